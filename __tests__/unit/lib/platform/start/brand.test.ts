/** @jest-environment node */
import { bytesOf } from '@/gateway/pages/cached-response';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandFiles, brandStyle, manifestOf } from '@/gateway/files/brand-files';
import { EnvironmentError } from '@/lib/contracts/environment';
import { defaultBrand, documentTitle, setSite, site } from '@/lib/contracts/site';
import { contrast, contrastFaults } from '@/lib/domain/brand/contrast';
import { loadBrand, readBrand } from '@/lib/platform/start/brand';
import { invitationLetter } from '@/services/identity/people/letters';
import { setPasswordPage } from '@/services/identity/pages/password';
import sharp from 'sharp';

const EXAMPLE = 'docs/examples/brand.json';
let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'brand-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
  setSite(defaultBrand);
});

/** The one line of a refused file. */
function said(content: unknown): string {
  const file = path.join(folder, 'brand.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  try {
    readBrand({ BRAND_FILE: file });
    return '';
  } catch (error) {
    expect((error as Error).name).toBe('EnvironmentError');
    expect((error as Error).message).not.toContain('\n');
    return (error as Error).message;
  }
}

describe('a brand file', () => {
  it('may be missing or empty: the specification’s own words stand', () => {
    expect(readBrand({}).brand).toEqual(defaultBrand);
    expect(said({})).toBe('');
  });

  it('goes into titles, letters and sign-in pages', () => {
    loadBrand({ BRAND_FILE: EXAMPLE });
    expect(documentTitle('Search')).toBe('Search | Riverside Stage');
    expect(invitationLetter('a@b.example', 'https://x.example').subject).toContain('Riverside Stage');
    const page = setPasswordPage({
      home: '/',
      base: '/identity',
      action: '/',
      email: 'a@b.example',
      shortest: 12,
      problem: null,
    });
    expect(page).toContain('The theatre library of the river towns');
    expect(page).toContain('src="/identity/assets/mark"');
    expect(site().hero.heading).toBe('The stage comes to class');
  });

  it.each([
    [{ nmae: 'x' }, /nmae/],
    [{ name: '' }, /name:/],
    [{ shortName: 'much longer than it may be' }, /shortName:/],
    [
      { colours: { light: { curtain: 'red', onCurtain: '#ffffff', link: '#000000' } } },
      /colours\.light\.curtain: must be a colour.*colours\.dark/,
    ],
    [{ links: [{ name: 'x', href: 'javascript:alert(1)' }] }, /links\.0\.href/],
    [{ mark: 'mark.exe' }, /mark:/],
    [{ mark: 'missing.svg' }, /mark: there is no file/],
    ['{ "name": ', /JSON/],
  ])('%j is refused in one line that names the place', (content, expected) => {
    expect(said(content)).toMatch(expected);
  });

  it('may begin with a byte order mark, which some editors write', () => {
    expect(said('\uFEFF{ "name": "Riverside Stage" }')).toBe('');
  });

  it('is refused when its mark is a folder', () => {
    mkdirSync(path.join(folder, 'mark.svg'));
    expect(said({ mark: 'mark.svg' })).toMatch(/mark: there is no file/);
  });

  it('is refused when its colours cannot be read, with each pair and what it needs', () => {
    const readable = { curtain: '#0b4f6c', onCurtain: '#ffffff', link: '#9fd8f0' };
    const line = said({
      colours: { light: { curtain: '#ffe0e0', onCurtain: '#ffffff', link: '#cccccc' }, dark: readable },
    });
    expect(line).toContain('colours.light: onCurtain #ffffff on curtain #ffe0e0 is 1.23:1 and must be 4.5:1');
    expect(line).toContain('link #cccccc on paper');
    expect(line).not.toContain('colours.dark');
  });
});

describe('contrast', () => {
  it('is that of WCAG 2.2', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastFaults('light', { curtain: '#8a1a2a', onCurtain: '#fffaf3', link: '#8a1a2a' })).toEqual(
      [],
    );
    expect(contrastFaults('dark', { curtain: '#b4283b', onCurtain: '#fffaf3', link: '#ffb4a9' })).toEqual([]);
  });
});

describe('what follows the brand', () => {
  const plain = (files: Awaited<ReturnType<typeof brandFiles>>, at: string) =>
    bytesOf(files.get(at)!, 'identity');

  it('icons are made of the mark, in the sizes that the manifest names', async () => {
    const loaded = readBrand({ BRAND_FILE: EXAMPLE });
    const files = await brandFiles(loaded);
    for (const { src, sizes } of manifestOf(loaded.brand).icons) {
      const { width, format } = await sharp(await plain(files, src)).metadata();
      expect(`${format} ${width}x${width}`).toBe(`png ${sizes}`);
    }
    expect(files.get('/brand/mark.svg')?.headers['content-type']).toBe('image/svg+xml');
    expect(JSON.parse(String(await plain(files, '/brand/manifest.webmanifest')))).toMatchObject({
      name: 'Riverside Stage',
      short_name: 'Riverside',
    });
    expect(brandStyle(loaded.brand)).toContain('--curtain: #0b4f6c');
  });

  it.each(['', 'no picture'])(
    'a mark that is no picture (%j) is a faulty setting, named in one line',
    async (content) => {
      const markFile = path.join(folder, 'mark.svg');
      writeFileSync(markFile, content);
      const refused = brandFiles({ brand: defaultBrand, markFile });
      await expect(refused).rejects.toThrow(EnvironmentError);
      await expect(refused).rejects.toThrow(`the mark ${markFile} is no picture that can be read`);
    },
  );

  it('the built-in mark has icons too, and no style of its own', async () => {
    const files = await brandFiles(readBrand({}));
    expect((await sharp(await plain(files, '/brand/icon-512.png')).metadata()).width).toBe(512);
    expect(files.get('/brand/brand.css')?.length).toBe(0);
  });
});
