/**
 * The board view of an item page, for a classroom projector: large type, and only what is shown to the class. It is the
 * same page with `?view=board`, so that it can be linked to and bookmarked.
 */
import type { ItemPage, PageSection } from '../item-page/model';

/** What a class reads together: running text and steps. Facts, credits and further reading are for the teacher. */
const shown = ({ kind }: PageSection) => kind === 'text' || kind === 'richText' || kind === 'steps';

/** Sections that justify a board view on their own: a full text or steps. A paragraph about the item does not. */
const isWork = ({ kind }: PageSection) => kind === 'richText' || kind === 'steps';

/**
 * Ids of the sections in the board view: none if there is a recording, which is shown alone. Null if there is nothing to
 * show to a class, so that there is no board view.
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
