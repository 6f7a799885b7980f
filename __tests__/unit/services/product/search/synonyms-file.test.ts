/** Synonyms of an operator's own (docs/search.md §4). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { librarySynonyms } from '@/services/product/search/synonyms-file';
import { engineOf, everybody } from '@/__tests__/support/search/engine-of';

const folder = mkdtempSync(path.join(tmpdir(), 'synonyms-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(content: string): string {
  const file = path.join(folder, 'synonyms.json');
  writeFileSync(file, content);
  return file;
}

const macbeth = {
  id: 'macbeth',
  type: 'title' as const,
  slug: 'macbeth',
  name: 'Macbeth',
  text: {},
  facets: {},
  ageSort: null,
};

function total(text: string, file?: string): number {
  const engine = engineOf([macbeth], { synonyms: librarySynonyms(file) });
  return engine.search({
    types: ['title'],
    text,
    sort: 'rel-desc',
    skip: 0,
    limit: 1,
    audience: everybody,
  }).total;
}

describe('the synonyms file', () => {
  it('adds to the built-in ones', () => {
    const file = written(JSON.stringify({ groups: [['Macbeth', 'our autumn show']], oneWay: [] }));
    expect(total('our autumn show')).toBe(0);
    expect(total('our autumn show', file)).toBe(1);
    expect(total('the scottish play', file)).toBe(1);
  });

  it('may say either list alone', () => {
    expect(total('year ten unit', written('{"oneWay":[{"from":"year ten unit","to":["Macbeth"]}]}'))).toBe(1);
  });

  it.each([
    ['{"groups":[["alone"]]}', 'groups.0: must have two phrases or more'],
    ['{"groups":[["one",""]]}', 'groups.0.1: must have a word'],
    ['{"group":[]}', 'the file: Unrecognized key'],
    ['{"oneWay":[{"from":"a b","to":[]}]}', 'oneWay.0.to'],
    ['{', 'JSON'],
  ])('%s is refused: %s', (content, fault) => {
    const file = written(content);
    expect(() => librarySynonyms(file)).toThrow(`SEARCH_SYNONYMS_FILE ${file}`);
    expect(() => librarySynonyms(file)).toThrow(fault);
  });

  it('that is not there is named', () => {
    expect(() => librarySynonyms('/nowhere.json')).toThrow(/^SEARCH_SYNONYMS_FILE \/nowhere.json: .*ENOENT/);
  });
});
