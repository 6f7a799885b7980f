/** Pages that say what happened and the one thing to do next. */
import { html, trusted } from '@/lib/domain/text/markup';
import { page, type Way } from './layout';

/** The authorisation request was invalid or has expired. `reference` helps the operators of the service find the cause. */
export function problemPage(
  view: Way & { heading: string; message: string; reference: string | null },
): string {
  const main = html`<h1>${view.heading}</h1>
    <p>${view.message}</p>
    <p><a class="primary" href="${view.home}">Go to the library</a></p>
    ${view.reference !== null && html`<p class="aside">For support: ${view.reference}</p>`}`;
  return page({ ...view, title: view.heading, main, leadsHome: true });
}

/**
 * Ends the session. With proof of identity (one of our ID tokens) the form submits itself; without it the person must
 * confirm, so that another site cannot sign people out.
 * @param form made by the provider; its fields carry the CSRF token
 */
export function signOutPage(view: Way & { form: string; automatic: boolean }): string {
  const main = html`<h1>Sign out</h1>
    <p>${view.automatic ? 'You are being signed out.' : 'Do you want to sign out of the library?'}</p>
    ${trusted(view.form)}
    <button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>`;
  return page({ ...view, title: 'Sign out', main, scripts: view.automatic ? ['sign-out.js'] : [] });
}

/** After signing out, when no address to return to was given. */
export function signedOutPage(view: Way): string {
  const main = html`<h1>You are signed out</h1>
    <p><a class="primary" href="${view.home}">Go to the library</a></p>`;
  return page({ ...view, title: 'Signed out', main, leadsHome: true });
}
