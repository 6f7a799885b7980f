/** Whether a `host` or `host:port` is Contentful's API, which has no files at its own address and is told nobody's identity. */
export const isHostedApi = (host: string): boolean => /(^|\.)contentful\.com(:\d+)?$/i.test(host);
