/** The scheme for picture addresses, which a delivery API returns without one (`//host/path`). */

/** A hosted delivery API uses https; ours uses the scheme of its public origin, however our servers reach the API. */
export const pictureScheme = (config: {
  CONTENTFUL_INSECURE: boolean;
  CONTENT_ASSETS_URL: string;
}): 'http' | 'https' =>
  config.CONTENTFUL_INSECURE && config.CONTENT_ASSETS_URL.startsWith('http:') ? 'http' : 'https';
