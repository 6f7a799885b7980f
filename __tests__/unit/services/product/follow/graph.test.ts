import { ContentGraph } from '@/services/product/follow/graph';

const sysOf = (id: string) => ({
  id,
  createdAt: '2024-01-01T00:00:00Z',
  contentType: { sys: { id: 'guide' } },
});
const entryLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const assetLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Asset', id } });
const put = (graph: ContentGraph, id: string, fields: Record<string, unknown>) =>
  graph.putEntry({
    sys: sysOf(id),
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { en: value }])),
  });

describe('the content graph', () => {
  let graph: ContentGraph;
  beforeEach(() => {
    graph = new ContentGraph(['en']);
    put(graph, 'document', { file: assetLink('pdf') });
    put(graph, 'guide', {
      documents: [entryLink('document')],
      body: { content: [{ data: { target: entryLink('embedded') } }] },
    });
    put(graph, 'series', { items: [entryLink('guide')] });
    put(graph, 'collection', { items: [entryLink('series')] });
  });
  const affected = (kind: 'Entry' | 'Asset', id: string) => [...graph.affectedBy([{ kind, id }])].sort();

  it('says who must be mapped again: the entry, its holders, and theirs', () => {
    expect(affected('Asset', 'pdf')).toEqual(['document', 'guide']);
    expect(affected('Entry', 'guide')).toEqual(['collection', 'guide', 'series']);
    expect(affected('Entry', 'document')).toEqual(['document', 'guide', 'series']);
  });

  it('finds links inside rich text, and to what does not exist yet', () => {
    expect(affected('Entry', 'embedded')).toEqual(['embedded', 'guide', 'series']);
  });

  it('forgets links that were taken out, and entries that were removed', () => {
    put(graph, 'guide', { documents: [] });
    expect(affected('Entry', 'document')).toEqual(['document']);
    graph.removeEntry('series');
    expect(affected('Entry', 'guide')).toEqual(['guide']);
    expect(graph.entry('series')).toBeUndefined();
  });

  it('ends on circles', () => {
    put(graph, 'document', { parent: entryLink('guide') });
    expect(affected('Entry', 'guide')).toEqual(['collection', 'document', 'guide', 'series']);
  });
});
