/** Text sections, and the section that lists the items of a genre, theme, skill, period, company, role or level. */
import { isPublic, type ContentType } from '@/lib/contracts/catalogue/content-types';
import { withContents, withPassageContents } from '../text/contents';
import { linksOf, type PageContext, type VisibleItems } from '../context';
import type { PageLink, PageSection, SectionHead } from '../model';
import { passagesOf, type Setting } from '../text/passages';
import { itemPath, pathOf } from '../paths';
import { compileRichText, type HrefOfEntry } from '../text/rich-text';

/** Splits plain text into paragraphs at blank lines. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** Types whose texts have a special layout. */
const settings: Partial<Record<ContentType, Setting>> = { interview: 'conversation', workshop: 'steps' };

export function aboutSection({ item, record }: PageContext, head: SectionHead): PageSection | null {
  const paragraphs = [item.description ?? '', item.longIntroduction, record.objectives].flatMap(paragraphsOf);
  const once = [...new Set(paragraphs)].filter((paragraph) => paragraph !== item.shortIntroduction.trim());
  const passages = passagesOf(once, settings[item.type] ?? null);
  return passages.length === 0 ? null : { kind: 'text', ...head, ...withPassageContents(passages, head.id) };
}

/** Resolves links to entries inside a text for this viewer, who must have been asked about for `keysInTexts` (R-VIS-10). */
export function hrefOfEntry(visible: Pick<VisibleItems, 'get' | 'hides'>): HrefOfEntry {
  return ({ id, type, slug }) => {
    const isSeen = isPublic(type) ? !visible.hides(id) : visible.get(type, slug) !== null;
    return isSeen ? pathOf(type, slug) : null;
  };
}

export function bodySection(context: PageContext, head: SectionHead): PageSection | null {
  const blocks = compileRichText(context.record.body, hrefOfEntry(context.visible));
  return blocks.length === 0 ? null : { kind: 'richText', ...head, ...withContents(blocks, head.id) };
}

/** Items may mention a name in their text that they are not listed under. */
export const searchFor = ({ name }: { name: string }) =>
  ({
    name: `Search for “${name}”`,
    href: `/search?${new URLSearchParams({ q: name }).toString()}`,
  }) satisfies PageLink;

/** For a list of which only the beginning was read. */
export function moreThanListed(item: { name: string }) {
  const { name, href } = searchFor(item);
  return { name: `Not all are listed. ${name}`, href } satisfies PageLink;
}

/** For a vocabulary term without visible items. */
const unusedSection = ({ item }: PageContext, { id }: SectionHead): PageSection => ({
  kind: 'links',
  id,
  heading: 'Nothing is listed here yet',
  links: [searchFor(item)],
});

/** For a person without works here, or while these cannot be asked for: others of the same trade, and a search. */
export function furtherSection(context: PageContext, head: SectionHead): PageSection {
  const others = linksOf(context, 'roles').map(({ name, href }) => ({ name: `Others: ${name}`, href }));
  return { kind: 'links', ...head, links: [...others, searchFor(context.item)] };
}

/** Items that the product service lists for this genre, theme …; no section if the service is unavailable. */
export function listedSection(context: PageContext, head: SectionHead): PageSection | null {
  const { listed, item } = context;
  if (!listed) return null;
  const cards = listed.items.filter(
    ({ type, slug }) => itemPath(type, slug) !== itemPath(item.type, item.slug),
  );
  if (cards.length === 0) return unusedSection(context, head);
  const more = listed.total > listed.items.length;
  const seeAll = more ? { href: listed.href, label: `See all ${listed.total}` } : null;
  return { kind: 'cards', ...head, cards, seeAll };
}
