/** What a field that was filled in wrongly says (WCAG 2.2: 3.3.1). */
import { html, type Html } from '@/lib/domain/text/markup';

const hintId = (field: string) => `${field}-error`;

/** The message above the field; null without one. */
export function errorOf(field: string, message: string | null): Html | null {
  if (message === null) return null;
  return html`<p class="error" id="${hintId(field)}"><span class="hidden">Error: </span>${message}</p>`;
}

/** Attributes that tie the message to its field. */
export const invalid = (field: string, message: string | null): Html | null =>
  message === null ? null : html`aria-invalid="true" aria-describedby="${hintId(field)}"`;
