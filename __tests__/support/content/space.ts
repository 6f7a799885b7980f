/** A small invented space for tests of the content service: every field type, locales, cycles, links that lead nowhere. */
type Json = Record<string, unknown>;

export const SPACE = 'stage';
const LOCALE = 'en-US';

export const entryLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
export const assetLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Asset', id } });

interface FieldOptions extends Json {
  localized?: boolean;
  required?: boolean;
}

const field = (id: string, type: string, options: FieldOptions = {}) => ({
  id,
  name: id,
  type,
  localized: false,
  required: false,
  disabled: false,
  omitted: false,
  ...options,
});

const toEntries = (...types: string[]) => ({
  type: 'Link',
  linkType: 'Entry',
  validations: [{ linkContentType: types }],
});

export const contentTypes = [
  {
    sys: { id: 'play', type: 'ContentType' },
    name: 'Play',
    description: 'Something to stage',
    displayField: 'name',
    fields: [
      field('name', 'Symbol', { required: true, localized: true }),
      field('slug', 'Symbol', {
        required: true,
        validations: [{ unique: true }, { regexp: { pattern: '^[a-z0-9-]+$' } }],
      }),
      field('summary', 'Text', { localized: true }),
      field('body', 'RichText'),
      field('acts', 'Integer', { validations: [{ range: { min: 1, max: 9 } }] }),
      field('rating', 'Number'),
      field('opened', 'Date'),
      field('running', 'Boolean'),
      field('notes', 'Object'),
      field('stage', 'Location'),
      field('words', 'Array', { items: { type: 'Symbol', validations: [] } }),
      field('author', 'Link', { linkType: 'Entry', validations: [{ linkContentType: ['person'] }] }),
      field('seenWith', 'Array', { items: toEntries('play', 'person') }),
      field('poster', 'Link', { linkType: 'Asset', validations: [{ linkMimetypeGroup: ['image'] }] }),
      field('secret', 'Symbol', { omitted: true }),
    ],
  },
  {
    sys: { id: 'person', type: 'ContentType' },
    name: 'Person',
    description: 'Somebody',
    displayField: 'name',
    fields: [
      field('name', 'Symbol', { required: true }),
      field('born', 'Integer'),
      field('portrait', 'Link', { linkType: 'Asset' }),
      field('friend', 'Link', { linkType: 'Entry' }),
    ],
  },
];

const locales = [
  {
    code: LOCALE,
    name: 'English',
    default: true,
    fallbackCode: null,
    sys: { id: 'l-en', type: 'Locale', version: 1 },
  },
  {
    code: 'de',
    name: 'German',
    default: false,
    fallbackCode: LOCALE,
    sys: { id: 'l-de', type: 'Locale', version: 2 },
  },
  {
    code: 'de-CH',
    name: 'Swiss',
    default: false,
    fallbackCode: 'de',
    sys: { id: 'l-ch', type: 'Locale', version: 1 },
  },
  {
    code: 'cy',
    name: 'Welsh',
    default: false,
    fallbackCode: null,
    sys: { id: 'l-cy', type: 'Locale', version: 1 },
  },
];

/** Values of the default locale; a value given as `{ locale: … }` through `localised` keeps its locales. */
const localised = (values: Json) => ({ localised: values });
const inLocales = (value: unknown) =>
  typeof value === 'object' && value !== null && 'localised' in value ? value.localised : { [LOCALE]: value };

export function entry(type: string, id: string, fields: Json, sys: Json = {}) {
  const values = Object.entries(fields).map(([name, value]) => [name, inLocales(value)]);
  return {
    sys: { id, type: 'Entry', contentType: { sys: { id: type } }, ...sys },
    fields: Object.fromEntries(values) as Json,
  };
}

function asset(id: string, fileName: string, contentType: string, fields: Json = {}) {
  const file = {
    url: `//files.example/${id}/${fileName}`,
    fileName,
    contentType,
    details: { size: fileName.length * 100 },
  };
  return {
    sys: { id, type: 'Asset' },
    fields: { title: { [LOCALE]: id }, file: { [LOCALE]: file }, ...fields },
  };
}

const at = (day: number) => {
  const date = `2024-02-${String(day).padStart(2, '0')}T10:00:00.000Z`;
  return { createdAt: date, updatedAt: date, revision: day };
};

const paragraph = (value: string, ...inline: unknown[]) => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value, marks: [], data: {} }, ...inline],
    },
  ],
});

const embedded = (target: unknown) => ({ nodeType: 'entry-hyperlink', data: { target }, content: [] });

const plays = [
  entry('play', 'lear', {
    name: localised({ [LOCALE]: 'King Lear', de: 'König Lear', cy: 'Y Brenin Llyr' }),
    slug: 'king-lear',
    summary: localised({ [LOCALE]: 'A king divides his kingdom.', de: 'Ein König teilt sein Reich.' }),
    body: paragraph('Storm on the heath', embedded(entryLink('nell'))),
    acts: 5, rating: 4.5, opened: '1606-12-26', running: true, notes: { doors: [1, 2], cousin: entryLink('hamlet') },
    stage: { lat: 51.5, lon: -0.1 }, words: ['storm', 'crown'], author: entryLink('will'), poster: assetLink('poster'),
    seenWith: [entryLink('hamlet'), entryLink('nowhere')], secret: 'not delivered',
  }, at(1)),
  entry('play', 'hamlet', {
    name: 'Hamlet', slug: 'hamlet', summary: 'A prince hesitates over a crown.', acts: 5, rating: 5,
    opened: '1601-01-01T19:30:00.000+01:00', running: false, stage: { lat: 55.7, lon: 12.6 }, words: ['ghost', 'crown'],
    author: entryLink('will'), seenWith: [entryLink('lear')],
  }, at(2)),
  entry('play', 'doll', {
    name: 'A Doll’s House', slug: 'a-dolls-house', summary: 'A gateway is shut.', acts: 3, rating: 4, opened: '1879-12-21',
    running: true, stage: { lat: 59.9, lon: 10.7 }, words: ['gateway'], author: entryLink('henrik'), poster: assetLink('gone'),
  }, at(3)),
  entry('play', 'blank', { name: 'Blank', slug: 'blank', words: [] }, at(4)),
  entry('play', 'twin-a', { name: 'Twins', slug: 'twins-1', acts: 2 }, at(6)),
  entry('play', 'twin-b', { name: 'Twins', slug: 'twins-2', acts: 2 }, at(6)),
]; // prettier-ignore

const people = [
  entry('person', 'will', { name: 'William Shakespeare', born: 1564, friend: entryLink('ben') }, at(7)),
  entry('person', 'henrik', { name: 'Henrik Ibsen', born: 1828, portrait: assetLink('portrait') }, at(8)),
  entry(
    'person',
    'ben',
    { name: 'Ben Jonson', born: 1572, portrait: assetLink('portrait'), friend: entryLink('kit') },
    at(9),
  ),
  entry('person', 'kit', { name: 'Christopher Marlowe', born: 1564, friend: entryLink('will') }, at(10)),
  entry('person', 'nell', { name: 'Nell Gwyn', born: 1650 }, at(11)),
  entry('person', 'draft', { name: 'Not yet' }, { version: 3 }),
];

/** The export of the space; `draft` is a person who was never published. */
export function spaceExport() {
  const tagLinks = (...ids: string[]) => ({
    tags: ids.map((id) => ({ sys: { type: 'Link', linkType: 'Tag', id } })),
  });
  return {
    space: { id: SPACE, name: 'Stage' },
    locales,
    contentTypes,
    tags: [
      { name: 'Classic', sys: { id: 'classic', visibility: 'public', ...at(1) } },
      { name: 'Modern', sys: { id: 'modern', visibility: 'public', ...at(2) } },
      { name: 'Internal', sys: { id: 'internal', visibility: 'private', ...at(3) } },
    ],
    entries: [...plays, ...people].map((one) =>
      one.sys.id === 'lear'
        ? { ...one, metadata: tagLinks('classic', 'modern') }
        : one.sys.id === 'hamlet'
          ? { ...one, metadata: tagLinks('classic') }
          : one,
    ),
    assets: [
      asset('poster', 'lear.png', 'image/png', { description: { [LOCALE]: 'A storm in ink' } }),
      asset('portrait', 'portrait.jpg', 'image/jpeg'),
      asset('programme', 'programme.pdf', 'application/pdf'),
    ],
  };
}
