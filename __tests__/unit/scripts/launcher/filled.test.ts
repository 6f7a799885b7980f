/** @jest-environment node */
/** A demonstration does not become a library of one's own by another PUBLIC_URL: what was invented would stay in it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFindings } from '@/scripts/doctor/settings';
import { requireSameKind, wantedParts, writeFilled } from '@/scripts/launcher/filled';

const DEMONSTRATION = { NODE_ENV: 'production' } as const;
const OWN = { NODE_ENV: 'production', PUBLIC_URL: 'https://library.test' } as const;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'filled-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const filledBy = async (operator: Record<string, string>) =>
  writeFilled(dataDir, await wantedParts(operator, 'token'));

it('refuses a library of one’s own on the data of a demonstration, and says what to do', async () => {
  await filledBy(DEMONSTRATION);
  const start = requireSameKind(dataDir, OWN);
  await expect(start).rejects.toThrow(/demonstration.*give DATA_DIR an empty folder;.*SAMPLE_LIBRARY to on$/);
  const findings = await startFindings({ ...OWN, DATA_DIR: dataDir });
  expect(findings.map(({ text }) => text)).toContainEqual(expect.stringMatching(/filled as a demonstration/));
});

it('takes a variable that is left empty for one that is not set', async () => {
  await filledBy(DEMONSTRATION);
  await expect(requireSameKind(dataDir, { ...OWN, CONTENTFUL_SPACE_ID: '' })).rejects.toThrow(
    'demonstration',
  );
});

it('refuses a demonstration on a library of one’s own, as where PUBLIC_URL was forgotten', async () => {
  await filledBy(OWN);
  const start = requireSameKind(dataDir, DEMONSTRATION);
  await expect(start).rejects.toThrow(
    /demo accounts.*Set PUBLIC_URL .*, SAMPLE_LIBRARY to off, or DATA_DIR to an empty folder$/,
  );
});

it('names the database too, where it is elsewhere, without its password', async () => {
  const elsewhere = { DATABASE_URL: 'postgres://library:word@database.example/library' };
  await filledBy({ ...DEMONSTRATION, ...elsewhere });
  const start = requireSameKind(dataDir, { ...OWN, ...elsewhere });
  await expect(start).rejects.toThrow(/give DATABASE_URL an empty database/);
  await expect(start).rejects.not.toThrow(/word/);
  await requireSameKind(dataDir, OWN);
});

it.each([
  ['an empty folder', null, OWN],
  ['a library of one’s own', OWN, OWN],
  ['a demonstration again', DEMONSTRATION, DEMONSTRATION],
  ['the sample in public, which was asked for', DEMONSTRATION, { ...OWN, SAMPLE_LIBRARY: 'on' }],
  ['another space of the database', DEMONSTRATION, { ...OWN, CONTENTFUL_SPACE_ID: 'own' }],
  ['a library of one’s own on this machine', OWN, { ...DEMONSTRATION, SAMPLE_LIBRARY: 'off' }],
])('starts on %s', async (_what, before, now) => {
  if (before !== null) await filledBy(before);
  await expect(requireSameKind(dataDir, now)).resolves.toBeUndefined();
});
