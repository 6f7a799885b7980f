/**
 * Normalises the request target before anything else reads it (RFC 9112 §3.2, RFC 3986 §6.2.2). Everything that decides by
 * address (files, services, cache, visitor, framework) sees only the normalised form, so that no two of them can interpret
 * the same target differently.
 */

export interface RequestTarget {
  /** Normalised path: one slash between segments, no dot segment, unreserved characters decoded. */
  path: string;
  /** Path and query. The query is left as it came, except that unsafe bytes are escaped. */
  url: string;
}

/** Pages that the framework shows for its own errors; requested by address, they are answered as not found. */
const ERROR_PAGES = /^\/(?:_error|500)(?=$|\/)/;
/** `.` or `..` as a whole segment; parameters (`..;x`) and backslashes count, because some readers count them. */
const DOT_SEGMENT = /(?:^|[/\\])\.{1,2}(?=$|[/\\;])/;
/** A path that is still percent-encoded after this many decodings is an attack on differing decoders. */
const MAX_ENCODINGS = 3;
const ESCAPE = /%([0-9a-f]{2})/gi;
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/i;
const CONTROL = /%(?:[01][0-9a-f]|7f)/i;
const UNRESERVED = /[\w.~-]/;
/** Characters that are not allowed in a request target but that Node's parser lets through. */
const UNSAFE = /[^!#-;=?-[\]_a-z~]/g;

const character = (_escape: string, code: string) => String.fromCharCode(parseInt(code, 16));

/** Whether a path has a dot segment, however often it is encoded. */
function hasDotSegment(path: string): boolean {
  let text = path;
  for (let reading = 0; reading <= MAX_ENCODINGS; reading += 1) {
    if (DOT_SEGMENT.test(text)) return true;
    const decoded = text.replace(ESCAPE, character);
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Escapes unsafe characters. Node decodes the request line as one byte per character. */
const escaped = (text: string) =>
  text.replace(UNSAFE, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/** Unreserved characters are decoded; other escapes get capital digits (RFC 3986 §6.2.2.1 and §6.2.2.2). */
const normalEscape = (escape: string, code: string) => {
  const meant = character(escape, code);
  return UNRESERVED.test(meant) ? meant : escape.toUpperCase();
};

/** A path in its one spelling, also where it is refused. */
export const spelledOut = (given: string): string =>
  escaped(given.replaceAll('\\', '/'))
    .replace(/\/{2,}/g, '/')
    .replace(ESCAPE, normalEscape);

function normalPath(given: string): string | null {
  if (hasDotSegment(given) || BROKEN_ESCAPE.test(given) || CONTROL.test(given)) return null;
  const path = spelledOut(given);
  if (!isText(path)) return null;
  return ERROR_PAGES.test(path) ? '/404' : path;
}

/**
 * The normalised form of a request target. Null for what is answered with 400: no path (`*`, an authority), a dot segment
 * in any encoding, an invalid escape, a control character or invalid UTF-8.
 */
export function requestTarget(given: string): RequestTarget | null {
  const authority = /^https?:\/\/[^/\\?#]*/i.exec(given)?.[0] ?? '';
  const [target = ''] = given.slice(authority.length).split('#');
  const mark = target.indexOf('?');
  const whole = mark < 0 ? target : target.slice(0, mark);
  if (authority === '' && !whole.startsWith('/')) return null;
  const path = normalPath(whole || '/');
  if (path === null) return null;
  return { path, url: mark < 0 ? path : path + escaped(target.slice(mark)) };
}
