import { contentItemSchema } from '@/lib/contracts/catalogue/content-item';
import { contentTypes } from '@/lib/contracts/catalogue/content-types';
import {
  catalogueRecordOf,
  type CatalogueRecord,
} from '@/lib/domain/catalogue/content-item/catalogue-record';
import {
  type DeliveryAsset,
  type DeliveryEntry,
  resolvedAlready,
} from '@/lib/domain/catalogue/content-item/entry';
import { lookupOf } from '@/__tests__/support/content/lookup';
import contentTypesFile from '@/lib/contracts/catalogue/content-model.json';

type Fields = Record<string, unknown>;
const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
const links = (...ids: string[]) => ids.map((id) => link(id));
const entry = (type: string, id: string, fields: Fields = {}): DeliveryEntry => ({
  sys: { id, createdAt: '2024-05-06T23:59:59.999Z', contentType: { sys: { id: type } } },
  fields: { name: id, slug: `${id}-slug`, ...fields },
});
const asset = (id: string, fields: Fields): DeliveryAsset => ({ sys: { id }, fields });

const picture = asset('picture', {
  title: 'A title',
  description: 'A description',
  file: {
    url: '//host/x.png',
    contentType: 'image/png',
    fileName: 'x.png',
    details: { size: 5, image: { width: 16, height: 9 } },
  },
});
const paper = asset('paper', {
  file: { url: '//host/x.pdf', contentType: 'application/pdf', fileName: 'x.pdf', details: { size: 9 } },
});

const options = { adultThemesEntryId: 'adult-themes', scheme: 'https' as const };

/** Maps one entry beside others it may link to. */
function map(
  subject: DeliveryEntry,
  others: DeliveryEntry[] = [],
  assets: DeliveryAsset[] = [picture, paper],
): CatalogueRecord {
  const record = catalogueRecordOf(subject, lookupOf([subject, ...others], assets), options);
  if (!record) throw new Error('not an item');
  return record;
}
const mapItem = (subject: DeliveryEntry, others: DeliveryEntry[] = []) => map(subject, others).item;

describe('content types', () => {
  it('R-ENT-18 the 26 names exist in the content model with that exact id and map to a product type', () => {
    const ids = new Set(contentTypesFile.contentTypes.map(({ sys }) => sys.id));
    expect(contentTypes.filter((type) => !ids.has(type))).toEqual([]);
    expect([...contentTypes].sort()).toEqual([
      'collection', 'company', 'curriculum', 'curriculumUnit', 'educationLevel', 'genre', 'guide', 'interview', 'lesson',
      'lessonActivity', 'lessonPlan', 'period', 'person', 'production', 'role', 'series', 'skill', 'studyUnit',
      'studyUnitModule', 'studyUnitSection', 'theme', 'title', 'topic', 'trainingCourse', 'trainingCourseModule', 'workshop',
    ]); // prettier-ignore
    for (const type of contentTypes) expect(mapItem(entry(type, 'x')).type).toBe(type);
  });

  it('auxiliary types are no items', () => {
    for (const type of ['segment', 'media', 'country', 'standard', 'unknown']) {
      expect(catalogueRecordOf(entry(type, 'x'), resolvedAlready, options)).toBeNull();
    }
  });
});

describe('an entry with nothing but a name', () => {
  it('becomes a valid item: every absent field has its default', () => {
    const item = mapItem(entry('production', 'bare'));
    expect(contentItemSchema.parse(item)).toEqual(item);
    expect(item).toMatchObject({
      id: 'bare', slug: 'bare-slug', subType: null, image: null, date: null, media: null, documents: [], shortIntroduction: '',
      longIntroduction: '', producerNames: [], relatedGuides: [], relatedSegmentIds: [], authors: [], healthGuidance: [],
      hasAdultThemes: false, disablePrintAndDownload: false, hideOutline: false,
    }); // prettier-ignore
  });

  it('tolerates values of the wrong form, as an outside source may hold them', () => {
    const wrong = { subType: 5, image: 'x', media: link('picture', 'Asset'), producers: 'x', segments: [null, 1], contentGuidance: {}, documents: [{}], body: 'text', castMembers: 'x', date: 7 }; // prettier-ignore
    expect(() => contentItemSchema.parse(mapItem(entry('production', 'wrong', wrong)))).not.toThrow();
  });

  it('R-ENT-19 firstPublishedAt is the text of the date, not shifted', () => {
    expect(mapItem(entry('guide', 'x')).firstPublishedAt).toBe('2024-05-06');
  });

  it('is addressed by its id where the type has no slug', () => {
    const level = { ...entry('educationLevel', 'year-7'), fields: { name: 'Year 7' } };
    expect(mapItem(level).slug).toBe('year-7');
  });
});

describe('pictures', () => {
  it('R-ENT-27 carry address, text and title; // becomes https://', () => {
    expect(mapItem(entry('guide', 'x', { image: link('picture', 'Asset') })).image).toEqual({
      url: 'https://host/x.png',
      altText: 'A description',
      title: 'A title',
      width: 16,
      height: 9,
    });
  });

  it('prefer the entry’s own alternative text, then the asset’s, then the name', () => {
    const withImage = (fields: Fields, shown: DeliveryAsset) =>
      map(entry('guide', 'Name', { image: link('picture', 'Asset'), ...fields }), [], [shown]).item.image;
    const { file } = picture.fields;
    expect(withImage({ imageAltText: 'Own' }, picture)?.altText).toBe('Own');
    expect(withImage({}, asset('picture', { file, title: 'Title only' }))?.altText).toBe('Title only');
    expect(withImage({}, asset('picture', { file }))).toMatchObject({ altText: 'Name', title: '' });
    expect(withImage({}, asset('picture', { title: 'No file' }))).toBeNull();
    expect(withImage({}, asset('picture', { ...paper.fields }))).toBeNull();
  });

  it('take the scheme of an insecure content host', () => {
    const subject = entry('guide', 'x', { image: link('picture', 'Asset') });
    const record = catalogueRecordOf(subject, lookupOf([], [picture]), { ...options, scheme: 'http' });
    expect(record?.item.image?.url).toBe('http://host/x.png');
  });
});

describe('media and documents', () => {
  const media = entry('media', 'm1', {
    type: 'video',
    assetId: 'rec-1',
    dashManifestUrl: 'https://m/1.mpd',
    hlsManifestUrl: 'https://m/1.m3u8',
    subtitleUrl: '',
    durationMinutes: 90,
  });
  const doc = entry('documentMedia', 'd1', { name: 'Plan', file: link('paper', 'Asset'), pages: 4 });
  const empty = entry('documentMedia', 'd2', { name: 'No file' });
  const subject = entry('guide', 'x', { media: link('m1'), documents: links('d1', 'd2', 'missing') });

  it('R-ENT-28 shows kind, asset id and duration; the manifests stay beside the item', () => {
    const { item, sources } = map(subject, [media, doc, empty]);
    expect(item.media).toEqual({ type: 'video', assetId: 'rec-1', durationMinutes: 90 });
    expect(sources.media).toEqual({
      id: 'm1',
      assetId: 'rec-1',
      dashManifestUrl: 'https://m/1.mpd',
      hlsManifestUrl: 'https://m/1.m3u8',
      subtitleUrl: null,
      seconds: null,
    });
  });

  it('says audio description and sign languages of a recording, in one order and only known ones, and finds by them', () => {
    const accessFeatures = ['British Sign Language', 'Smell', 'Audio description'];
    const described = { ...media, fields: { ...media.fields, accessFeatures } };
    const { item, searchText } = map(subject, [described, doc, empty]);
    expect(item.media?.access).toEqual(['Audio description', 'British Sign Language']);
    expect(searchText.subjects).toEqual(expect.arrayContaining(item.media?.access ?? []));
    expect(map(subject, [media, doc, empty]).item.media).not.toHaveProperty('access');
  });

  it('says the sounds and texts that the entry names, and nothing of what is not understood', () => {
    const tracks = {
      sounds: [{ role: 'main', language: 'cy', label: 'Cymraeg' }],
      texts: [
        { kind: 'captions', language: 'cy', label: 'Cymraeg' },
        { kind: 'sign', language: 'bfi', label: 'BSL', asset: 'rec-1-bsl' },
      ],
    };
    const of = (said: unknown) =>
      map(subject, [{ ...media, fields: { ...media.fields, tracks: said } }, doc, empty]).item.media;
    expect(of(tracks)?.tracks).toEqual(tracks);
    for (const odd of [
      'en',
      { sounds: [] },
      { sounds: [], texts: [{ kind: 'smell', language: 'en', label: 'x' }] },
    ])
      expect(of(odd)).not.toHaveProperty('tracks');
  });

  it('R-ENT-29 shows name and pages of documents that have a file; the address stays beside the item', () => {
    const { item, sources } = map(subject, [media, doc, empty]);
    expect(item.documents).toEqual([{ id: 'd1', name: 'Plan', pages: 4 }]);
    expect(sources.documents).toMatchObject([
      { id: 'd1', file: { url: 'https://host/x.pdf', contentType: 'application/pdf' } },
    ]);
  });

  it('no playable or readable address is anywhere in the item', () => {
    const { item, body, segments, members } = map(subject, [media, doc, empty]);
    const shown = JSON.stringify([item, body, segments, members]);
    for (const address of ['.mpd', '.m3u8', '.pdf']) expect(shown).not.toContain(address);
  });
});

describe('relations', () => {
  it('keep editorial order, without unresolved targets, duplicates and the item itself', () => {
    const others = ['a', 'b'].map((id) => entry('guide', id));
    const subject = entry('guide', 'self', { relatedGuides: links('b', 'missing', 'self', 'a', 'b') });
    expect(mapItem(subject, others).relatedGuides).toEqual(['b-slug', 'a-slug']);
  });

  it('R-ENT-24 an unresolved author is left out', () => {
    const ada = entry('person', 'ada', { name: 'Ada', slug: 'ada-slug' });
    expect(mapItem(entry('guide', 'x', { authors: links('ada', 'gone') }), [ada]).authors).toEqual([
      { id: 'ada', slug: 'ada-slug', name: 'Ada' },
    ]);
  });

  it('reads links that the client has resolved in place, cycles too', () => {
    const friend = entry('guide', 'friend') as DeliveryEntry & { fields: Fields };
    const subject = entry('guide', 'x', { relatedGuides: [friend, link('gone')] });
    (friend.fields as Fields)['relatedGuides'] = [subject];
    const record = catalogueRecordOf(subject, resolvedAlready, options);
    expect(record?.item.relatedGuides).toEqual(['friend-slug']);
    expect(() => JSON.stringify(record)).not.toThrow();
  });

  it('sorts education levels by entry age, then name', () => {
    const level = (id: string, entryAge: number) =>
      entry('educationLevel', id, {
        entryAge,
        unifiedLevelStage: `s${entryAge}`,
        unifiedLevelStageName: `Stage ${entryAge}`,
      });
    const subject = entry('guide', 'x', { educationLevels: links('Year 7', 'Year 3', 'Key stage 2') });
    const { item, facets } = map(subject, [level('Year 7', 11), level('Year 3', 7), level('Key stage 2', 7)]);
    expect(item.relatedEducationLevelNames).toEqual(['Key stage 2', 'Year 3', 'Year 7']);
    expect(facets.level).toEqual([
      { key: 's7', name: 'Stage 7' },
      { key: 's11', name: 'Stage 11' },
    ]);
  });
});

describe('guidance', () => {
  const guidance = (id: string, type: string, name = id) => entry('contentGuidance', id, { type, name });

  it('R-ENT-20 the configured entry makes an item adult, also when it is unpublished', () => {
    const subject = entry('production', 'x', { contentGuidance: links('adult-themes') });
    expect(map(subject, [guidance('adult-themes', 'General')])).toMatchObject({
      item: { hasAdultThemes: true },
      visibility: { hasAdultThemes: true },
    });
    expect(mapItem(subject).hasAdultThemes).toBe(true);
  });

  it('R-ENT-21 another entry of type Adult does not', () => {
    const subject = entry('production', 'x', { contentGuidance: links('other') });
    expect(mapItem(subject, [guidance('other', 'Adult')]).hasAdultThemes).toBe(false);
  });

  it('R-ENT-22 names of Health guidance in order', () => {
    const subject = entry('production', 'x', { contentGuidance: links('a', 'b', 'c') });
    const all = [
      guidance('a', 'Health', 'Flashing lights'),
      guidance('b', 'General', 'Strong language'),
      guidance('c', 'Health', 'Loud noises'),
    ];
    expect(mapItem(subject, all).healthGuidance).toEqual(['Flashing lights', 'Loud noises']);
  });

  it('R-ENT-23 none', () => {
    expect(mapItem(entry('production', 'x'))).toMatchObject({ hasAdultThemes: false, healthGuidance: [] });
  });
});

describe('rights and profiles', () => {
  const country = (alpha3: string) => entry('country', alpha3, { alpha3 });
  const deny = entry('rightsAgreement', 'r', { type: 'deny', countries: links('GBR', 'USA') });
  const subject = entry('production', 'x', {
    rightsAgreement: link('r'),
    contentProfiles: ['Strong Language', 'religion', 'religion'],
  });

  it('name the countries and the normalised profiles', () => {
    const facts = map(subject, [deny, country('GBR'), country('USA')]).visibility;
    expect(facts).toEqual({
      id: 'x',
      hasAdultThemes: false,
      contentProfiles: ['strong-language', 'religion'],
      rights: { type: 'deny', countries: ['GBR', 'USA'] },
    });
  });

  it('an agreement that cannot be read hides the item everywhere; none shows it anywhere', () => {
    expect(map(subject).visibility.rights).toEqual({ type: 'allow', countries: [] });
    expect(map(entry('production', 'x')).visibility.rights).toBeNull();
  });
});
