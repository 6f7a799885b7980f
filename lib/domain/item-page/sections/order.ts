/** Ordered sets: the members of a series or collection, and an item's place in its series. */
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { cardsOf, type PageContext } from '../context';
import type { ItemPage, PageSection, SectionHead } from '../model';
import { itemPath } from '../paths';

/** How long what plays of the members takes; null where nothing plays, or where it is not known of each that does. */
function minutesOf(members: readonly CardItem[]): number | null {
  const lengths = members.flatMap(({ media }) => (media ? [media.durationMinutes] : []));
  const known = lengths.filter((minutes) => minutes !== null);
  if (known.length === 0 || known.length < lengths.length) return null;
  return known.reduce((sum, minutes) => sum + minutes, 0);
}

/** The members of this series or collection in editorial order; hidden ones are left out (content model §4). */
export function orderSection(context: PageContext, head: SectionHead): PageSection | null {
  const cards = cardsOf(context, 'items');
  const isCut = context.fields.isCut('items');
  return cards.length === 0
    ? null
    : {
        kind: 'order',
        ...head,
        cards,
        currentId: null,
        of: null,
        parentId: context.item.id,
        isCut,
        minutes: isCut ? null : minutesOf(cards),
      };
}

/** The members of the item's series, with the item marked as current. */
export function seriesSection({ series, item }: PageContext, head: SectionHead): PageSection | null {
  if (!series || series.members.length < 2) return null;
  const of = { name: series.name, href: itemPath('series', series.slug) };
  const { members: cards, isCut, id: parentId } = series;
  return { kind: 'order', ...head, cards, currentId: item.id, of, parentId, isCut, minutes: null };
}

/** What to offer after this item: the next of its series, else the first related teaching resource, interview or production. */
export function nextOf(context: PageContext): ItemPage['next'] {
  const { series, item } = context;
  const at = series?.members.findIndex(({ id }) => id === item.id) ?? -1;
  const following = at === -1 ? undefined : series?.members[at + 1];
  if (series && following) return { card: following, why: `Next in ${series.name}` };
  const teach = [
    'relatedLessonPlans',
    'relatedGuides',
    'relatedWorkshops',
    'relatedInterviews',
    'relatedProductions',
  ];
  const card = teach.flatMap((field) => cardsOf(context, field))[0];
  return card ? { card, why: 'Teach with this' } : null;
}

/** The other series that the item links to. Their members are fetched when one is opened. */
export function otherSeriesSection(context: PageContext, head: SectionHead): PageSection | null {
  const { item, series, visible } = context;
  const slugs = item.relatedSeries.filter((slug) => slug !== series?.slug);
  const others = slugs.flatMap((slug) => visible.get('series', slug) ?? []);
  if (others.length === 0) return null;
  const panels = others.map(({ name, slug }) => ({ name, slug, href: itemPath('series', slug) }));
  return { kind: 'seriesPanels', ...head, series: panels, currentId: item.id };
}
