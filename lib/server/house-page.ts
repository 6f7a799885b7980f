/** Server part of the pages of the house: the library's own words where it has written any. Server only. */
import { pathOf } from '@/lib/domain/item-page/paths';
import { compileRichText, type RichBlock } from '@/lib/domain/item-page/rich-text';
import { timeLimit } from '@/lib/platform/time-limit';
import { writtenHousePages } from './item-page/content-source';
import { CONTENT_TIME_LIMIT_MS } from './item-page/relations';
import type { PageAnswer } from './page';

export interface HousePageProps {
  /** Null: the built-in words serve. */
  written: { title: string; blocks: readonly RichBlock[] } | null;
}

/** What is under the title itself begins with an h2. */
const FIRST_LEVEL = 2;

/** @param slug of the content type `housePage` */
export async function housePage(slug: string): Promise<PageAnswer<HousePageProps>> {
  try {
    const page = (await timeLimit(writtenHousePages(), CONTENT_TIME_LIMIT_MS)).get(slug);
    if (!page) return { kind: 'page', props: { written: null } };
    const blocks = compileRichText(page.body, (entry) => pathOf(entry.type, entry.slug), FIRST_LEVEL);
    return { kind: 'page', props: { written: { title: page.name, blocks } } };
  } catch (cause) {
    // Built-in words in place of the library's own would say what it does not: about privacy, for one.
    return { kind: 'unavailable', cause };
  }
}
