/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { unresolvedIds } from '@/sample-library/compile/cases';
import { type Entry, linkToAsset } from '@/sample-library/compile/resource';
import { libraryEntries } from '@/sample-library/compile/library';
import { readRecordings } from '@/sample-library/compile/recordings';
import contentTypesJson from '@/lib/contracts/catalogue/content-model.json';
import { libraryPage } from '@/sample-library/report/library-page';
import { ruleCases } from '@/sample-library/report/rule-cases';
import { contentTypeSchema } from '@/services/content/model/content-type';
import { linksIn } from '@/services/content/model/links';
import { entrySchema } from '@/services/content/publishing/files/export-format';
import { entryFaults } from '@/services/content/publishing/validation/validate-entry';
import { uniqueFaults } from '@/services/content/publishing/validation/validate-unique';

const minima: Readonly<Record<string, number>> = {
  title: 240, person: 290, production: 20, interview: 60, workshop: 40, guide: 60, lessonPlan: 60, series: 20,
  collection: 12, trainingCourse: 2, trainingCourseModule: 6, studyUnit: 6, curriculum: 2, country: 250, standard: 48,
}; // prettier-ignore

describe('the sample library', () => {
  let entries: Entry[];
  const compile = async () =>
    libraryEntries({
      recordings: await readRecordings('sample-library/recordings'),
      picture: (facts) => linkToAsset(facts.id),
      pagesOf: () => 1,
    });
  const ofType = (type: string) => entries.filter(({ sys }) => sys.contentType.sys.id === type);

  beforeAll(async () => {
    entries = await compile();
  });

  it('comes out the same every time', async () => {
    expect(JSON.stringify(await compile())).toBe(JSON.stringify(entries));
  });

  it('has ids of its own, each once and of a length that the delivery API takes', () => {
    const ids = entries.map(({ sys }) => sys.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[A-Za-z0-9._-]{1,64}$/.test(id))).toEqual([]);
  });

  it.each(Object.entries(minima))('holds enough of %s', (type, least) => {
    expect(ofType(type).length).toBeGreaterThanOrEqual(least);
  });

  it('R-ENT-18 holds all 26 content types', () => {
    // Pages of the house are a library's own words; the sample shows the built-in ones.
    const types = contentTypesJson.contentTypes.map(({ sys }) => sys.id).filter((id) => id !== 'housePage');
    expect(types.filter((type) => ofType(type).length === 0)).toEqual([]);
  });

  it('obeys its content types: required fields, patterns, sizes, vocabularies, link types, unique slugs', () => {
    const contentTypes = new Map(
      contentTypesJson.contentTypes.map((type) => [type.sys.id, contentTypeSchema.parse(type)]),
    );
    const typeOf = new Map(entries.map(({ sys }) => [sys.id, sys.contentType.sys.id]));
    const sources = entries.map((entry) => entrySchema.parse(entry));
    const context = {
      space: 'library',
      locales: ['en-US'],
      defaultLocale: 'en-US',
      contentTypes,
      targets: {
        contentTypeOf: (id: string) => typeOf.get(id),
        fileTypeOf: (id: string) => (id.startsWith('file-') ? 'application/pdf' : 'image/webp'),
      },
    };
    expect(sources.flatMap((source) => entryFaults(source, context))).toEqual([]);
    expect(uniqueFaults('library', contentTypes, sources, [])).toEqual([]);
  });

  it('links to nothing that is missing, but for the one case that needs it', () => {
    const known = new Set([...entries.map(({ sys }) => sys.id), ...unresolvedIds]);
    const missing = entries.flatMap(({ sys, fields }) =>
      linksIn(fields)
        .filter(({ kind, id }) => kind === 'Entry' && !known.has(id))
        .map(({ id }) => `${sys.id} -> ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it('shows every case that a rule needs', () => {
    expect(ruleCases(entries).filter(({ ids }) => ids.length === 0)).toEqual([]);
  });

  it('is described by docs/library.md as it is (npm run catalogue -- library)', async () => {
    expect(await readFile('docs/library.md', 'utf8')).toBe(libraryPage(entries));
  });
});
