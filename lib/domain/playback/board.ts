/**
 * The board view of an item page, for the projector of a classroom: large type, what is shown to the class and nothing
 * else. It is the same page at `?view=board`, so that a link or a bookmark of the browser opens it.
 */
import type { ItemPage, PageSection } from '../item-page/model';

/** What a class reads together: running text and steps. Facts, credits and further reading are for the desk. */
const shown = ({ kind }: PageSection) => kind === 'text' || kind === 'richText' || kind === 'steps';

/** A text or steps to go through are worth a projector by themselves; a paragraph about the item is not. */
const isWork = ({ kind }: PageSection) => kind === 'richText' || kind === 'steps';

/**
 * Ids of the sections that the board view shows: none beside a recording, which is what the class came for. Null where
 * there is nothing to put before a class, and so no board view.
 */
export function boardOf({
  recording,
  documents,
  sections,
}: Pick<ItemPage, 'recording' | 'documents' | 'sections'>): string[] | null {
  if (recording !== null) return [];
  if (documents.length === 0 && !sections.some(isWork)) return null;
  return sections.filter(shown).map(({ id }) => id);
}
