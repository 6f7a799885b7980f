/** The scheme of picture addresses, which a delivery API gives without one (`//host/path`). */

/** A hosted delivery API's are https; ours have that of their public origin, however servers reach the API. */
export const pictureScheme = (config: {
  CONTENTFUL_INSECURE: boolean;
  CONTENT_ASSETS_URL: string;
}): 'http' | 'https' =>
  config.CONTENTFUL_INSECURE && config.CONTENT_ASSETS_URL.startsWith('http:') ? 'http' : 'https';
