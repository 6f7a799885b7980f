/** What operators are shown about how the library runs: settings as they were read, and where the other services answer. */
import { variables, type VariableName } from '@/lib/contracts/environment';
import { withoutSlash } from '@/lib/contracts/http/base-address';

export interface SystemFacts {
  /** A null `value` is a secret that is set. */
  settings: { name: string; value: string | null }[];
  /** Each with an address that answers 200 when it is ready. */
  services: { name: string; address: string }[];
}

const secrets: ReadonlySet<string> = new Set(variables.flatMap(({ name, secret }) => (secret ? [name] : [])));

/** Removes the user name and password from an address before it is shown. */
function withoutPassword(text: string): string {
  const url = URL.parse(text);
  if (!url || (url.username === '' && url.password === '')) return text;
  url.username = '';
  url.password = '';
  return url.href;
}

type Settings = Partial<Record<VariableName, unknown>>;

/** Settings that are set, sorted by name. */
export const settingsAsRead = (config: Settings): SystemFacts['settings'] =>
  Object.entries(config)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ({ name, value: secrets.has(name) ? null : withoutPassword(String(value)) }))
    .toSorted((one, two) => (one.name < two.name ? -1 : 1));

const below = (base: unknown, path: string) => `${withoutSlash(String(base))}${path}`;

/** The issuer may not be ours, but every OpenID Connect issuer answers at its discovery address. */
export const servicesOf = ({
  IDENTITY_URL,
  CUSTOMERS_API_URL,
  MEDIA_URL,
}: Settings): SystemFacts['services'] => [
  { name: 'Sign-in', address: below(IDENTITY_URL, '/.well-known/openid-configuration') },
  { name: 'Customers', address: below(CUSTOMERS_API_URL, '/readyz') },
  { name: 'Recordings', address: below(MEDIA_URL, '/readyz') },
];
