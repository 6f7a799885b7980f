/** What operators are told of how the library runs: settings as they were read, and where the other services answer. */
import { variables, type VariableName } from '@/lib/contracts/environment';

export interface SystemFacts {
  /** Value null: a secret, which is set. */
  settings: { name: string; value: string | null }[];
  /** Each with an address that answers 200 when it is ready. */
  services: { name: string; address: string }[];
}

const secrets: ReadonlySet<string> = new Set(variables.flatMap(({ name, secret }) => (secret ? [name] : [])));

/** An address says nothing of whoever signs in with it. */
function withoutPassword(text: string): string {
  const url = URL.parse(text);
  if (!url || (url.username === '' && url.password === '')) return text;
  url.username = '';
  url.password = '';
  return url.href;
}

type Settings = Partial<Record<VariableName, unknown>>;

/** Those that are set, by name. */
export const settingsAsRead = (config: Settings): SystemFacts['settings'] =>
  Object.entries(config)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ({ name, value: secrets.has(name) ? null : withoutPassword(String(value)) }))
    .toSorted((one, two) => (one.name < two.name ? -1 : 1));

const below = (base: unknown, path: string) => `${String(base).replace(/\/+$/, '')}${path}`;

/** An issuer is not always ours; every one answers where it says what it can. */
export const servicesOf = ({
  IDENTITY_URL,
  CUSTOMERS_API_URL,
  MEDIA_URL,
}: Settings): SystemFacts['services'] => [
  { name: 'Sign-in', address: below(IDENTITY_URL, '/.well-known/openid-configuration') },
  { name: 'Customers', address: below(CUSTOMERS_API_URL, '/readyz') },
  { name: 'Recordings', address: below(MEDIA_URL, '/readyz') },
];
