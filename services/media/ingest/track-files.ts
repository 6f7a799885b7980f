/**
 * What the tracks of a recording are called. A player reads byte ranges of them that an earlier playlist named, so a recording that
 * is made again has other names: who is watching the old one finds nothing where it was, and asks for the new one, instead of being
 * given bytes of another film.
 */

/** Which making of a recording its tracks are of; absent from those made before tracks were called after it. */
export type Revision = string | undefined;

const REVISION_LENGTH = 12;

/** @param digest of what the recording is made of, in hexadecimal */
export const revisionOf = (digest: string): string => digest.slice(0, REVISION_LENGTH);

const named = (name: string, revision: Revision) =>
  revision === undefined ? `${name}.mp4` : `${name}.${revision}.mp4`;

/** File of a picture, named by its shorter side, as in 720p. */
export const pictureFile = ({ width, height }: { width: number; height: number }, revision: Revision) =>
  named(`picture-${Math.min(width, height)}`, revision);

export const soundFile = (role: 'main' | 'description', revision: Revision) =>
  named(`sound-${role}`, revision);
