/** Tags of WebVTT with the classes and annotations that they may have; the second alternative is a timestamp tag. */
const TAG =
  /<\/?(?:v|i|b|u|c|lang|ruby|rt)(?:\.[\w-]+)*(?:\s+(?<annotation>[^<>]*))?>|<(?:\d+:)?\d{2}:\d{2}\.\d{3}>/g;

/** References written so that they are still references after they were resolved once. */
const asReferences = (text: string): string => text.replaceAll('&', '&amp;');

const asText = (text: string): string => asReferences(text).replace(/<[^>]*>?/g, '');

const asTag = (tag: string, annotation = ''): string =>
  tag.replace(annotation, () => asReferences(annotation).replaceAll('"', '&amp;quot;'));

/**
 * The payload of a WebVTT cue as media-captions may be given it: it resolves the references of a cue and assigns what comes of it
 * to `innerHTML`, so that `&lt;a href=…&gt;` of a caption file would be a link, and a quotation mark in a voice's name an attribute.
 * Here each reference is one step further away, and no tag is left but those of WebVTT (WebVTT §6.4). Pure.
 */
export function cueTextForHtml(payload: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const match of payload.matchAll(TAG)) {
    parts.push(asText(payload.slice(at, match.index)), asTag(match[0], match.groups?.annotation));
    at = match.index + match[0].length;
  }
  return [...parts, asText(payload.slice(at))].join('');
}
