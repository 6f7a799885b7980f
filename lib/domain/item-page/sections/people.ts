/** Cast, creative team, and a person's credits by role. */
import type { ContentItem } from '@/lib/contracts/catalogue/content-item';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { cardOf } from '@/lib/domain/catalogue/card';
import { castOf, creativesOf } from '@/lib/domain/catalogue/credits';
import { compareCodes, compareNames } from '@/lib/domain/text/collation';
import type { PageContext } from '../context';
import type { PageSection, SectionHead } from '../model';
import { itemPath } from '../paths';
import { searchFor } from './texts';

function creditedSection(
  { visible }: PageContext,
  head: SectionHead,
  credited: readonly { name: string; personSlug: string | null; note: string | null }[],
): PageSection | null {
  const people = credited.map(({ name, personSlug, note }) => {
    const isShown = personSlug !== null && visible.get('person', personSlug);
    return { name, href: isShown ? itemPath('person', personSlug) : null, note };
  });
  return people.length === 0 ? null : { kind: 'people', ...head, people };
}

export function castSection(context: PageContext, head: SectionHead): PageSection | null {
  const cast = castOf(context.item).map(({ character, ...member }) => ({ ...member, note: character }));
  return creditedSection(context, head, cast);
}

export function creativeSection(context: PageContext, head: SectionHead): PageSection | null {
  const creatives = creativesOf(context.item).map(({ role, ...member }) => ({ ...member, note: role }));
  return creditedSection(context, head, creatives);
}

interface Credit {
  role: string;
  card: CardItem;
  note: string | null;
}

/** Credits of the person in one production or title. */
function creditsIn(work: ContentItem, slug: string): Credit[] {
  const card = cardOf(work);
  const cast = castOf(work).filter(({ personSlug }) => personSlug === slug);
  const creatives = creativesOf(work).filter(({ personSlug }) => personSlug === slug);
  const found: Credit[] = [
    ...(work.directorSlugs?.includes(slug) ? [{ role: 'Director', card, note: null }] : []),
    ...(work.writerSlugs?.includes(slug) ? [{ role: 'Writer', card, note: null }] : []),
    ...(work.authors.some((author) => author.slug === slug)
      ? [{ role: work.type === 'title' ? 'Plays' : 'Writer', card, note: null }]
      : []),
    ...cast.map(({ character }) => ({ role: 'Performer', card, note: character })),
    ...creatives.map(({ role }) => ({ role, card, note: null })),
  ];
  return [...new Map(found.map((credit) => [`${credit.role}/${credit.note ?? ''}`, credit])).values()];
}

/** Most important roles first; other roles follow by name. */
const ROLE_ORDER = ['Plays', 'Writer', 'Director', 'Performer'];

function roleRank(role: string): number {
  const at = ROLE_ORDER.indexOf(role);
  return at === -1 ? ROLE_ORDER.length : at;
}

/** Filmography: every visible work that credits the person, grouped by role. */
export function creditsSection({ item, visible }: PageContext, head: SectionHead): PageSection | null {
  const related = item.relatedProductions.flatMap((slug) => visible.get('production', slug) ?? []);
  const linking = [visible.linking('production', item.id), visible.linking('title', item.id)];
  const linked = linking.flatMap(({ items }) => items);
  const works = [...new Map([...related, ...linked].map((work) => [work.id, work])).values()];
  const credits = works.flatMap((work) => {
    const found = creditsIn(work, item.slug);
    return found.length > 0 ? found : [{ role: 'Related', card: cardOf(work), note: null }];
  });
  const roles = [...new Set(credits.map(({ role }) => role))];
  roles.sort((a, b) => roleRank(a) - roleRank(b) || compareNames(a, b));
  const groups = roles.map((role) => ({
    role,
    credits: credits
      .filter((credit) => credit.role === role)
      .sort((a, b) => compareCodes(b.card.date ?? '', a.card.date ?? ''))
      .map(({ card, note }) => ({ card, note })),
  }));
  const more = linking.some(({ isCut }) => isCut) ? searchFor(item) : null;
  return groups.length === 0 ? null : { kind: 'credits', ...head, groups, more };
}
