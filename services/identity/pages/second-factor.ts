/** The page that asks for a code and, the first time, sets up the authenticator. */
import { toString as qrCode } from 'qrcode';
import { html, trusted, type Html } from '@/lib/domain/text/markup';
import { errorOf, invalid, titleOf } from './field';
import { page, type Way } from './layout';

export interface SecondFactorView extends Way {
  action: string;
  /** Sealed; sent back with the code. */
  pass: string;
  /** For the first set-up: the otpauth URI for an authenticator, and its secret for typing. Null if already set up. */
  setUp: { address: string; secret: string } | null;
  problem: string | Html | null;
}

async function setUpPart({ address, secret }: NonNullable<SecondFactorView['setUp']>): Promise<Html> {
  const picture = await qrCode(address, { type: 'svg', margin: 2, width: 200 });
  const groups = secret.match(/.{1,4}/g) ?? [];
  return html`<p>
      Administrators sign in with a second step. Scan this picture with an authenticator app on your phone,
      and enter the six digits that it shows.
    </p>
    <div role="img" aria-label="Picture for an authenticator app">${trusted(picture)}</div>
    <p>No camera? Enter this key in the app: <strong>${groups.join(' ')}</strong></p>`;
}

export async function secondFactorPage(view: SecondFactorView): Promise<string> {
  const main = html`<h1>${view.setUp ? 'Set up the second step' : 'One more step'}</h1>
    ${view.setUp ? await setUpPart(view.setUp) : html`<p>Enter the six digits that your authenticator app shows.</p>`}
    <form method="post" action="${view.action}" novalidate>
      <input type="hidden" name="pass" value="${view.pass}" />
      <div class="field">
        <label for="code">Code</label>
        ${errorOf('code', view.problem)}
        <input
          id="code"
          name="code"
          type="text"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="12"
          required
          autofocus
          ${invalid('code', view.problem)}
        />
      </div>
      <button type="submit" class="primary">Sign in</button>
    </form>
    ${
      view.setUp
        ? null
        : html`<p class="aside">
            Lost the device? Whoever runs this library can reset the second step. On its server:
            <code>npm run accounts -- reset YOUR-E-MAIL --second-step</code>
          </p>`
    }`;
  const title = titleOf('Second step', view.problem !== null);
  return page({ ...view, title, main });
}
