/** Addresses of the content service, as Contentful's own client makes them of its settings (contentful-sdk-core). */
import type { Environment } from '../environment';

/** Where the service answers. */
export type ContentHost = Environment<'CONTENTFUL_HOST' | 'CONTENTFUL_INSECURE'>;
/** Where the content of one environment is read. */
export type ContentPlace = ContentHost &
  Environment<'CONTENTFUL_BASE_PATH' | 'CONTENTFUL_SPACE_ID' | 'CONTENTFUL_ENVIRONMENT'>;

/** `{scheme}://{host}` */
export const contentOrigin = ({ CONTENTFUL_HOST, CONTENTFUL_INSECURE }: ContentHost): string =>
  `${CONTENTFUL_INSECURE ? 'http' : 'https'}://${CONTENTFUL_HOST}`;

/** `{scheme}://{host}{base}/{path}`; slashes around the base path do not matter. @param path its parts, not yet encoded */
export const contentAddress = (
  place: ContentHost & Environment<'CONTENTFUL_BASE_PATH'>,
  ...path: readonly string[]
): string =>
  [
    contentOrigin(place),
    ...place.CONTENTFUL_BASE_PATH.split('/').filter((part) => part !== ''),
    ...path.map(encodeURIComponent),
  ].join('/');

/** `{scheme}://{host}{base}/spaces/{space}/environments/{environment}`: entries, assets and locales are below it. */
export const environmentAddress = (place: ContentPlace): string =>
  contentAddress(place, 'spaces', place.CONTENTFUL_SPACE_ID, 'environments', place.CONTENTFUL_ENVIRONMENT);
