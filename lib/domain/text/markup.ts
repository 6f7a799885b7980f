/** HTML templates: every value is escaped unless it is already `Html`. */

export class Html {
  constructor(readonly text: string) {}
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const SPECIAL = /[&<>"']/;
const EVERY_SPECIAL = /[&<>"']/g;

/** Escapes text for content and quoted attributes of HTML and XML. Fast path: most text needs no escaping. */
export const escapeMarkup = (text: string): string =>
  SPECIAL.test(text) ? text.replace(EVERY_SPECIAL, (character) => entities[character] ?? character) : text;

type Value = Html | string | number | null | undefined | false | readonly Html[];

function textOf(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map((part: Html) => part.text).join('');
  if (value === null || value === undefined || value === false) return '';
  return escapeMarkup(String(value));
}

/** `html\`<p>${text}</p>\``; null, undefined and false render as nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  let out = strings[0] ?? '';
  values.forEach((value, index) => {
    out += textOf(value) + (strings[index + 1] ?? '');
  });
  return new Html(out);
}

/** Marks text as HTML without escaping it: only for output of a library that has already escaped it. */
export function trusted(text: string): Html {
  return new Html(text);
}
