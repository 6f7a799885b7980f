/**
 * Other forms of a page that programs look for in its head: the feed of a listing (RFC 4287) and what a link to an item shows
 * elsewhere (oEmbed 1.0 §4). Written into the document, because no browser needs them. Server only.
 */
import type { ParsedUrlQuery } from 'node:querystring';
import { normaliseValues } from '@/lib/domain/listing/address';
import { listingPlace } from '@/lib/domain/listing/screens';
import { itemOfPath } from '@/lib/domain/item-page/item-of-path';
import { pathPart } from '../../address';

interface Alternate {
  type: 'application/atom+xml' | 'application/json+oembed';
  href: string;
  title?: string;
}

const ATOM = 'application/atom+xml';
/** Filters of a listing that its feed has too. */
const FEED_FILTERS = ['theme', 'genre'] as const;

/** The feed of a listing, with those of its filters that a feed has: one value each, because a feed takes no more. */
function feedOf(query: ParsedUrlQuery): Alternate[] {
  const place = listingPlace(pathPart({ params: query }, 'listing'));
  if (!place) return [];
  const chosen = FEED_FILTERS.flatMap((name) => {
    const values = normaliseValues(name, [query[name] ?? []].flat());
    const [value] = values;
    return value !== undefined && values.length === 1 ? [[name, value]] : [];
  });
  const search = new URLSearchParams(chosen).toString();
  const about = chosen.map(([, value]) => value).join(', ');
  const title = `New: ${place.heading.toLowerCase()}${about && ` (${about})`}`;
  return [{ type: ATOM, href: `/feeds/${place.segment}.atom${search && `?${search}`}`, title }];
}

function embedOf(path: string, origin: string): Alternate[] {
  if (!itemOfPath(path)) return [];
  const query = new URLSearchParams({ url: `${origin}${path}`, format: 'json' });
  return [{ type: 'application/json+oembed', href: `${origin}/oembed?${query}` }];
}

/** @param route the framework's name of it @param query its parameters and those of the address */
export function alternatesOf(route: string, query: ParsedUrlQuery, origin: string): Alternate[] {
  const whatIsNew: Alternate = { type: ATOM, href: '/feeds/new.atom', title: 'What is new' };
  const part = (name: string) => encodeURIComponent(pathPart({ params: query }, name));
  switch (route) {
    case '/[listing]':
      return [...feedOf(query), whatIsNew];
    case '/[listing]/[slug]':
      return [whatIsNew, ...embedOf(`/${part('listing')}/${part('slug')}`, origin)];
    case '/training/[slug]':
      return [whatIsNew, ...embedOf(`/training/${part('slug')}`, origin)];
    default:
      return [whatIsNew];
  }
}
