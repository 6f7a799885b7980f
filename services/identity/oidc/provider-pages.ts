/** The provider's own pages, in the product's look. */
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { ourProblem } from '../pages/failure';
import { problemPage, signedOutPage, signOutPage } from '../pages/notices';
import { basePath, wayOf, type IssuerSettings } from './settings';

/** Home page of the app that the request came from, taken from its registered redirect URIs. */
function homeOfClient(ctx: KoaContextWithOIDC): string {
  const address = ctx.oidc.client?.postLogoutRedirectUris?.[0] ?? ctx.oidc.client?.redirectUris?.[0];
  return address ? `${new URL(address).origin}/` : '/';
}

type EndSession = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>;

export const endSessionPage = (
  settings: IssuerSettings,
): Pick<EndSession, 'logoutSource' | 'postLogoutSuccessSource'> => ({
  logoutSource: (ctx, form) => {
    // Anybody with an account has an id token: one of somebody else proves nothing about who asks.
    const automatic = ctx.oidc.entities.IdTokenHint?.payload.sub === ctx.oidc.session?.accountId;
    ctx.body = signOutPage({ home: homeOfClient(ctx), base: basePath(settings), form, automatic });
  },
  postLogoutSuccessSource: (ctx) => {
    ctx.body = signedOutPage({ home: homeOfClient(ctx), base: basePath(settings) });
  },
});

const signInProblem = {
  heading: 'You cannot sign in this way',
  message:
    'The link you followed is incomplete or no longer valid. Go back to the library and sign in again.',
};
const signOutProblem = {
  heading: 'You cannot sign out this way',
  message:
    'The link you followed is incomplete or no longer valid. Go back to the library and sign out there.',
};

function problemOf(error: string, route: string) {
  if (error === 'server_error') return ourProblem;
  return route.startsWith('end_session') ? signOutProblem : signInProblem;
}

/** Shown when an error cannot be sent back by a redirect: a wrong redirect URI, or a sign-in that has expired. */
export function errorPage(settings: IssuerSettings): NonNullable<Configuration['renderError']> {
  return (ctx, out) => {
    ctx.type = 'html';
    ctx.body = problemPage({
      ...wayOf(settings),
      ...problemOf(out.error, ctx.oidc.route),
      // Of a failure of ours the provider has no words that help anybody; the log has the cause.
      reference:
        out.error === 'server_error' ? null : [out.error, out.error_description].filter(Boolean).join(': '),
    });
  };
}
