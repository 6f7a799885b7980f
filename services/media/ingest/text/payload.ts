/** Payloads of WebVTT cues, from untrusted text and from plain text. Pure. */

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The payload that shows a plain text as it is. Quotation marks stay: an escape that WebVTT does not have would be shown. */
export const payloadOf = (text: string): string => text.replace(/[&<>]/g, (mark) => MARKUP[mark] ?? mark);

/** References that stay: escapes, and spaces and marks that nobody could see in an editor. */
const KEPT: ReadonlySet<string> = new Set(['&amp;', '&lt;', '&gt;', '&nbsp;', '&lrm;', '&rlm;']);

/** The characters from U+00A1 on, in their order (HTML 4.01 §24.2.1). */
const LATIN_1 =
  'iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Character references by name: those of European languages and their punctuation. One that is not here is shown as written. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.split(' ').map((name, index) => [name, String.fromCodePoint(0xa1 + index)] as const),
  ['quot', '"'],
  ['apos', "'"],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Scaron', 'Š'],
  ['scaron', 'š'],
  ['Yuml', 'Ÿ'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['lsaquo', '‹'],
  ['rsaquo', '›'],
  ['bull', '•'],
  ['hellip', '…'],
  ['euro', '€'],
  ['trade', '™'],
]);

/** The characters that references from U+0080 to U+009F mean (HTML §13.2.5.84); a table, as Node's decoder of windows-1252 is wrong. */
const C1 = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';

/** The character of a numeric reference. */
function characterAt(code: number): string {
  // A line break within a payload could end the cue.
  if (code < 0x20) return ' ';
  if (code >= 0x80 && code <= 0x9f) return C1.charAt(code - 0x80);
  const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

function referenced(hex?: string, decimal?: string, name = ''): string | undefined {
  if (hex !== undefined) return characterAt(Number.parseInt(hex, 16));
  if (decimal !== undefined) return characterAt(Number(decimal));
  return NAMED.get(name);
}

const REFERENCE = /&(?:#x([\da-f]+)|#(\d+)|([a-z][a-z\d]*));|[&<>]/gi;

/** Text with its character references resolved, and with no markup. */
export const escapedText = (text: string): string =>
  text.replace(REFERENCE, (whole: string, hex?: string, decimal?: string, name?: string) =>
    KEPT.has(whole) ? whole : payloadOf(referenced(hex, decimal, name) ?? whole),
  );

/** Markup of WebVTT; the second alternative is a timestamp tag. */
const TAGS = /<(\/?)(v|i|b|u|c|lang|ruby|rt)((?:\.[\w-]+)*)(?:\s([^<>]*))?>|<(?:\d+:)?\d{2}:\d{2}\.\d{3}>/g;

/** The tag as WebVTT has it; nothing for a timestamp tag, whose time is wrong in a clip. */
function safeTag([, slash = '', name, classes = '', annotation]: RegExpExecArray): string {
  if (name === undefined) return '';
  const said = annotation === undefined ? '' : ` ${escapedText(annotation)}`;
  return `<${slash}${name}${classes}${said}>`;
}

/** The payload with every tag that is not WebVTT escaped. */
export function safePayload(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const match of text.matchAll(TAGS)) {
    parts.push(escapedText(text.slice(at, match.index)), safeTag(match));
    at = match.index + match[0].length;
  }
  return [...parts, escapedText(text.slice(at))]
    .join('')
    .replace(/\n{2,}/g, '\n')
    .replaceAll('-->', '→');
}
