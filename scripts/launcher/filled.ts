/** `library.imported` in DATA_DIR: which build filled which database, with the sample or as a library of one's own. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError, readEnvironment } from '@/lib/contracts/environment';
import { wantsSample } from '@/lib/platform/start/mode';
import type { Place } from '@/services/content/store/place';

type Variables = Readonly<Record<string, string | undefined>>;

const BUILD_STAMP = path.join('.cache', 'services.built');
const markerIn = (dataDir: string) => path.join(dataDir, 'library.imported');

/** A digest, because tokens and the addresses of databases are secrets. */
const digestOf = (...filled: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(filled)).digest('base64url');

/** Which database it is: a new password makes no other, and the embedded one ('') is one, whatever its port. */
function databaseOf({ DATABASE_URL = '' }: Variables): string {
  if (!URL.canParse(DATABASE_URL)) return DATABASE_URL;
  const address = new URL(DATABASE_URL);
  address.password = '';
  return address.href;
}

export function deliveryOf(env: Variables): { place: Place; token: string } {
  const { CONTENTFUL_SPACE_ID: space, CONTENTFUL_ENVIRONMENT: environment } = readEnvironment(
    ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT'],
    env,
  );
  return { place: { space, environment }, token: env.CONTENTFUL_ACCESS_TOKEN ?? '' };
}

/** What a build fills: with the sample or not, and which database, space and environment. */
function fillOf(operator: Variables): { kind: 'sample' | 'own'; at: string } {
  const { place } = deliveryOf(operator);
  return {
    kind: wantsSample(operator) ? 'sample' : 'own',
    at: digestOf(databaseOf(operator), place.space, place.environment),
  };
}

/** The parts of the marker that this start would write; the last is the delivery token. */
export async function wantedParts(operator: Variables, token: string): Promise<string[]> {
  // `npm run dev` has no build stamp, so it fills the services only once.
  const build = await readFile(BUILD_STAMP, 'utf8').catch(() => 'development');
  const { kind, at } = fillOf(operator);
  return [build, kind, at, digestOf(at, token)];
}

/** The parts of the marker as it is; of a library that was never filled, one that is empty. */
export const filledParts = async (dataDir: string): Promise<string[]> =>
  (await readFile(markerIn(dataDir), 'utf8').catch(() => '')).split(' ');

export const writeFilled = (dataDir: string, parts: readonly string[]): Promise<void> =>
  writeFile(markerIn(dataDir), parts.join(' '));

const sampleLeft = (dataDir: string, isElsewhere: boolean): string => {
  const empty = isElsewhere ? 'DATABASE_URL an empty database and DATA_DIR' : 'DATA_DIR';
  return `DATA_DIR: ${dataDir} was filled as a demonstration, whose invented works, schools and people are in its database. For a library of your own, give ${empty} an empty folder; to keep them all the same, set SAMPLE_LIBRARY to on`;
};

const ownLibraryHere = (dataDir: string): string =>
  `DATA_DIR: ${dataDir} is a library of its own, to which this start would add the sample library and, on this machine, demo accounts. Set PUBLIC_URL to the address that visitors use, SAMPLE_LIBRARY to off, or DATA_DIR to an empty folder`;

/**
 * One line where a demonstration is to become a library of one's own or the other way round, as by a PUBLIC_URL that was forgotten;
 * else null. Nothing takes invented works, schools and people out again, so visitors would find them (decision 0120).
 */
export async function otherKindRefusal(dataDir: string, operator: Variables): Promise<string | null> {
  const [, kind, at] = await filledParts(dataDir);
  const wanted = fillOf(operator);
  if (at !== wanted.at || kind === wanted.kind) return null;
  return wanted.kind === 'own'
    ? sampleLeft(dataDir, Boolean(operator.DATABASE_URL))
    : ownLibraryHere(dataDir);
}

/** Throws EnvironmentError, in one line, for what otherKindRefusal refuses. */
export async function requireSameKind(dataDir: string, operator: Variables): Promise<void> {
  const refusal = await otherKindRefusal(dataDir, operator);
  if (refusal !== null) throw new EnvironmentError(refusal);
}
