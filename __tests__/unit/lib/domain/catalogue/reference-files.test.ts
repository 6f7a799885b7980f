import type { CitedWork } from '@/lib/domain/catalogue/cited-work';
import { bibtexFile, risFile } from '@/lib/domain/catalogue/reference-files';
import { guide, production } from '@/__tests__/support/content/cited-works';

describe('files for reference managers', () => {
  it('writes a RIS record with the tags reference managers read', () => {
    const lines = risFile([production]).split('\r\n');
    expect(lines[0]).toBe('TY  - VIDEO');
    expect(lines).toEqual(
      expect.arrayContaining(['AU  - Ellison, Mara', 'PY  - 2024', 'N1  - At 1:05', 'Y2  - 2026/03/10']),
    );
    expect(lines.slice(-2)).toEqual(['ER  - ', '']);
  });

  it('writes a BibTeX entry whose braces balance and whose commands are escaped', () => {
    const text = bibtexFile([{ ...production, name: '50% of {everything} & more' }]);
    expect(text).toMatch(/^@misc\{Ellison2024,\n/);
    expect(text).toContain('title = {{50\\% of everything \\& more}}');
    expect(text.split('{').length).toBe(text.split('}').length);
  });

  it('writes the whole RIS record, each creator once, on lines of their own', () => {
    const [ada, grace] = ['Ada Byron', 'Grace Hopper'].map((name) => ({ name, role: 'author' as const }));
    const work = {
      ...guide,
      name: 'Reading\n Hamlet ',
      contributors: [ada!, grace!, ada!],
      notes: ['One', 'Two'],
    };
    expect(risFile([work])).toBe(
      [
        'TY  - ELEC',
        'AU  - Byron, Ada',
        'AU  - Hopper, Grace',
        'TI  - Reading Hamlet',
        'PY  - 2024',
        'PB  - DT+',
        'M3  - Study guide',
        'N1  - One',
        'N1  - Two',
        'UR  - https://library.test/guides/hamlet',
        'Y2  - 2026/03/10',
        'ER  - ',
        '',
      ].join('\r\n'),
    );
    const sound = risFile([{ ...production, recording: 'audio', moment: null, producers: ['A', 'B'] }]);
    expect(sound).toMatch(/^TY  - SOUND\r\n/);
    expect(sound).toContain('PB  - A; B; DT+');
    expect(sound).not.toContain('N1  -');
  });

  it('writes the whole BibTeX entry', () => {
    const [ada, grace] = ['Ada Byron', 'Grace Hopper'].map((name) => ({ name, role: 'author' as const }));
    expect(bibtexFile([{ ...guide, contributors: [ada!, grace!, ada!], notes: ['One', 'Two_3'] }])).toBe(
      [
        '@misc{Byron2024,',
        '  author = {Byron, Ada and Hopper, Grace},',
        '  title = {{Reading Hamlet}},',
        '  year = {2024},',
        '  howpublished = {DT+, \\url{https://library.test/guides/hamlet}},',
        '  note = {Study guide. Accessed 2026-03-10},',
        '  annote = {One / Two\\_3}',
        '}',
        '',
      ].join('\n'),
    );
    const nobody = bibtexFile([{ ...production, contributors: [], library: 'Théâtre ouvert', notes: [] }]);
    expect(nobody).toMatch(/^@misc\{ouvert2024,\n {2}title/);
    expect(nobody).toContain('howpublished = {The Lantern Company; Théâtre ouvert,');
    expect(nobody).toContain('note = {Production, at 1:05. Accessed 2026-03-10}');
    expect(nobody).not.toContain('annote');
    expect(bibtexFile([{ ...guide, contributors: [{ name: 'Renée d’Arc-Élan', role: 'author' }] }])).toMatch(
      /^@misc\{dArcElan2024,/,
    );
  });

  it('signs that BibTeX reads as commands are written out', () => {
    expect(bibtexFile([{ ...guide, name: '\\~^{$}#_%&' }])).toContain(
      'title = {{\\textasciitilde{}\\textasciicircum{}\\$\\#\\_\\%\\&}}',
    );
  });

  it('what is not known of a work is left out', () => {
    const unknown = { ...guide, contributors: [], year: '', kindName: '' };
    expect(risFile([unknown])).toBe(
      'TY  - ELEC\r\nTI  - Reading Hamlet\r\nPB  - DT+\r\nUR  - https://library.test/guides/hamlet\r\nY2  - 2026/03/10\r\nER  - \r\n',
    );
    expect(bibtexFile([unknown])).not.toMatch(/year|author/);
  });

  it('a suffix stands where each format has it', () => {
    const king: CitedWork = { ...guide, contributors: [{ name: 'Martin Luther King Jr.', role: 'author' }] };
    expect(risFile([king])).toContain('AU  - King, Martin Luther, Jr.\r\n');
    expect(bibtexFile([king])).toContain('author = {King, Jr., Martin Luther}');
  });
});
