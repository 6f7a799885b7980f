/**
 * What the tracks of a recording are called. A player reads byte ranges of them that an earlier playlist named, so each encoding has
 * names of its own: who is watching a recording that is made again finds nothing where it was, and asks for the new one, instead of
 * being given bytes of another film.
 */
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';

/** Which encoding the tracks are of; null for those made before they were called after it. */
export type Revision = string | null;

export const newRevision = (): string => randomBytes(6).toString('hex');

const named = (name: string, revision: Revision) =>
  revision === null ? `${name}.mp4` : `${name}.${revision}.mp4`;

/** File of a picture, named by its shorter side, as in 720p. */
export const pictureFile = ({ width, height }: { width: number; height: number }, revision: Revision) =>
  named(`picture-${Math.min(width, height)}`, revision);

export const soundFile = (role: 'main' | 'description', revision: Revision) =>
  named(`sound-${role}`, revision);

const NAMED = /^(?:picture-\d+|sound-main)\.([0-9a-f]{12})\.mp4$/;

/** The revision of the tracks in a recording's folder. */
export async function revisionIn(folder: string): Promise<Revision> {
  for (const name of await readdir(folder)) {
    const [, revision] = NAMED.exec(name) ?? [];
    if (revision !== undefined) return revision;
  }
  return null;
}
