import {
  bibtexFile,
  citations,
  plainCitation,
  risFile,
  splitName,
  type CitedWork,
} from '@/lib/domain/catalogue/citations';

const production: CitedWork = {
  name: 'Hamlet: To Be or Not to Be',
  kindName: 'Production',
  recording: 'video',
  contributors: [
    { name: 'William Shakespeare', role: 'author' },
    { name: 'Mara Ellison', role: 'director' },
    { name: 'Jo Bright', role: 'performer' },
  ],
  producers: ['The Lantern Company'],
  year: '2024',
  library: 'DT+',
  url: 'https://library.test/productions/hamlet?t=65',
  accessed: new Date('2026-03-10T12:00:00.000Z'),
  moment: 65,
};
const guide: CitedWork = {
  ...production,
  name: 'Reading Hamlet',
  kindName: 'Study guide',
  recording: null,
  contributors: [
    { name: 'Ludwig van Beethoven', role: 'author' },
    { name: 'Ada Byron', role: 'author' },
  ],
  producers: [],
  url: 'https://library.test/guides/hamlet',
  moment: null,
};
const texts = (work: CitedWork) => citations(work).map(plainCitation);

describe('citations', () => {
  it('cites a recording at a second in the four styles', () => {
    expect(texts(production)).toEqual([
      'Ellison, Mara, director. Hamlet: To Be or Not to Be. The Lantern Company, 2024, 1:05. DT+, https://library.test/productions/hamlet?t=65. Accessed 10 Mar. 2026.',
      'Ellison, M. (Director). (2024). Hamlet: To Be or Not to Be [Video, 1:05]. The Lantern Company; DT+. https://library.test/productions/hamlet?t=65',
      'Ellison, Mara, dir. Hamlet: To Be or Not to Be. The Lantern Company, 2024. Video, at 1:05. DT+. Accessed March 10, 2026. https://library.test/productions/hamlet?t=65.',
      'Hamlet: To Be or Not to Be (2024, 1:05) Directed by Ellison, M. The Lantern Company, DT+. Available at: https://library.test/productions/hamlet?t=65 (Accessed: 10 March 2026).',
    ]);
  });

  it('cites a guide by its authors', () => {
    expect(texts(guide)).toEqual([
      'van Beethoven, Ludwig, and Ada Byron. Reading Hamlet. 2024. DT+, https://library.test/guides/hamlet. Accessed 10 Mar. 2026.',
      'van Beethoven, L., & Byron, A. (2024). Reading Hamlet [Study guide]. DT+. https://library.test/guides/hamlet',
      'van Beethoven, Ludwig, and Ada Byron. Reading Hamlet. 2024. Study guide. DT+. Accessed March 10, 2026. https://library.test/guides/hamlet.',
      'van Beethoven, L. and Byron, A. (2024) Reading Hamlet. DT+. Available at: https://library.test/guides/hamlet (Accessed: 10 March 2026).',
    ]);
  });

  it('cites a work without named creators by its title', () => {
    for (const text of texts({ ...guide, contributors: [] })) expect(text).toMatch(/^Reading Hamlet/);
  });

  it('shortens three authors and more in MLA, and names them all in APA', () => {
    const work = {
      ...guide,
      contributors: ['A One', 'B Two', 'C Three'].map((name) => ({ name, role: 'author' as const })),
    };
    const [mla, apa] = texts(work);
    expect(mla).toMatch(/^One, A, et al\. /);
    expect(apa).toMatch(/^One, A\., Two, B\., & Three, C\. \(2024\)/);
  });

  it.each([
    ['Mara Ellison', 'Ellison', 'Mara'],
    ['Sophocles', 'Sophocles', ''],
    ['Lope de Vega', 'de Vega', 'Lope'],
    ['Johann Wolfgang von Goethe', 'von Goethe', 'Johann Wolfgang'],
  ])('takes %s apart', (name, family, given) => {
    expect(splitName(name)).toEqual({ family, given });
  });

  it('writes a RIS record with the tags reference managers read', () => {
    const lines = risFile(production).split('\r\n');
    expect(lines[0]).toBe('TY  - VIDEO');
    expect(lines).toEqual(
      expect.arrayContaining(['AU  - Ellison, Mara', 'PY  - 2024', 'N1  - At 1:05', 'Y2  - 2026/03/10']),
    );
    expect(lines.slice(-2)).toEqual(['ER  - ', '']);
  });

  it('writes a BibTeX entry whose braces balance and whose commands are escaped', () => {
    const text = bibtexFile({ ...production, name: '50% of {everything} & more' });
    expect(text).toMatch(/^@misc\{Ellison2024,\n/);
    expect(text).toContain('title = {{50\\% of everything \\& more}}');
    expect(text.split('{').length).toBe(text.split('}').length);
  });
});
