/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Entry } from '@/sample-library/compile/resource';
import { writeScaleLibrary } from '@/sample-library/scale/write';
import { contentTypeSchema } from '@/services/content/model/content-type';
import { entrySchema } from '@/services/content/publishing/files/export-format';
import { entryFaults } from '@/services/content/publishing/validation/validate-entry';
import { uniqueFaults } from '@/services/content/publishing/validation/validate-unique';

const ITEMS = 400;

describe('libraries of any size for benchmarks', () => {
  let folder: string;
  const write = async (name: string, items: number) =>
    readFile(await writeScaleLibrary({ items, file: path.join(folder, name), log: () => undefined }), 'utf8');

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'scale-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are the same every time, and a smaller one is the beginning of a larger one', async () => {
    const text = await write('a.json', ITEMS);
    expect(await write('b.json', ITEMS)).toBe(text);
    const ids = (json: string) => (JSON.parse(json) as { entries: Entry[] }).entries.map(({ sys }) => sys.id);
    const smaller = ids(await write('c.json', 100));
    expect(ids(text).slice(0, smaller.length)).toEqual(smaller);
  });

  it('obey the content types and hold every searchable type but courses', async () => {
    const library = JSON.parse(await write('d.json', ITEMS)) as {
      entries: Entry[];
      contentTypes: { sys: { id: string } }[];
    };
    const items = library.entries.filter(({ sys }) => sys.id.includes('-scale-'));
    expect(items).toHaveLength(ITEMS);
    expect(new Set(items.map(({ sys }) => sys.contentType.sys.id)).size).toBe(8);
    const typeOf = new Map(library.entries.map(({ sys }) => [sys.id, sys.contentType.sys.id]));
    const contentTypes = new Map(
      library.contentTypes.map((type) => [type.sys.id, contentTypeSchema.parse(type)]),
    );
    const sources = library.entries.map((entry) => entrySchema.parse(entry));
    const context = {
      space: 'library',
      locales: ['en-US'],
      defaultLocale: 'en-US',
      contentTypes,
      targets: { contentTypeOf: (id: string) => typeOf.get(id), fileTypeOf: () => undefined },
    };
    expect(sources.flatMap((entry) => entryFaults(entry, context))).toEqual([]);
    expect(uniqueFaults('library', contentTypes, sources, [])).toEqual([]);
  });
});
