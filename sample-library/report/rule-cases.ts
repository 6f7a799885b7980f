/** The cases that every rule and screen needs (content model §6), each found among the entries that have it. */
import { unresolvedIds } from '@/sample-library/compile/cases';
import { type Entry, type Link, LOCALE } from '@/sample-library/compile/resource';

interface RuleCase {
  what: string;
  /** Entry ids that show it, the first few. */
  ids: string[];
}

const value = (entry: Entry, field: string): unknown => entry.fields[field]?.[LOCALE];
const list = (entry: Entry, field: string): unknown[] => (value(entry, field) ?? []) as unknown[];
const linkIds = (entry: Entry, field: string) => (list(entry, field) as Link[]).map(({ sys }) => sys.id);
const linkId = (entry: Entry, field: string) => (value(entry, field) as Link | undefined)?.sys.id;
const typeOf = (entry: Entry) => entry.sys.contentType.sys.id;
const nameOf = (entry: Entry) => String(value(entry, 'name') ?? '');

const searchable = new Set([
  'production', 'interview', 'title', 'series', 'person', 'workshop', 'guide', 'lessonPlan', 'trainingCourse',
]); // prettier-ignore

/** More than one page of twenty slugs (§9), more than one page of fifty entries. */
const SLUG_BATCH = 20;

interface Lookup {
  byId: ReadonlyMap<string, Entry>;
  draftIds: ReadonlySet<string>;
}

type Finder = readonly [what: string, has: (entry: Entry, lookup: Lookup) => boolean];

const guidanceOfType =
  (type: string) =>
  (entry: Entry, { byId }: Lookup) =>
    linkIds(entry, 'contentGuidance').some((id) => {
      const guidance = byId.get(id);
      return guidance !== undefined && value(guidance, 'type') === type;
    });
const agreement = (key: string) => (entry: Entry) =>
  linkId(entry, 'rightsAgreement') === `rightsAgreement-${key}`;
const profile = (name: string) => (entry: Entry) => list(entry, 'contentProfiles').includes(name);
const relatedIds = (entry: Entry) =>
  Object.keys(entry.fields)
    .filter((field) => field.startsWith('related'))
    .flatMap((field) => linkIds(entry, field));

const finders: readonly Finder[] = [
  [
    'adult guidance (the entry `adult-themes`)',
    (entry) => linkIds(entry, 'contentGuidance').includes('adult-themes'),
  ],
  ['Health guidance', guidanceOfType('Health')],
  ['shown in the United Kingdom only', agreement('allow-gbr')],
  ['shown in the United States only', agreement('allow-usa')],
  ['shown everywhere but the United States', agreement('deny-usa')],
  ['profile `religion`', profile('religion')],
  ['profile `strong-language`', profile('strong-language')],
  ['profile `sexual-content`', profile('sexual-content')],
  ['no image', (entry) => typeOf(entry) === 'production' && value(entry, 'image') === undefined],
  ['unresolved related link', (entry) => relatedIds(entry).some((id) => unresolvedIds.includes(id))],
  [
    'related link to an unpublished entry',
    (entry, { draftIds }) => relatedIds(entry).some((id) => draftIds.has(id)),
  ],
  ['two authors', (entry) => list(entry, 'authors').length === 2],
  ['no media', (entry) => typeOf(entry) === 'production' && value(entry, 'media') === undefined],
  ['video media', (entry, { byId }) => mediaType(entry, byId) === 'video'],
  ['audio media', (entry, { byId }) => mediaType(entry, byId) === 'audio'],
  ['segments', (entry) => list(entry, 'segments').length > 0],
  [
    'document without pages',
    (entry) => typeOf(entry) === 'documentMedia' && value(entry, 'pages') === undefined,
  ],
  ['printing and downloading disabled', (entry) => value(entry, 'disablePrintAndDownload') === true],
  ['outline hidden', (entry) => value(entry, 'hideOutline') === true],
  [
    'course with a certificate',
    (entry) => typeOf(entry) === 'trainingCourse' && value(entry, 'hasCertificate') === true,
  ],
  [
    'course without a certificate',
    (entry) => typeOf(entry) === 'trainingCourse' && value(entry, 'hasCertificate') !== true,
  ],
  ['study unit with modules', (entry) => typeOf(entry) === 'studyUnit' && list(entry, 'modules').length > 0],
  ['curriculum with units', (entry) => typeOf(entry) === 'curriculum' && list(entry, 'units').length > 0],
  [
    'more than 20 slugs in one relation',
    (entry) =>
      Object.keys(entry.fields).some(
        (field) => field.startsWith('related') && list(entry, field).length > SLUG_BATCH,
      ),
  ],
  [
    'title dated before the year 1000',
    (entry) => typeOf(entry) === 'title' && value(entry, 'date') === undefined,
  ],
  ['name with an accent', (entry) => searchable.has(typeOf(entry)) && /[à-öø-ÿ]/i.test(nameOf(entry))],
  ['name with an apostrophe', (entry) => searchable.has(typeOf(entry)) && /['’]/.test(nameOf(entry))],
  ['name with digits', (entry) => searchable.has(typeOf(entry)) && /\d/.test(nameOf(entry))],
];

function mediaType(entry: Entry, byId: ReadonlyMap<string, Entry>): unknown {
  const media = byId.get(linkId(entry, 'media') ?? '');
  return media && searchable.has(typeOf(entry)) ? value(media, 'type') : undefined;
}

const SHOWN = 3;

/** Every case with the entries that show it; an empty list means that the library lacks it. */
export function ruleCases(entries: readonly Entry[]): RuleCase[] {
  const lookup: Lookup = {
    byId: new Map(entries.map((entry) => [entry.sys.id, entry])),
    draftIds: new Set(entries.filter(({ sys }) => sys.publishedAt === undefined).map(({ sys }) => sys.id)),
  };
  return finders.map(([what, has]) => ({
    what,
    ids: entries
      .filter((entry) => has(entry, lookup))
      .slice(0, SHOWN)
      .map(({ sys }) => sys.id),
  }));
}
