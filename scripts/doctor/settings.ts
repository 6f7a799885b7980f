/** Checks that each setting can be read, none is misspelt, none lacks one that it needs, and that a start would accept them. */
import { constants } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment, variables, type VariableName } from '@/lib/contracts/environment';
import { isLoopbackAddress } from '@/lib/contracts/http/loopback';
import { mayAccess } from '@/lib/platform/files/may-access';
import { parseTrustedProxies } from '@/lib/platform/network/address';
import { readBrand } from '@/lib/platform/start/brand';
import { publicAddress } from '@/lib/platform/start/mode';
import { exposedDemoRefusal, startRefusals } from '@/lib/platform/start/refusals';
import { messageOf } from '@/lib/platform/message-of';
import { NearPattern } from '@/services/product/search/engine/words/distance';
import { librarySynonyms } from '@/services/product/search/synonyms-file';
import { unreadEnvFile } from '../launcher/env-file';
import { otherKindRefusal } from '../launcher/filled';
import { servicesToRun } from '../launcher/system';
import { fault, faultOf, faultsThrown, isSet, note, type Finding, type Settings } from './finding';

const names: readonly VariableName[] = variables.map(({ name }) => name);
/** A name that differs from one of ours by at most this many letters is probably a misspelling. */
const NEAR = 2;
/** Shorter names are ignored: system variables may resemble ours by chance. */
const SHORTEST_NAME = 8;

function misspelt(settings: Settings): Finding[] {
  const ours = new Set<string>(names);
  return Object.keys(settings)
    .filter((name) => isSet(settings, name) && !ours.has(name) && name.length >= SHORTEST_NAME)
    .flatMap((name) => {
      const near = new NearPattern(name);
      const meant = names.find((known) => near.distance(known, NEAR) <= NEAR);
      return meant === undefined ? [] : [fault(`${name} is no setting of the library. ${meant} is meant?`)];
    });
}

/** Settings that do nothing, or the wrong thing, without their counterpart. */
function halves(settings: Settings): Finding[] {
  const lacks = (one: string, other: string) =>
    isSet(settings, one) && !isSet(settings, other)
      ? [fault(`${one} is set and ${other} is not: set both, or neither`)]
      : [];
  return [...lacks('MATOMO_URL', 'MATOMO_SITE_ID'), ...lacks('MATOMO_SITE_ID', 'MATOMO_URL')];
}

/** The address that must be set for a service that does not run here. */
const ELSEWHERE = {
  identity: 'OIDC_AUTHORITY',
  customers: 'CUSTOMERS_API_URL',
  content: 'CONTENTFUL_HOST',
  product: 'PRODUCT_API_URL',
  media: 'MEDIA_URL',
} as const;

function nowhere(settings: Settings): Finding[] {
  const here = new Set(servicesToRun(settings).map(({ name }) => name));
  return Object.entries(ELSEWHERE).flatMap(([service, variable]) =>
    here.has(service as keyof typeof ELSEWHERE) || isSet(settings, variable)
      ? []
      : [fault(`SERVICES leaves ${service} out and ${variable} is not set: name it in SERVICES, or say where it is`)],
  ); // prettier-ignore
}

function plainHttp(settings: Settings): Finding[] {
  const address = publicAddress(settings);
  return isLoopbackAddress(address) || address.startsWith('https:')
    ? []
    : [fault(`PUBLIC_URL is ${address}: without https anybody on the way reads passwords, and browsers keep no session. Put a proxy with a certificate before the gateway (docs/deploy.md)`)];
} // prettier-ignore

/** Checks every variable on its own. */
export async function settingsFindings(settings: Settings): Promise<Finding[]> {
  const set = names.filter((name) => isSet(settings, name));
  const unreadable = await Promise.all(
    set.map((name) => faultsThrown(() => readEnvironment([name], settings))),
  );
  // A bad PORT_BASE breaks the defaults of other variables, which all report the same line.
  const faults = [...new Set(unreadable.flat().map(({ text }) => text))].map(fault);
  const unread = unreadEnvFile(process.cwd(), settings);
  const notes = unread === null ? [] : [note(unread)];
  return [...faults, ...notes, ...misspelt(settings), ...halves(settings)];
}

/** What a start would refuse, and problems it would meet. */
export async function startFindings(settings: Settings): Promise<Finding[]> {
  const { DATA_DIR } = readEnvironment(['DATA_DIR'], settings);
  return [
    ...startRefusals(settings).map(fault),
    ...faultOf(exposedDemoRefusal(settings)),
    ...faultOf(await otherKindRefusal(path.resolve(DATA_DIR), settings)),
    ...nowhere(settings),
    ...plainHttp(settings),
    ...(await faultsThrown(() => readBrand(settings))),
    ...proxies(settings),
    ...(await faultsThrown(() => librarySynonyms(settings.SEARCH_SYNONYMS_FILE || undefined))),
    ...(await accessLog(settings)),
  ];
}

/** Opens nothing: that would make the file. */
async function accessLog({ ACCESS_LOG = '' }: Settings): Promise<Finding[]> {
  if (ACCESS_LOG === '' || ACCESS_LOG === '-') return [];
  const file = path.resolve(ACCESS_LOG);
  const place = (await stat(file).catch(() => null)) === null ? path.dirname(file) : file;
  if (await mayAccess(place, constants.W_OK)) return [];
  return [
    fault(`ACCESS_LOG is ${ACCESS_LOG}, which cannot be written. Name a file in a folder that is there`),
  ];
}

function proxies({ TRUSTED_PROXIES = '' }: Settings): Finding[] {
  try {
    parseTrustedProxies(TRUSTED_PROXIES);
    return [];
  } catch (error) {
    return [fault(messageOf(error))];
  }
}
