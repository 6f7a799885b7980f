/** Checks that each address set by the operator leads to the right service and accepts its key or token. */
import { z } from 'zod';
import { environmentAddress } from '@/lib/contracts/catalogue/content-address';
import { readEnvironment } from '@/lib/contracts/environment';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { firstKey } from '@/lib/platform/key-list';
import { discoveryAddress } from '@/lib/platform/visitor/discovery';
import { publicAddressWarning } from '../launcher/public-address';
import { ask } from './ask';
import { fault, faultOf, isSet, type Finding, type Settings } from './finding';

const discoverySchema = z.object({ issuer: z.string() });

/** Faults of an address, by the status of its response. */
async function expectOk(
  variable: string,
  address: string,
  { token, says = {} }: { token?: string; says?: Readonly<Record<number, string>> },
): Promise<Finding[]> {
  const answer = await ask(address, token);
  if (typeof answer === 'string')
    return [fault(`${variable}: nothing answers at ${address} (${answer}). Check the name, the port and that it runs`)]; // prettier-ignore
  if (answer.status < 400) return [];
  return [fault(`${variable}: ${address} answers ${answer.status}. ${says[answer.status] ?? 'Check that this is the address'}`)]; // prettier-ignore
}

/** Address of the configured issuer's discovery document. */
export function issuerAddress(settings: Settings): string {
  const { OIDC_AUTHORITY: issuer, IDENTITY_URL: reachedAt } = readEnvironment(
    ['OIDC_AUTHORITY', 'IDENTITY_URL'],
    settings,
  );
  return discoveryAddress({ issuer, reachedAt });
}

async function issuerFindings(settings: Settings): Promise<Finding[]> {
  const { OIDC_AUTHORITY: issuer } = readEnvironment(['OIDC_AUTHORITY'], settings);
  const address = issuerAddress(settings);
  const answer = await ask(address);
  if (typeof answer === 'string') return [fault(`OIDC_AUTHORITY: nothing answers at ${address} (${answer}). Check the name and that this machine may reach it`)]; // prettier-ignore
  const document = discoverySchema.safeParse(answer.json);
  if (!document.success) return [fault(`OIDC_AUTHORITY: ${address} answers ${answer.status} and is no discovery document. Set the issuer exactly as its provider names it`)]; // prettier-ignore
  return withoutSlash(document.data.issuer) === withoutSlash(issuer)
    ? []
    : [fault(`OIDC_AUTHORITY is ${issuer}, and the provider there calls itself ${document.data.issuer}: every sign-in would be refused. Set that name`)]; // prettier-ignore
}

async function customersFindings(settings: Settings): Promise<Finding[]> {
  const { CUSTOMERS_API_URL: url } = readEnvironment(['CUSTOMERS_API_URL'], settings);
  const token = firstKey(settings.CUSTOMERS_API_KEY ?? '');
  const says = { 401: 'CUSTOMERS_API_KEY is not the key of that system', 403: 'CUSTOMERS_API_KEY is not the key of that system' }; // prettier-ignore
  return expectOk('CUSTOMERS_API_URL', `${withoutSlash(url)}/organisations?ip-address=192.0.2.1`, { token, says }); // prettier-ignore
}

/** Address of the delivery API's environment, as all its clients use it. */
export function contentAddress(settings: Settings): string {
  const config = readEnvironment(
    ['CONTENTFUL_HOST', 'CONTENTFUL_INSECURE', 'CONTENTFUL_BASE_PATH', 'CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT'],
    settings,
  ); // prettier-ignore
  return environmentAddress(config);
}

async function contentFindings(settings: Settings): Promise<Finding[]> {
  const says = {
    401: 'CONTENTFUL_ACCESS_TOKEN is not a delivery token of that space',
    404: 'There is no such space or environment: check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT',
  };
  const token = settings.CONTENTFUL_ACCESS_TOKEN ?? '';
  return expectOk('CONTENTFUL_HOST', `${contentAddress(settings)}/locales`, { token, says });
}

const probed = {
  OIDC_AUTHORITY: issuerFindings,
  CUSTOMERS_API_URL: customersFindings,
  CONTENTFUL_HOST: contentFindings,
  PRODUCT_API_URL: ({ PRODUCT_API_URL = '' }: Settings) =>
    expectOk('PRODUCT_API_URL', `${withoutSlash(PRODUCT_API_URL)}/readyz`, {}),
  MEDIA_URL: ({ MEDIA_URL = '' }: Settings) => expectOk('MEDIA_URL', `${withoutSlash(MEDIA_URL)}/readyz`, {}),
} as const;

/** Checks only addresses that were set, because our own services may not be running yet. */
export async function addressFindings(settings: Settings): Promise<Finding[]> {
  const asked = Object.entries(probed).filter(([name]) => isSet(settings, name));
  const findings = await Promise.all(asked.map(([, probe]) => probe(settings)));
  return [...faultOf(await publicAddressWarning(settings)), ...findings.flat()];
}
