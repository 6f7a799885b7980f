/**
 * How home and the listings look when their address is shared (Open Graph). Written into the document, because its readers
 * always fetch a whole page; item pages write their own. Server only.
 */
import { z } from 'zod';
import { singleSource } from '@/lib/browser/images/source-set';
import { documentTitle, site } from '@/lib/contracts/site';

/** Width of the preview picture, px: the smallest of our widths that every service shows large. */
const PREVIEW_WIDTH = 1440;

const card = z.object({
  name: z.string(),
  image: z.object({ url: z.string(), altText: z.string() }).nullable(),
});
const homeSchema = z.object({ feature: card.nullable() });
const listingSchema = z.object({
  place: z.object({ segment: z.string(), heading: z.string(), description: z.string() }),
  dehydratedState: z.object({
    queries: z.array(z.object({ state: z.object({ data: z.object({ cards: z.array(card) }) }) })),
  }),
});

export interface Preview {
  address: string;
  title: string;
  description: string;
  image: { url: string; alt: string } | null;
}

function pictureOf(cards: readonly z.infer<typeof card>[], origin: string): Preview['image'] {
  const found = cards.find(({ image }) => image !== null);
  if (!found?.image) return null;
  const { url, altText } = found.image;
  return { url: new URL(singleSource(url, PREVIEW_WIDTH), origin).href, alt: altText || found.name };
}

/** `route`: the framework's name of it; `props`: the page's props. Null for pages without a preview of this kind. */
export function previewOf(route: string, props: unknown, origin: string): Preview | null {
  if (route === '/') {
    const home = homeSchema.safeParse(props);
    if (!home.success) return null;
    const cards = home.data.feature ? [home.data.feature] : [];
    const image = pictureOf(cards, origin);
    return { address: `${origin}/`, title: documentTitle(), description: site().description, image };
  }
  const listing = route === '/[listing]' ? listingSchema.safeParse(props) : null;
  if (!listing?.success) return null;
  const { place, dehydratedState } = listing.data;
  return {
    address: `${origin}/${place.segment}`,
    title: place.heading,
    description: place.description,
    image: pictureOf(
      dehydratedState.queries.flatMap(({ state }) => state.data.cards),
      origin,
    ),
  };
}
