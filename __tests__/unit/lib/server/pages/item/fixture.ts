/** Loads item pages over the table of `item-entries` for a viewer, for the tests of what stands on them. */
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import type { ItemPage, PageSection, SectionKind, SectionOf } from '@/lib/domain/item-page/model';
import { loadItemPage, type ItemPageDeps } from '@/lib/server/pages/item/load';
import type { ItemSource } from '@/lib/server/pages/item/source';
import { tableSource } from '@/__tests__/support/content/item-source';

/** Of a subscribed school in Britain. */
export const british: Viewer = {
  ...anonymousViewer,
  method: 'IPAuth',
  organisationId: 'o1',
  organisationName: 'Riverside School',
  country: 'GBR',
  subscription: 'FULL',
};
/** The same school, were it in the USA. */
export const american: Viewer = { ...british, country: 'USA' };

/** What was logged since the test began. */
export const warnings: string[] = [];
/** What a page is loaded with, over the table of `item-entries` unless another source is given. */
export const deps = (source: ItemSource = tableSource()): ItemPageDeps => ({
  source,
  listed: () => Promise.resolve(null),
  similar: () => Promise.resolve([]),
  opening: () => Promise.resolve([{ start: 1, end: 2, speaker: 'Hamlet', text: 'To be,' }]),
  warn: (_, message) => warnings.push(message),
});
export const load = (type: ContentType, slug: string, viewer: Viewer = british, given = deps()) =>
  loadItemPage({ type, slug, viewer }, given);

/** The page itself; throws where there is none. */
export async function pageOf(
  type: ContentType,
  slug: string,
  viewer?: Viewer,
  given?: ItemPageDeps,
): Promise<ItemPage> {
  const answer = await load(type, slug, viewer, given);
  if (!answer) throw new Error('expected a page');
  return answer.page;
}

/** The section of a kind, or the one with an id; throws where the page has none. */
export function section<Kind extends SectionKind>(page: ItemPage, kind: Kind, id?: string): SectionOf<Kind> {
  const found = page.sections.find(
    (each: PageSection) => each.kind === kind && (id === undefined || each.id === id),
  );
  if (!found) throw new Error(`no ${kind} section on ${page.slug}`);
  return found as SectionOf<Kind>;
}

/** A card without anything that it need not have. */
export const plainCard = (slug: string, type: ContentType = 'production') => ({
  id: slug,
  type,
  slug,
  name: slug,
  subType: null,
  image: null,
  shortIntroduction: '',
  date: null,
  hasAdultThemes: false,
  media: null,
});

/** The values of a fact; none where the page does not state it. */
export const fact = (page: ItemPage, label: string) =>
  page.facts.find((each) => each.label === label)?.values ?? [];

beforeEach(() => {
  warnings.length = 0;
});
