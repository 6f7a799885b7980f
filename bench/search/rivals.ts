/**
 * The search libraries that ours is compared with: their own text search with prefixes and, where supported, typos. Visibility,
 * filters, counts and pages come from the plain columns, which cost them less than their own would.
 */
import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';
import { foldWord } from '@/services/product/search/engine/words/fold';
import { textClasses, type SearchDocument, type SearchRequest } from '@/services/product/search/types';
import type { Answer, PlainColumns } from './columns';

export interface System {
  name: string;
  run: (request: SearchRequest) => Answer | Promise<Answer>;
}

const boosts = { name: 6, alternativeNames: 5, people: 3, characters: 2.4, labels: 2, subType: 1.6 };

function flat(document: SearchDocument): Record<string, string> {
  const texts = textClasses.map((name) => [
    name,
    name === 'name' ? document.name : (document.text[name] ?? []).join(' '),
  ]);
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Browsing needs no text search: every system reads the sort order. */
const browse = (columns: PlainColumns, request: SearchRequest): Answer =>
  columns.countRanked(request, Array.from(columns.orderFor(request)));

export function miniSearch(columns: PlainColumns): System {
  const index = new MiniSearch<Record<string, string | number>>({
    fields: [...textClasses],
    processTerm: (term) => foldWord(term) || null,
  });
  index.addAll(columns.documents.map((document, id) => ({ id, ...flat(document) })));
  const run = (request: SearchRequest): Answer => {
    if (!request.text) return browse(columns, request);
    const found = index.search(request.text, {
      prefix: true,
      fuzzy: (term) => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2),
      boost: boosts,
    });
    return columns.countRanked(
      request,
      found.map(({ id }) => id as number),
    );
  };
  return { name: 'MiniSearch 7.2', run };
}

export function flexSearch(columns: PlainColumns): System {
  const index = new Index({ tokenize: 'forward', resolution: 9 });
  columns.documents.forEach((document, id) => index.add(id, Object.values(flat(document)).join(' ')));
  const run = (request: SearchRequest): Answer => {
    if (!request.text) return browse(columns, request);
    const found = index.search(request.text, { limit: columns.documents.length, suggest: true });
    return columns.countRanked(request, found as number[]);
  };
  return { name: 'FlexSearch 0.8 (no typos)', run };
}

export async function orama(columns: PlainColumns): Promise<System> {
  const schema = Object.fromEntries(textClasses.map((name) => [name, 'string' as const]));
  const database = create({ schema });
  await insertMultiple(
    database,
    columns.documents.map((document, id) => ({ id: String(id), ...flat(document) })),
    1000,
  );
  const run = async (request: SearchRequest): Promise<Answer> => {
    if (!request.text) return browse(columns, request);
    const found = await searchOrama(database, {
      term: request.text,
      tolerance: 1,
      limit: columns.documents.length,
      boost: boosts,
    });
    return columns.countRanked(
      request,
      found.hits.map(({ id }) => Number(id)),
    );
  };
  return { name: 'Orama 3.1 (one typo)', run };
}
