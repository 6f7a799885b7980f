import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { initialsOf } from '@/services/product/certificates/holder';
import { defaultBrand, setSite } from '@/lib/contracts/site';
import { loadBrand } from '@/lib/platform/start/brand';
import { markPicture } from '@/services/product/certificates/mark';
import { drawCertificate, type Faces, loadFaces, runsOf } from '@/services/product/certificates/pdf';

/** Reads a PDF with another program's eyes: text, structure, marks, language and title. */
const reader = `
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const pdf = await getDocument({ data: new Uint8Array(readFileSync(process.argv[1])), verbosity: 0 }).promise;
const page = await pdf.getPage(1);
const { items } = await page.getTextContent();
const roles = [];
const walk = (node) => { if (node.role) roles.push(node.role); (node.children ?? []).forEach(walk); };
walk(await page.getStructTree());
const { info } = await pdf.getMetadata();
const ends = items.filter(({ height }) => height < 12).map(({ transform, width }) => transform[4] + width);
console.log(JSON.stringify({
  pages: pdf.numPages, footEnd: Math.max(...ends), width: page.view[2], text: items.map((item) => item.str + (item.hasEOL ? ' ' : '')).join(''), roles,
  marked: (await pdf.getMarkInfo()).Marked, language: info.Language, title: info.Title,
}));`;

interface Reading {
  pages: number;
  /** Where the address and the code end, and the width of the paper, points. */
  footEnd: number;
  width: number;
  text: string;
  roles: string[];
  marked: boolean;
  language: string;
  title: string;
}

const certificate = {
  holderName: 'Zoë Łukaszewicz-Ωμέγα',
  country: 'GBR',
  courseName: 'DT+ 101: Using the Platform',
  issuedOn: new Date('2026-03-10T12:00:00.000Z'),
  code: '0123456789abcdef0123456789abcdef',
  checkAddress: 'http://localhost:3000/certificates/0123456789abcdef0123456789abcdef',
};

describe('the certificate', () => {
  let faces: Faces;
  let folder: string;
  beforeAll(async () => {
    faces = await loadFaces(path.resolve('node_modules/@fontsource/source-sans-3/files'));
    folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function read(changes: Partial<typeof certificate> | { holderName: null } = {}): Promise<Reading> {
    const file = path.join(folder, 'certificate.pdf');
    writeFileSync(file, await drawCertificate({ ...certificate, ...changes }, faces));
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', reader, file], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return JSON.parse(output) as Reading;
  }

  it('carries name, mark and colour of a brand, and still fits its page; the built-in one says no name', async () => {
    expect((await read()).text.trim().endsWith(certificate.code)).toBe(true);
    const plain = await drawCertificate(certificate, faces);
    const { markFile } = loadBrand({ BRAND_FILE: 'docs/examples/brand.json' });
    try {
      const branded = await drawCertificate(certificate, faces, await markPicture(markFile!));
      expect(Buffer.from(branded).toString('latin1')).toContain('/Subtype /Image');
      expect(Buffer.from(plain).toString('latin1')).not.toContain('/Subtype /Image');
      const { pages, text } = await read();
      expect([pages, text.includes('Riverside Stage')]).toEqual([1, true]);
    } finally {
      setSite(defaultBrand);
    }
    await expect(markPicture('docs/brand.md')).rejects.toThrow('the mark docs/brand.md is no picture');
  });

  it('opens in a reader, is tagged in reading order, and says name, course, date, address and code', async () => {
    const { pages, text, roles, marked, language, title } = await read();
    expect(pages).toBe(1);
    expect(text.replace(/\s+/g, ' ')).toContain('Zoë Łukaszewicz-Ωμέγα');
    for (const part of [certificate.courseName, '10 March 2026', certificate.code, certificate.checkAddress])
      expect(text).toContain(part);
    expect(roles.filter((role) => role !== 'Root')).toEqual([
      'Document',
      'H1',
      'P',
      'P',
      'P',
      'H2',
      'P',
      'P',
      'P',
    ]);
    expect([marked, language, title]).toEqual([true, 'en-GB', 'Certificate: DT+ 101: Using the Platform']);
  });

  it('is dated as its holder’s country writes dates', async () => {
    const { text, language } = await read({ country: 'USA' });
    expect(text).toContain('Issued on March 10, 2026');
    expect(language).toBe('en-US');
  });

  it('goes without a name that is not known', async () => {
    expect((await read({ holderName: null })).text).toContain('the holder of this certificate');
  });

  it('stays on one page with very long names', async () => {
    expect(
      (await read({ holderName: 'Maria '.repeat(20), courseName: 'A Course of Great Length '.repeat(6) }))
        .pages,
    ).toBe(1);
  });

  it('ends a long address before the seal', async () => {
    const checkAddress = `https://library.${'a-university-of-long-names.'.repeat(3)}example/certificates/${certificate.code}`;
    const { footEnd, width } = await read({ checkAddress });
    expect(width - footEnd).toBeGreaterThan(72 + 2 * 46);
  });

  it('sets each run of letters in a font that has them', () => {
    const runs = runsOf('Aœ Жук Łód', faces.regular);
    expect(runs.map(({ text }) => text).join('')).toBe('Aœ Жук Łód');
    expect(new Set(runs.map(({ face }) => face)).size).toBeGreaterThan(1);
    expect(runsOf('漢', faces.regular)).toEqual([{ face: faces.regular[0]?.name, text: '漢' }]);
  });
});

describe('initials', () => {
  it.each([
    ['Grace Hopper', 'G. H.'],
    ['  ada   lovelace-byron ', 'A. L.'],
    ['Łukasz', 'Ł.'],
    ['O’Neill “Bill” 3', 'O. B.'],
    ['', ''],
    [null, ''],
  ])('%p → %p', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
