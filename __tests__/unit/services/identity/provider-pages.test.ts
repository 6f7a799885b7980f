import { errorPage } from '@/services/identity/oidc/provider-pages';
import type { IssuerSettings } from '@/services/identity/oidc/settings';

const settings = {
  issuer: 'http://issuer.example',
  appOrigins: ['http://app.example'],
} as unknown as IssuerSettings;

/** What a person reads of an error that cannot be sent back by a redirect. */
function shown(error: string, words: string): string {
  const ctx = { oidc: { route: 'authorization' }, type: '', body: '' };
  void errorPage(settings)(ctx as never, { error, error_description: words }, new Error(error) as never);
  return ctx.body;
}

it('names what was wrong with a request, and of a failure of ours not the provider’s words, which help nobody', () => {
  expect(shown('invalid_client', 'client is invalid')).toContain('invalid_client: client is invalid');
  const ours = shown('server_error', 'oops! something went wrong');
  expect(ours).toContain('This does not work at the moment');
  expect(ours).not.toMatch(/oops|server_error|For support/);
});
