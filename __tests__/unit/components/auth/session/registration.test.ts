/** @jest-environment jsdom */
/** docs/institutions.md tells an operator to register with an OpenID provider what the library then asks of it. */
import { readFileSync } from 'node:fs';
import { oidcSettings } from '@/components/auth/session/oidc-settings';
import { OIDC_SCOPE } from '@/lib/contracts/constants';
import type { PublicSettings } from '@/lib/contracts/settings';
import { acceptedAlgorithms } from '@/lib/contracts/viewer/access-token';

const document = readFileSync('docs/institutions.md', 'utf8');

it('names each address, the scopes and the signatures', () => {
  const settings = { oidcAuthority: 'https://login.example', oidcClientId: 'web' } as PublicSettings;
  const asked = oidcSettings(settings, 'https://library.example');
  const { redirect_uri, silent_redirect_uri, post_logout_redirect_uri } = asked;
  for (const address of [redirect_uri, silent_redirect_uri, post_logout_redirect_uri])
    expect(document).toContain(`\`${address}\``);
  expect(document).toContain(`\`${OIDC_SCOPE}\``);
  for (const algorithm of acceptedAlgorithms) expect(document).toContain(algorithm);
  expect(asked).toMatchObject({ response_type: 'code', disablePKCE: false });
  expect(asked.client_secret).toBeUndefined();
});
