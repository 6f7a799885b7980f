/** What a technician of the tests imports: a catalogue of somebody else's, with a recording that lies elsewhere. */

const entryOf = (id: string, type: string, fields: Record<string, unknown>) => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: type } } },
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
});
const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

/** A recording that lies elsewhere, by the whole address of its manifest, and a page of the house in own words. */
const ownEntries = (hosted: string) => [
  entryOf('rec-own', 'media', { name: 'Levels', type: 'video', assetId: 'rec-own', hlsManifestUrl: `${hosted}/master.m3u8` }),
  entryOf('levels', 'production', { name: 'Levels of tension', slug: 'levels', subType: 'Archive recording', media: linkTo('rec-own') }),
  entryOf('about', 'housePage', { name: 'About Riverside Stage', slug: 'about', body: { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: 'Four theatres by the river.', marks: [], data: {} }] }] } }),
]; // prettier-ignore

/** Own entries and works of somebody else's catalogue. @param hosted origin of the recording */
export const ownCatalogue = (hosted: string) => ({
  entries: [
    ...ownEntries(hosted),
    ...[
      ['sennedd', 'Y Tŵr', 'Drama am ddau gymeriad.'],
      ['izutsu', 'Izutsu', 'A play of the fifteenth century.'],
    ].map(([id = '', name, text], index) =>
      entryOf(id, 'title', { name, slug: `work-${index}`, shortIntroduction: text }),
    ),
  ],
});
