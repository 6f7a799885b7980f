/**
 * How home, listings, items and courses look when their address is shared (Open Graph). Written into the document, because its
 * readers always fetch a whole page. Server only.
 */
import { z } from 'zod';
import { previewPicture } from '@/lib/browser/images/source-set';
import { documentTitle, site } from '@/lib/contracts/site';

const card = z.object({
  name: z.string(),
  image: z.object({ url: z.string(), altText: z.string() }).nullable(),
});
type Pictured = z.infer<typeof card>;
const homeSchema = z.object({ feature: card.nullable() });
const listingSchema = z.object({
  place: z.object({ segment: z.string(), heading: z.string(), description: z.string() }),
  dehydratedState: z.object({
    queries: z.array(z.object({ state: z.object({ data: z.object({ cards: z.array(card) }) }) })),
  }),
});

const itemSchema = z.object({
  page: card.extend({
    path: z.string(),
    introduction: z.string(),
    recording: z.object({ kind: z.string() }).nullable(),
  }),
});

export interface Preview {
  type: 'website' | 'article' | 'video.other';
  address: string;
  title: string;
  description: string;
  image: { url: string; alt: string } | null;
}

function pictureOf({ name, image }: Pictured, origin: string): Preview['image'] {
  const url = previewPicture(image, origin);
  return url === null ? null : { url, alt: image?.altText || name };
}

function homePreview(props: unknown, origin: string): Preview | null {
  const home = homeSchema.safeParse(props);
  if (!home.success) return null;
  const { feature } = home.data;
  return {
    type: 'website',
    address: `${origin}/`,
    title: documentTitle(),
    description: site().description,
    image: feature && pictureOf(feature, origin),
  };
}

function listingPreview(props: unknown, origin: string): Preview | null {
  const listing = listingSchema.safeParse(props);
  if (!listing.success) return null;
  const { place, dehydratedState } = listing.data;
  const cards = dehydratedState.queries.flatMap(({ state }) => state.data.cards);
  const pictured = cards.find(({ image }) => image !== null);
  return {
    type: 'website',
    address: `${origin}/${place.segment}`,
    title: place.heading,
    description: place.description,
    image: pictured ? pictureOf(pictured, origin) : null,
  };
}

function itemPreview(props: unknown, origin: string): Preview | null {
  const item = itemSchema.safeParse(props);
  if (!item.success) return null;
  const { page } = item.data;
  return {
    type: page.recording?.kind === 'video' ? 'video.other' : 'article',
    address: `${origin}${page.path}`,
    title: page.name,
    description: page.introduction,
    image: pictureOf(page, origin),
  };
}

/** By the framework's name of a route. */
const previews: Readonly<Record<string, (props: unknown, origin: string) => Preview | null>> = {
  '/': homePreview,
  '/[listing]': listingPreview,
  '/[listing]/[slug]': itemPreview,
  '/training/[slug]': itemPreview,
};

/** `route`: the framework's name of it; `props`: the page's props. Null for pages without a preview. */
export function previewOf(route: string, props: unknown, origin: string): Preview | null {
  return previews[route]?.(props, origin) ?? null;
}
