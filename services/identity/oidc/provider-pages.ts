/** The provider's own pages, in the product's look. */
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { problemPage, signedOutPage, signOutPage } from '../pages/notices';
import { homeOf, type IssuerSettings } from './settings';

/** The app the request came from, as its registered addresses say. */
function homeOfClient(ctx: KoaContextWithOIDC): string {
  const address = ctx.oidc.client?.postLogoutRedirectUris?.[0] ?? ctx.oidc.client?.redirectUris?.[0];
  return address ? `${new URL(address).origin}/` : '/';
}

type EndSession = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>;

export const endSessionPage: Pick<EndSession, 'logoutSource' | 'postLogoutSuccessSource'> = {
  logoutSource: (ctx, form) => {
    const automatic = ctx.oidc.entities.IdTokenHint !== undefined;
    ctx.body = signOutPage({ home: homeOfClient(ctx), form, automatic });
  },
  postLogoutSuccessSource: (ctx) => {
    ctx.body = signedOutPage({ home: homeOfClient(ctx) });
  },
};

/** A request that cannot be answered by a redirect: a wrong address, or a sign-in that is over. */
export function errorPage(settings: IssuerSettings): NonNullable<Configuration['renderError']> {
  return (ctx, out) => {
    ctx.type = 'html';
    ctx.body = problemPage({
      home: homeOf(settings),
      heading: 'You cannot sign in this way',
      message:
        'The address that brought you here is not complete or not valid any more. Go back to the library and sign in again.',
      reference: [out.error, out.error_description].filter(Boolean).join(': '),
    });
  };
}
