/**
 * What editors leave behind in any real library, so that the rules for it have something to work on: a link to an
 * entry that was deleted, and a link to a draft.
 */
import { type Entry, entry, idOf, type Link, LOCALE, to } from './resource';

const DRAFT_GUIDE = 'how-we-light-a-storm';
const DELETED_GUIDE = 'scenery-for-tall-people';

/** Guide by slug -> the guide that it goes on linking to. */
const danglingLinks: Readonly<Record<string, string>> = {
  'set-design-from-verbs': DELETED_GUIDE,
  'reading-light': DRAFT_GUIDE,
};

/** Ids that entries link to although nothing can be resolved there. */
export const unresolvedIds: readonly string[] = [idOf('guide', DELETED_GUIDE)];

function draft(): Entry {
  const fields = {
    name: 'How we light a storm',
    slug: DRAFT_GUIDE,
    subType: 'Design guide',
    shortIntroduction: 'A draft that its authors have not finished: lightning without strobes.',
  };
  return entry('guide', DRAFT_GUIDE, fields, { published: false });
}

function withDanglingLink(item: Entry, slug: string): Entry {
  const target = danglingLinks[slug];
  if (target === undefined) return item;
  const related = (item.fields['relatedGuides']?.[LOCALE] ?? []) as Link[];
  return {
    ...item,
    fields: { ...item.fields, relatedGuides: { [LOCALE]: [...related, to('guide', target)] } },
  };
}

/** The entries, some with a link too many, and the draft. */
export function withEditorialCases(entries: readonly Entry[]): Entry[] {
  const guideSlugs = new Map(Object.keys(danglingLinks).map((slug) => [idOf('guide', slug), slug]));
  const linked = entries.map((item) => withDanglingLink(item, guideSlugs.get(item.sys.id) ?? ''));
  return [...linked, draft()];
}
