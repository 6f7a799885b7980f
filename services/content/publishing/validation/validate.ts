/** Validation of a whole bundle against the content types it will live under. */
import type { Kysely } from 'kysely';
import { chunksOf } from '@/lib/domain/chunks';
import type { ContentTypeSource } from '../../model/content-type';
import type { Place } from '../../store/place';
import type { Tables } from '../../store/tables';
import type { Fault } from './faults';
import { type Contents, fileTypeOf, NO_OTHERS, othersBeside, type StoredOthers } from './stored-others';
import { defaultLocaleOf, type Structure } from '../files/structure';
import { sayAtWork } from '../transaction';
import { entryFaults } from './validate-entry';
import { uniqueFaults } from './validate-unique';
import type { Targets } from './value-rules';

function targetsOf({ entries, assets }: Contents, others: StoredOthers): Targets {
  const types = new Map(others.types);
  for (const entry of entries) types.set(entry.sys.id, entry.sys.contentType.sys.id);
  const files = new Map(others.fileTypes);
  for (const asset of assets) {
    const type = fileTypeOf(asset.fields['file']);
    if (type !== undefined) files.set(asset.sys.id, type);
  }
  return { contentTypeOf: (id) => types.get(id), fileTypeOf: (id) => files.get(id) };
}

/** Faults of content types themselves: invalid regular expressions, repeated field ids. */
function contentTypeFaults(space: string, contentTypes: ReadonlyMap<string, ContentTypeSource>): Fault[] {
  return [...contentTypes.values()].flatMap((type) => {
    const seen = new Set<string>();
    return type.fields.flatMap((field) => {
      const problems: string[] = seen.has(field.id) ? ['appears more than once'] : [];
      seen.add(field.id);
      const validations = [...(field.validations ?? []), ...(field.items?.validations ?? [])];
      for (const rule of validations.flatMap(({ regexp, prohibitRegexp }) => [regexp, prohibitRegexp])) {
        try {
          if (rule) new RegExp(rule.pattern, rule.flags ?? '');
        } catch {
          problems.push(`${rule?.pattern} is no regular expression`);
        }
      }
      return problems.map((problem) => ({
        space,
        resource: `ContentType ${type.sys.id}`,
        field: field.id,
        problem,
      }));
    });
  });
}

/** Entries validated between two statements: some hundredths of a second. */
const PART = 1_000;

export interface ValidationSubject extends Contents {
  structure: Structure;
  prune: boolean;
}

/** Every fault of the bundle; empty when it may be published. */
export async function validateBundle(
  db: Kysely<Tables>,
  place: Place,
  subject: ValidationSubject,
): Promise<Fault[]> {
  const { entries, structure } = subject;
  const typeFaults = contentTypeFaults(place.space, structure.contentTypes);
  if (typeFaults.length > 0) return typeFaults;
  const others = subject.prune ? NO_OTHERS : await othersBeside(db, place, subject, structure.contentTypes);
  const context = {
    space: place.space,
    locales: structure.locales.map(({ code }) => code),
    defaultLocale: defaultLocaleOf(structure),
    contentTypes: structure.contentTypes,
    targets: targetsOf(subject, others),
  };
  const faults: Fault[] = [];
  for (const part of chunksOf(entries, PART)) {
    faults.push(...part.flatMap((entry) => entryFaults(entry, context)));
    await sayAtWork(db);
  }
  return [...faults, ...uniqueFaults(place.space, structure.contentTypes, entries, others.holders)];
}
