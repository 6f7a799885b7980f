/** Markup from templates: every value is escaped unless it is markup already. */

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

/** Text that says itself, in content and in quoted attributes, in HTML and in XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

type Value = Html | string | number | null | undefined | false | readonly Html[];

function textOf(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map((part: Html) => part.text).join('');
  if (value === null || value === undefined || value === false) return '';
  return escapeMarkup(String(value));
}

/** `html\`<p>${text}</p>\``; null, undefined and false write nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.reduce((out, part, index) => out + textOf(values[index - 1]) + part));
}

/** HTML that a library made and has escaped itself. */
export function trusted(text: string): Html {
  return new Html(text);
}
