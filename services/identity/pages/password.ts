/** The pages on which a password is set, and on which a forgotten one is asked for. */
import { html } from '@/lib/domain/text/markup';
import { errorOf, invalid } from './field';
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
      <div class="field">
        <label for="password">New password</label>
        ${errorOf('password', view.problem)}
        <div class="with-button">
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="new-password"
            minlength="${view.shortest}"
            maxlength="1024"
            required
            autofocus
            ${invalid('password', view.problem)}
          />
          <button
            type="button"
            class="quiet"
            id="reveal"
            aria-controls="password"
            aria-pressed="false"
            hidden
          >
            Show<span class="hidden"> password</span>
          </button>
        </div>
      </div>
      <button type="submit" class="primary">Set the password</button>
    </form>`;
  const title = view.problem === null ? 'Choose a password' : 'Error: Choose a password';
  return page({ title, home: view.home, base: view.base, main, scripts: ['sign-in.js'] });
}

/** After it was set. */
export function passwordSetPage(view: Way): string {
  const main = html`<h1>Your password is set</h1>
    <p>You can sign in with it from now on.</p>
    <p><a class="primary" href="${view.home}sign-in">Sign in</a></p>`;
  return page({ title: 'Your password is set', home: view.home, base: view.base, main });
}

/** A link that is used, over or broken. */
export function linkOverPage(view: Way & { canAsk: boolean }): string {
  const main = html`<h1>This link no longer works</h1>
    <p>It has been used already, or is too old.</p>
    ${
      view.canAsk
        ? html`<p><a class="primary" href="${view.base}/password/forgotten">Ask for a new one</a></p>`
        : html`<p>Ask whoever gave you your account for a new one.</p>`
    }`;
  return page({ title: 'This link no longer works', home: view.home, base: view.base, main });
}

/** @param view.problem what was wrong with the address sent, or null */
export function forgottenPage(view: Way & { action: string; email: string; problem: string | null }): string {
  const main = html`<h1>Forgotten your password?</h1>
    <p>
      Enter your e-mail address. If you have an account, a letter with a link to a new password is on its way.
    </p>
    <form method="post" action="${view.action}" novalidate>
      <div class="field">
        <label for="email">E-mail address</label>
        ${errorOf('email', view.problem)}
        <input
          id="email"
          name="email"
          type="email"
          value="${view.email}"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          maxlength="254"
          required
          autofocus
          ${invalid('email', view.problem)}
        />
      </div>
      <button type="submit" class="primary">Send me a link</button>
    </form>`;
  const title = view.problem === null ? 'Forgotten password' : 'Error: Forgotten password';
  return page({ title, home: view.home, base: view.base, main });
}

/** The same for an account and for none: neither is told. */
export function letterSentPage(view: Way): string {
  const main = html`<h1>Look into your mail</h1>
    <p>If there is an account with this address, a letter is on its way. Its link works for one hour.</p>
    <p>Nothing there? Look among unwanted mail, or contact whoever gave you your account.</p>`;
  return page({ title: 'Look into your mail', home: view.home, base: view.base, main });
}
