/** What a request asks for, in one form: RFC 9112 §3.2 allows several, and the framework knows one. */

/** Pages that the framework shows for its own errors; asked for by their address they are no pages at all. */
const ERROR_PAGES = /^\/(?:_error|500)(?=$|[/?])/;

/** The path and query of a request target; null when it names none (`*`, an authority). */
export function targetOf(url: string): string | null {
  const absolute = /^https?:\/\/[^/?#]*/i.exec(url);
  const target = absolute ? url.slice(absolute[0].length) || '/' : url;
  if (!target.startsWith('/')) return null;
  return ERROR_PAGES.test(target) ? '/404' : target;
}
