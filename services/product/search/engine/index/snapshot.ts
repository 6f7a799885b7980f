/**
 * The index on disk, in one file: 8 bytes of magic, the version's fingerprint and a SHA-256 of the rest (32 bytes each), the
 * header's length, a JSON header, and the sections, each at a multiple of 8 bytes, so that a loaded file is used in place.
 * Written to a temporary file and renamed, so that a reader sees the old one or the new one.
 */
import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { endianness } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { contentTypes } from '@/lib/contracts/catalogue/content-types';
import { allFilterNames } from '@/lib/contracts/listing/names';
import { nullIfMissing } from '@/lib/platform/files/missing-file';
import { writeAtomically } from '@/lib/platform/files/write-atomically';
import { textClasses, type SnapshotLoad } from '../../types';
import { CLASS_WEIGHT, NAME_BREVITY } from '../parameters';
import { fromSections, toSections, type Section } from './snapshot-sections';
import type { Store } from './store';
import { libraryLanguage, stopWords } from '../words/languages';

/** Raise it when folding, columns or sections change. */
const FORMAT = 4;
const MAGIC = Buffer.from('OTLSRCH\n');
const HASH_BYTES = 32;
const HASHED_IN_ONE_TURN = 2 ** 22;
const FINGERPRINT_AT = MAGIC.length;
const CHECKSUM_AT = FINGERPRINT_AT + HASH_BYTES;
const LENGTH_AT = CHECKSUM_AT + HASH_BYTES;
const HEADER_AT = LENGTH_AT + 8;

const sha256 = (): ReturnType<typeof createHash> => createHash('sha256');

/** All that a stored index depends on besides its documents: another version of Node sorts names by other collation tables. */
const fingerprint = (): Buffer =>
  sha256()
    .update(
      JSON.stringify([
        FORMAT,
        CLASS_WEIGHT,
        NAME_BREVITY,
        textClasses,
        contentTypes,
        allFilterNames,
        libraryLanguage(),
        [...stopWords],
      ]),
    )
    .update(`${endianness()} ${process.versions['icu'] ?? ''} ${process.versions['unicode'] ?? ''}`)
    .digest();

const headerSchema = z.object({
  note: z.string(),
  sections: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['u16', 'u32', 'f64', 'json']),
      at: z.number().int().nonnegative(),
      bytes: z.number().int().nonnegative(),
    }),
  ),
});

const padded = (bytes: number): number => Math.ceil(bytes / 8) * 8;
const paddingOf = (bytes: number): Buffer => Buffer.alloc(padded(bytes) - bytes);

/** Writes a compacted store. */
export async function writeSnapshot(path: string, store: Store, note: string): Promise<void> {
  const sections = toSections(store);
  let at = 0;
  const places = sections.map(({ name, kind, data }) => {
    const place = { name, kind, at, bytes: data.byteLength };
    at += padded(data.byteLength);
    return place;
  });
  const header = Buffer.from(JSON.stringify({ note, sections: places }), 'utf8');
  const length = Buffer.alloc(8);
  length.writeUInt32LE(header.length);
  const rest = [length, header, paddingOf(header.length)];
  for (const { data } of sections) rest.push(data, paddingOf(data.byteLength));
  const checksum = sha256();
  for (const part of rest)
    for (let at = 0; at < part.length; at += HASHED_IN_ONE_TURN) {
      checksum.update(part.subarray(at, at + HASHED_IN_ONE_TURN));
      await nextTurn();
    }
  const parts = [MAGIC, fingerprint(), checksum.digest(), ...rest];
  await writeAtomically(path, (partial) => writeParts(partial, parts));
}

async function writeParts(path: string, parts: readonly Buffer[]): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const part of parts) if (part.length > 0) await file.writeFile(part);
    await file.sync();
  } finally {
    await file.close();
  }
}

export type SnapshotRead = { ok: true; store: Store; note: string } | Extract<SnapshotLoad, { ok: false }>;

const refused = (reason: 'absent' | 'corrupt' | 'version', detail: string): SnapshotRead => ({
  ok: false,
  reason,
  detail,
});

export async function readSnapshot(path: string): Promise<SnapshotRead> {
  const file = await nullIfMissing(readFile(path));
  if (file === null) return refused('absent', path);
  if (file.length < HEADER_AT || !file.subarray(0, MAGIC.length).equals(MAGIC))
    return refused('corrupt', 'no snapshot');
  if (!file.subarray(FINGERPRINT_AT, CHECKSUM_AT).equals(fingerprint()))
    return refused('version', 'written by another version');
  const checksum = sha256().update(file.subarray(LENGTH_AT)).digest();
  if (!checksum.equals(file.subarray(CHECKSUM_AT, LENGTH_AT))) return refused('corrupt', 'checksum differs');
  const headerLength = file.readUInt32LE(LENGTH_AT);
  const { note, sections } = headerSchema.parse(
    JSON.parse(file.toString('utf8', HEADER_AT, HEADER_AT + headerLength)),
  );
  const start = HEADER_AT + padded(headerLength);
  const found = sections.map(({ name, kind, at, bytes }): Section => {
    return { name, kind, data: file.subarray(start + at, start + at + bytes) };
  });
  return { ok: true, store: fromSections(found), note };
}
