/** The sign-in page (WCAG 2.2: 3.3.1, 3.3.3, 3.3.8; errors are shown by their fields and in a summary). */
import { html, type Html } from '@/lib/domain/text/markup';
import { emailField, passwordField, titleOf } from './field';
import { page, type Way } from './layout';

export type Field = 'email' | 'password';

export interface SignInView extends Way {
  /** URL that the form is posted to. */
  action: string;
  email: string;
  /** What e-mail addresses at the chosen school end with, `@school.example`; null if none was chosen. */
  ending: string | null;
  /** In the order of the fields. */
  problems: readonly { field: Field; message: string | Html }[];
  /** After too many wrong passwords: a proof of work, which the browser computes on its own (sign-in/challenge.ts). */
  challenge: string | null;
  /** Whether a new password can be requested by e-mail. */
  canReset: boolean;
}

function messageFor(field: Field, problems: SignInView['problems']): string | Html | null {
  return problems.find((problem) => problem.field === field)?.message ?? null;
}

function summary(problems: SignInView['problems']): Html | null {
  if (problems.length === 0) return null;
  return html`<div class="summary" role="alert" tabindex="-1" id="summary">
    <h2>There is a problem</h2>
    <ul>
      ${problems.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
    </ul>
  </div>`;
}

export function signInPage(view: SignInView): string {
  const main = html`<h1>Sign in</h1>
    ${summary(view.problems)}
    <form method="post" action="${view.action}" novalidate>
      ${emailField({ value: view.email, ending: view.ending, problem: messageFor('email', view.problems), autofocus: view.email === '' })}
      ${passwordField({
        label: 'Password',
        autocomplete: 'current-password',
        shortest: null,
        problem: messageFor('password', view.problems),
        autofocus: view.email !== '',
      })}
      ${
        view.challenge !== null &&
        html`<input type="hidden" name="challenge" value="${view.challenge}" />
          <input type="hidden" name="answer" value="" />
          <p class="aside" id="working" role="status"></p>`
      }
      <button type="submit" class="primary">Sign in</button>
    </form>
    ${view.canReset && html`<p class="aside"><a href="${view.base}/password/forgotten">Forgotten your password?</a></p>`}
    <p class="aside"><a href="${view.home}sign-in/school">Find your school</a></p>
    <p class="aside">
      Your school, college or library gives you your account. Contact them if you can’t sign in.
    </p>`;
  const title = titleOf('Sign in', view.problems.length > 0);
  return page({ ...view, title, main, scripts: ['sign-in.js'] });
}
