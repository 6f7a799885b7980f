/** The sample library in a search engine of its own, with the same mapping as in the product service. */
import { libraryEntries } from '@/sample-library/compile/library';
import { readRecordings } from '@/sample-library/compile/recordings';
import { labelledTypes } from '@/lib/contracts/catalogue/content-types';
import { createLog } from '@/services/common/log';
import { Catalogue } from '@/services/product/catalogue/catalogue';
import { ContentGraph } from '@/services/product/follow/graph';
import { createSearchEngine } from '@/services/product/search/engine/engine';

export const searched = labelledTypes.map(({ type }) => type);

export async function sampleLibrary(): Promise<Catalogue> {
  const recordings = await readRecordings('sample-library/recordings');
  const entries = libraryEntries({ recordings, picture: () => undefined, pagesOf: () => undefined });
  const graph = new ContentGraph(['en-US']);
  for (const entry of entries) graph.putEntry(entry);
  const log = createLog('relevance', 'silent');
  const catalogue = new Catalogue(
    createSearchEngine(),
    { adultThemesEntryId: 'adult-themes', scheme: 'https' },
    log,
  );
  catalogue.apply(new Set(graph.entryIds()), graph);
  return catalogue;
}
