/** Form fields and their error messages (WCAG 2.2: 3.3.1, 1.3.5). */
import { html, type Html } from '@/lib/domain/text/markup';

const hintId = (field: string) => `${field}-error`;

/** The message above the field; null without one. */
export function errorOf(field: string, message: string | Html | null): Html | null {
  if (message === null) return null;
  return html`<p class="error" id="${hintId(field)}"><span class="hidden">Error: </span>${message}</p>`;
}

/** Attributes that tie the message to its field. */
export const invalid = (field: string, message: string | Html | null): Html | null =>
  message === null ? null : html`aria-invalid="true" aria-describedby="${hintId(field)}"`;

const ENDING_ID = 'email-ending';

/** An error message replaces the hint, so that a field has only one description. */
const described = (problem: EmailField['problem'], ending: string | null): Html | null =>
  problem === null && ending !== null ? html`aria-describedby="${ENDING_ID}"` : invalid('email', problem);

export interface EmailField {
  value: string;
  /** Hint under the label: what e-mail addresses at the person's school end with. */
  ending?: string | null;
  problem: string | Html | null;
  autofocus: boolean;
}

/** RFC 5321 §4.5.3.1.3 for the length. */
export const emailField = ({ value, ending = null, problem, autofocus }: EmailField): Html =>
  html`<div class="field">
    <label for="email">E-mail address</label>
    ${ending !== null && html`<p class="hint" id="${ENDING_ID}">At your school it ends with ${ending}</p>`}
    ${errorOf('email', problem)}
    <input
      id="email"
      name="email"
      type="email"
      value="${value}"
      autocomplete="username"
      autocapitalize="none"
      spellcheck="false"
      maxlength="254"
      required
      ${autofocus && html`autofocus`}
      ${described(problem, ending)}
    />
  </div>`;

export interface PasswordField {
  label: string;
  autocomplete: 'current-password' | 'new-password';
  /** Minimum length of a new password; null for an existing one. */
  shortest: number | null;
  problem: string | Html | null;
  autofocus: boolean;
}

/** A password field with a button to show it (pages/assets.ts). */
export const passwordField = ({ label, autocomplete, shortest, problem, autofocus }: PasswordField): Html =>
  html`<div class="field">
    <label for="password">${label}</label>
    ${errorOf('password', problem)}
    <div class="with-button">
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="${autocomplete}"
        autocapitalize="none"
        spellcheck="false"
        ${shortest !== null && html`minlength="${shortest}"`}
        maxlength="1024"
        required
        ${autofocus && html`autofocus`}
        ${invalid('password', problem)}
      />
      <button type="button" class="quiet" id="reveal" aria-controls="password" aria-pressed="false" hidden>
        Show<span class="hidden"> password</span>
      </button>
    </div>
  </div>`;

/** The title of a page with a form; it announces an error first. */
export const titleOf = (title: string, hasProblem: boolean): string =>
  hasProblem ? `Error: ${title}` : title;
