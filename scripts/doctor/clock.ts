/** Clock skew: a token issued by a clock that is a minute ahead is not yet valid here (RFC 7519 §4.1.5). */
import { CLOCK_TOLERANCE_SECONDS } from '@/lib/contracts/viewer/access-token';
import { contentAddress, issuerAddress } from './addresses';
import { ask } from './ask';
import { databaseClock } from './database';
import { fault, isSet, type Finding, type Settings } from './finding';

/** `Date` counts whole seconds (RFC 9110 §6.6.1). */
const GRAIN_MS = 1_000;

/** Compares another clock with ours, allowing for the time between request and response. */
async function compared(whose: string, read: () => Promise<number | null>): Promise<Finding[]> {
  const sent = Date.now();
  const theirs = await read();
  if (theirs === null) return [];
  const ahead = theirs - Date.now();
  const behind = sent - (theirs + GRAIN_MS);
  const off = Math.max(ahead, behind);
  return off <= CLOCK_TOLERANCE_SECONDS * 1_000
    ? []
    : [fault(`the clock of this machine and that of ${whose} differ by ${Math.round(off / 1_000)} seconds; ${CLOCK_TOLERANCE_SECONDS} are borne. Set both by the network: timedatectl set-ntp true`)]; // prettier-ignore
}

const clockAt = (address: string) => async () => {
  const answer = await ask(address);
  return typeof answer === 'string' ? null : answer.clock;
};

/** Compares our clock with every configured server that reports its time. */
export async function clockFindings(settings: Settings): Promise<Finding[]> {
  const { DATABASE_URL: database = '' } = settings;
  const parties: [string, string, () => Promise<number | null>][] = [
    ['DATABASE_URL', 'the database', () => databaseClock(database)],
    ['OIDC_AUTHORITY', 'the issuer', clockAt(issuerAddress(settings))],
    ['CONTENTFUL_HOST', 'the delivery API', clockAt(contentAddress(settings))],
  ];
  const asked = parties.filter(([name]) => isSet(settings, name));
  return (await Promise.all(asked.map(([, whose, read]) => compared(whose, read)))).flat();
}
