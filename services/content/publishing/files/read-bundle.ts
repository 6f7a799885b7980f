/** Reads an import file into bundles by space, every part checked for its form. */
import type { z } from 'zod';
import { normaliseProfile } from '@/lib/domain/catalogue/content-item/visibility-facts';
import {
  assetSchema,
  type Bundle,
  bundleSchema,
  entrySchema,
  isSingleExport,
  type SourceAsset,
  type SourceEntry,
} from './export-format';
import { type Fault, FaultyContentError } from '../validation/faults';

export interface SpaceBundle {
  space: string;
  spaceName: string | null;
  environment: string;
  bundle: Bundle;
  entries: SourceEntry[];
  assets: SourceAsset[];
}

export interface BundleChoice {
  /** Space to import into; of a file keyed by space, the one to take. */
  space?: string | undefined;
  environment?: string | undefined;
}

function idIn(source: unknown): string {
  const id = (source as { sys?: { id?: unknown } } | null)?.sys?.id;
  return typeof id === 'string' ? id : '(without an id)';
}

function parseAll<T>(
  schema: z.ZodType<T>,
  sources: readonly unknown[],
  kind: string,
  space: string,
  faults: Fault[],
): T[] {
  const seen = new Set<string>();
  return sources.flatMap((source) => {
    const resource = `${kind} ${idIn(source)}`;
    const parsed = schema.safeParse(source);
    for (const issue of parsed.error?.issues ?? []) {
      faults.push({ space, resource, field: issue.path.join('.') || null, problem: issue.message });
    }
    if (seen.has(resource)) faults.push({ space, resource, field: null, problem: 'appears more than once' });
    seen.add(resource);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Content model §1.4: profiles are kept lower-case and hyphenated. */
function normalise(entry: SourceEntry): SourceEntry {
  const profiles = entry.fields['contentProfiles'];
  if (!profiles) return entry;
  const normal = (one: unknown) => (typeof one === 'string' ? normaliseProfile(one) : one);
  const contentProfiles = Object.fromEntries(
    Object.entries(profiles).map(([locale, value]) => [
      locale,
      Array.isArray(value) ? value.map(normal) : value,
    ]),
  );
  return { ...entry, fields: { ...entry.fields, contentProfiles } };
}

function fileFaults(
  space: string | undefined,
  issues: readonly { path: PropertyKey[]; message: string }[],
): Fault[] {
  return issues.map(({ path, message }) => ({
    space: space ?? '?',
    resource: 'File',
    field: path.join('.') || null,
    problem: message,
  }));
}

function readOne(key: string | null, json: unknown, choice: BundleChoice, faults: Fault[]): SpaceBundle[] {
  const parsed = bundleSchema.safeParse(json);
  const space = key ?? choice.space ?? parsed.data?.space?.id;
  if (!parsed.success) {
    faults.push(...fileFaults(space, parsed.error.issues));
    return [];
  }
  if (space === undefined) {
    faults.push(...fileFaults(space, [{ path: [], message: 'names no space; give one with --space' }]));
    return [];
  }
  const bundle = parsed.data;
  const part = {
    space,
    spaceName: bundle.space?.name ?? null,
    environment: choice.environment ?? bundle.environment ?? 'master',
    bundle,
    entries: parseAll(entrySchema, bundle.entries, 'Entry', space, faults).map(normalise),
    assets: parseAll(assetSchema, bundle.assets, 'Asset', space, faults),
  };
  return [part];
}

/** Bundles of a parsed file. Throws FaultyContentError when a part does not have the form of an export. */
export function readBundles(json: unknown, choice: BundleChoice): SpaceBundle[] {
  const faults: Fault[] = [];
  const keyed =
    isSingleExport(json) || typeof json !== 'object' || json === null ? null : Object.entries(json);
  const bundles = keyed
    ? keyed
        .filter(([key]) => choice.space === undefined || choice.space === key)
        .flatMap(([key, part]) => readOne(key, part, choice, faults))
    : readOne(null, json, choice, faults);
  if (faults.length > 0) throw new FaultyContentError(faults);
  if (bundles.length === 0) {
    throw new FaultyContentError([
      { space: choice.space ?? '?', resource: 'File', field: null, problem: 'holds no such space' },
    ]);
  }
  return bundles;
}
