import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OnLoadArgs, OnLoadResult, PluginBuild } from 'esbuild';
import configuration from '@/next.config.js';
import { gettextFile } from '@/scripts/words/catalogue.mjs';
import { chosenWords, keepWords, takeLastWords } from '@/scripts/words/chosen.mjs';
import { wordsPlugin } from '@/scripts/words/esbuild-plugin.mjs';
import translate from '@/scripts/words/next-loader.mjs';

const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
const catalogue = path.join(folder, 'cy.po');
const entry = {
  feature: 'lib/contracts',
  message: 'The open theatre library',
  files: ['lib/contracts/site.ts'],
  notes: [],
};
writeFileSync(
  catalogue,
  gettextFile([entry], 'cy', () => 'Y llyfrgell theatr agored'),
);

afterEach(() => {
  delete process.env.WORDS;
});
afterAll(() => rmSync(folder, { recursive: true }));

const site = path.join(root, 'lib/contracts/site.ts');
const translated = 'strapline: "Y llyfrgell theatr agored"';

describe('without WORDS', () => {
  it('the build knows nothing of translations', () => {
    expect(chosenWords(root)).toBeNull();
    expect(configuration('phase-production-build')).not.toHaveProperty('turbopack.rules');
  });
});

describe('a command that is not given WORDS', () => {
  it('takes those of the last build, until none are wanted', () => {
    const built = mkdtempSync(path.join(folder, 'built-'));
    expect(takeLastWords(built)).toBeNull();
    expect(chosenWords(built)).toBeNull();
    process.env.WORDS = catalogue;
    expect(takeLastWords(built)).toBeNull();
    keepWords(built);
    process.env.WORDS = '';
    expect(takeLastWords(built)).toBe(catalogue);
    expect(chosenWords(built)?.file).toBe(catalogue);
    process.env.WORDS = 'none';
    expect(takeLastWords(built)).toBeNull();
    expect(chosenWords(built)).toBeNull();
    keepWords(built);
    delete process.env.WORDS;
    expect(takeLastWords(built)).toBeNull();
  });

  it('takes none of what tests were built in: the folder stays as it was chosen to be', () => {
    const built = mkdtempSync(path.join(folder, 'built-'));
    process.env.WORDS = catalogue;
    keepWords(built);
    process.env.WORDS = 'test';
    expect(chosenWords(built)).toBeNull();
    keepWords(built);
    process.env.WORDS = '';
    expect(takeLastWords(built)).toBe(catalogue);
  });
});

describe('with WORDS', () => {
  it('the web build has a loader for its sources, while it builds and not while it serves', () => {
    process.env.WORDS = catalogue;
    expect(Object.keys(configuration('phase-production-build').turbopack?.rules ?? {})).toEqual([
      '*.ts',
      '*.tsx',
    ]);
    expect(configuration('phase-production-server')).not.toHaveProperty('turbopack.rules');
  });

  it('another translation is another build', () => {
    process.env.WORDS = catalogue;
    const before = chosenWords(root)?.hash;
    const other = path.join(folder, 'other.po');
    writeFileSync(
      other,
      gettextFile([entry], 'cy', () => 'Llyfrgell theatr'),
    );
    process.env.WORDS = other;
    expect(chosenWords(root)?.hash).not.toBe(before);
  });

  it('a file that is not there stops the build', () => {
    process.env.WORDS = 'words/none.po';
    expect(() => chosenWords(root)).toThrow(/does not exist/);
  });

  it('the loader translates what people read and passes the rest on', () => {
    const loaded = (file: string, text: string) =>
      translate.call({ resourcePath: file, getOptions: () => ({ root, catalogue, hash: 'one' }) }, text);
    expect(loaded(site, readFileSync(site, 'utf8'))).toContain(translated);
    const elsewhere = "export const a = 'The open theatre library';";
    expect(loaded(path.join(root, 'lib/browser/track.ts'), elsewhere)).toBe(elsewhere);
  });

  it('the plugin does the same for the services', () => {
    const load: ((args: OnLoadArgs) => OnLoadResult | undefined)[] = [];
    const build = { onLoad: (_filter: unknown, run: (typeof load)[number]) => load.push(run) };
    void wordsPlugin(root, catalogue).setup(build as unknown as PluginBuild);
    const read = (file: string) => load[0]?.({ path: file } as OnLoadArgs);
    expect(read(site)).toMatchObject({
      loader: 'ts',
      contents: expect.stringContaining(translated) as string,
    });
    expect(read(path.join(root, 'lib/browser/track.ts'))).toBeUndefined();
  });
});
