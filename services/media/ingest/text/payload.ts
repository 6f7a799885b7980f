/** Payloads of WebVTT cues, from untrusted text and from plain text. Pure. */
import { decodeEntity } from 'html-entities';

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The payload that shows a plain text as it is. Quotation marks stay: an escape that WebVTT does not have would be shown. */
export const payloadOf = (text: string): string => text.replace(/[&<>]/g, (mark) => MARKUP[mark] ?? mark);

/** References that stay: escapes, and spaces and marks that nobody could see in an editor. */
const PRESERVED: ReadonlySet<string> = new Set(['&amp;', '&lt;', '&gt;', '&nbsp;', '&lrm;', '&rlm;']);

const REFERENCE = /&(?:#x[\da-f]+|#\d+|[a-z][a-z\d]*);|[&<>]/gi;

/** The character of a reference; what is none, or has no such name, is shown as written. */
const characterOf = (reference: string): string =>
  decodeEntity(reference)
    .replace(/\p{Cs}/gu, '\uFFFD')
    // A line break within a payload could end the cue.
    .replace(/\p{Cc}/gu, ' ');

/** Text with its character references resolved, and with no markup. */
export const escapedText = (text: string): string =>
  text.replace(REFERENCE, (found) => (PRESERVED.has(found) ? found : payloadOf(characterOf(found))));

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
