import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'words-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const header = 'msgid ""\nmsgstr ""\n"Language: cy\\n"\n\n';
const said = (feature: string, message: string, text: string) =>
  `msgctxt "${feature}"\nmsgid "${message}"\nmsgstr "${text}"\n\n`;

function checked(sentences: string) {
  const file = path.join(folder, 'cy.po');
  writeFileSync(file, header + sentences);
  const { status, stdout } = spawnSync(process.execPath, ['scripts/words.mjs', '--check', file], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

it('says how many sentences were found by themselves, and which files no longer say', () => {
  const { status, stdout } = checked(
    said('components/account', 'Sign out', 'Allgofnodi') +
      said('components/of-last-release', 'Colours', 'Lliwiau') +
      said('components/account', 'Nobody says this any more', 'Neb'),
  );
  expect(stdout).toMatch(/^cy: \d+ of \d+ sentences, \d+ of them found by the sentence alone; 1 unknown\n$/);
  expect(Number(/, (\d+) of them/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(1);
  expect(status).toBe(0);
});

it('refuses a sentence found by itself that has lost a place', () => {
  const { status, stdout } = checked(said('components/of-last-release', ', until {0}', ', hyd'));
  expect(stdout).toContain('signs differ: , until {0} → , hyd');
  expect(status).toBe(1);
});
