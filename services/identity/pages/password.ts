/** The pages for setting a password and for requesting a new one. */
import { html } from '@/lib/domain/text/markup';
import { emailField, passwordField, titleOf } from './field';
import { page, type Way } from './layout';

/** @param view.problem what was wrong with the password sent, or null */
export function setPasswordPage(
  view: Way & { action: string; email: string; shortest: number; problem: string | null },
): string {
  const main = html`<h1>Choose a password</h1>
    <p>
      For ${view.email}. At least ${view.shortest} characters; four words that do not belong together are easy
      to remember.
    </p>
    <form method="post" action="${view.action}" novalidate>
      <input
        class="hidden"
        type="text"
        name="username"
        value="${view.email}"
        autocomplete="username"
        readonly
        tabindex="-1"
        aria-hidden="true"
      />
      ${passwordField({
        label: 'New password',
        autocomplete: 'new-password',
        shortest: view.shortest,
        problem: view.problem,
        autofocus: true,
      })}
      <button type="submit" class="primary">Set the password</button>
    </form>`;
  const title = titleOf('Choose a password', view.problem !== null);
  return page({ ...view, title, main, scripts: ['sign-in.js'] });
}

/** Shown after the password was set. */
export function passwordSetPage(view: Way): string {
  const main = html`<h1>Your password is set</h1>
    <p>You can sign in with it from now on.</p>
    <p><a class="primary" href="${view.home}sign-in">Sign in</a></p>`;
  return page({ ...view, title: 'Your password is set', main });
}

/** Shown for a link that was used, has expired or is malformed. */
export function linkOverPage(view: Way & { canAsk: boolean }): string {
  const main = html`<h1>This link no longer works</h1>
    <p>It has been used already, or is too old.</p>
    ${
      view.canAsk
        ? html`<p><a class="primary" href="${view.base}/password/forgotten">Ask for a new one</a></p>`
        : html`<p>Ask whoever gave you your account for a new one.</p>`
    }`;
  return page({ ...view, title: 'This link no longer works', main });
}

/** @param view.problem what was wrong with the address sent, or null */
export function forgottenPage(view: Way & { action: string; email: string; problem: string | null }): string {
  const main = html`<h1>Forgotten your password?</h1>
    <p>
      Enter your e-mail address. If you have an account, you will get an e-mail with a link to set a new
      password.
    </p>
    <form method="post" action="${view.action}" novalidate>
      ${emailField({ value: view.email, problem: view.problem, autofocus: true })}
      <button type="submit" class="primary">Send me a link</button>
    </form>`;
  const title = titleOf('Forgotten password', view.problem !== null);
  return page({ ...view, title, main });
}

/** The same whether or not the account exists, so that it does not reveal which. */
export function letterSentPage(view: Way): string {
  const main = html`<h1>Check your e-mail</h1>
    <p>If there is an account with this address, an e-mail is on its way. Its link works for one hour.</p>
    <p>Nothing there? Check your spam folder, or contact whoever gave you your account.</p>`;
  return page({ ...view, title: 'Check your e-mail', main });
}
