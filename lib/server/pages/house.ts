/** Server part of pages such as /about and /privacy: the library's own text if it has written one. Server only. */
import { keysInTexts } from '@/lib/domain/item-page/context';
import { hrefOfEntry } from '@/lib/domain/item-page/sections/texts';
import { compileRichText } from '@/lib/domain/item-page/text/rich-text';
import type { RichBlock } from '@/lib/domain/item-page/text/rich-tree';
import { timeLimit } from '@/lib/platform/time-limit';
import { writtenHousePages } from './item/content-source';
import { itemPageDeps } from './item/deps';
import { CONTENT_TIME_LIMIT_MS, itemsOf, seenAmong, slugsByType } from './item/relations';
import type { PageAnswer, Visit } from '../page';

export interface HousePageProps {
  /** Null: the built-in text is shown. */
  written: { title: string; blocks: readonly RichBlock[] } | null;
}

/** Headings of the text start at h2, below the page's title. */
const FIRST_LEVEL = 2;

/**
 * What the text links to and embeds is named as far as the visitor may see it (R-VIS-10). Rejects when content fails: the
 * built-in text may contradict the library's own, about privacy for example.
 * @param slug of the content type `housePage`
 */
export async function housePage(visit: Visit, slug: string): Promise<PageAnswer<HousePageProps>> {
  const page = (await timeLimit(writtenHousePages(), CONTENT_TIME_LIMIT_MS)).get(slug);
  if (!page) return { kind: 'page', props: { written: null } };
  const { viewer } = visit.visitor;
  const keys = slugsByType(keysInTexts([page.body]));
  const seen = seenAmong(await itemsOf(itemPageDeps(visit), viewer, keys), viewer);
  const blocks = compileRichText(page.body, hrefOfEntry(seen), FIRST_LEVEL);
  return { kind: 'page', props: { written: { title: page.name, blocks } } };
}
