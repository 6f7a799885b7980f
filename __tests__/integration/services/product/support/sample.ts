/** Raw resources as sync gives them, and a small library that has one item for each rule of visibility. */
import type { SyncedResource } from '@/services/product/follow/resource';

export const LOCALE = 'en-US';
export const link = (id: string, linkType: 'Entry' | 'Asset' = 'Entry') => ({
  sys: { type: 'Link', linkType, id },
});
export const links = (...ids: string[]) => ids.map((id) => link(id));

const localised = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { [LOCALE]: value }]));

export function entry(type: string, id: string, fields: Record<string, unknown>): SyncedResource {
  return {
    sys: {
      id,
      type: 'Entry',
      createdAt: '2024-05-06T23:59:59.999Z',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } },
    },
    fields: localised({ name: id, slug: id, ...fields }),
  } as SyncedResource;
}

export function asset(id: string, contentType: string, fileName: string): SyncedResource {
  return {
    sys: { id, type: 'Asset', createdAt: '2024-05-06T00:00:00.000Z' },
    fields: localised({
      title: fileName,
      file: { url: `//assets.test/${id}/${fileName}`, fileName, contentType, details: { size: 10 } },
    }),
  };
}

/** Items: one plain production with everything, and one for each way to be hidden. */
export function sampleLibrary(): { entries: SyncedResource[]; assets: SyncedResource[] } {
  const entries = [
    entry('genre', 'tragedy', { name: 'Tragedy' }),
    entry('genre', 'comedy', { name: 'Comedy' }),
    entry('theme', 'power', { name: 'Power', themeType: 'Theme' }),
    entry('theme', 'mask', { name: 'Mask', themeType: 'Form' }),
    entry('skill', 'analysis', { name: 'Analysis', skillType: 'English' }),
    entry('skill', 'lighting', { name: 'Lighting', skillType: 'Theatre' }),
    entry('country', 'gbr', { name: 'United Kingdom', alpha2: 'GB', alpha3: 'GBR', numericCode: '826' }),
    entry('country', 'usa', { name: 'United States', alpha2: 'US', alpha3: 'USA', numericCode: '840' }),
    entry('rightsAgreement', 'allow-gbr', { type: 'allow', countries: links('gbr') }),
    entry('rightsAgreement', 'deny-usa', { type: 'deny', countries: links('usa') }),
    entry('contentGuidance', 'adult-themes', { name: 'Adult themes', type: 'Adult' }),
    entry('media', 'media-lear', {
      name: 'Lear',
      type: 'video',
      assetId: 'rec-lear',
      durationMinutes: 2,
      tracks: {
        sounds: [{ role: 'main', language: 'en', label: 'English' }],
        texts: [{ kind: 'captions', language: 'en', label: 'English' }],
      },
    }),
    entry('documentMedia', 'doc-guide', { name: 'The guide', file: link('pdf', 'Asset'), pages: 4 }),
    entry('person', 'ada', { name: 'Ada Example', curated: true }),
    entry('title', 'king-lear', { name: 'King Lear', date: '1606-12-26', genres: links('tragedy'), themes: links('power') }),
    entry('title', 'masked-ball', { name: 'Masked Ball', genres: links('comedy'), themes: links('mask', 'power'), contentGuidance: links('adult-themes') }),
    entry('production', 'prod-lear', {
      name: 'King Lear', subType: 'Production', date: '2019-03-01', title: link('king-lear'), genres: links('tragedy'),
      themes: links('power'), media: link('media-lear'), relatedGuides: links('guide-plain', 'guide-locked'),
      shortIntroduction: 'A king divides his kingdom.', segments: links('segment-2'),
    }),
    entry('production', 'prod-adult', { name: 'After Dark', subType: 'Production', genres: links('tragedy'), contentGuidance: links('adult-themes') }),
    entry('production', 'prod-gbr', { name: 'British Only', subType: 'Archive recording', rightsAgreement: link('allow-gbr') }),
    entry('production', 'prod-not-usa', { name: 'Not in America', subType: 'Audio production', rightsAgreement: link('deny-usa') }),
    entry('guide', 'guide-plain', { name: 'A Guide to Lear', skills: links('analysis'), authors: links('ada'), documents: links('doc-guide') }),
    entry('guide', 'guide-locked', { name: 'Reading Only', documents: links('doc-guide'), disablePrintAndDownload: true, contentProfiles: ['religion'], segments: links('segment-1') }),
    entry('segment', 'segment-1', { name: 'A chapter', type: 'Scene', startTimestampInSeconds: 0, endTimestampInSeconds: 1 }),
    entry('segment', 'segment-2', { name: 'Another', type: 'Scene', startTimestampInSeconds: 0, endTimestampInSeconds: 1 }),
    entry('series', 'series-dark', { name: 'Dark Nights', items: links('prod-adult') }),
    entry('series', 'series-mixed', { name: 'Mixed Nights', items: links('prod-adult', 'prod-lear') }),
    entry('trainingCourse', 'course', { name: 'DT+ 101: Using the Platform', slug: 'dt-101-using-the-platform', modules: links('module-1', 'module-2'), hasCertificate: true }),
    entry('trainingCourse', 'course-plain', { name: 'A Course Without', modules: links('module-1'), hasCertificate: false }),
    entry('trainingCourseModule', 'module-1', { name: 'Finding things' }),
    entry('trainingCourseModule', 'module-2', { name: 'Watching things' }),
  ]; // prettier-ignore
  return { entries, assets: [asset('pdf', 'application/pdf', 'the guide.pdf')] };
}
