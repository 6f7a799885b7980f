/** Server part of pages such as /about and /privacy: the library's own text if it has written one. Server only. */
import { pathOf } from '@/lib/domain/item-page/paths';
import { compileRichText, type RichBlock } from '@/lib/domain/item-page/rich-text';
import { timeLimit } from '@/lib/platform/time-limit';
import { writtenHousePages } from './item/content-source';
import { CONTENT_TIME_LIMIT_MS } from './item/relations';
import type { PageAnswer } from '../page';

export interface HousePageProps {
  /** Null: the built-in text is shown. */
  written: { title: string; blocks: readonly RichBlock[] } | null;
}

/** Headings of the text start at h2, below the page's title. */
const FIRST_LEVEL = 2;

/** @param slug of the content type `housePage` */
export async function housePage(slug: string): Promise<PageAnswer<HousePageProps>> {
  try {
    const page = (await timeLimit(writtenHousePages(), CONTENT_TIME_LIMIT_MS)).get(slug);
    if (!page) return { kind: 'page', props: { written: null } };
    const blocks = compileRichText(page.body, (entry) => pathOf(entry.type, entry.slug), FIRST_LEVEL);
    return { kind: 'page', props: { written: { title: page.name, blocks } } };
  } catch (cause) {
    // Not the built-in text: it may contradict the library's own, about privacy for example.
    return { kind: 'unavailable', cause };
  }
}
