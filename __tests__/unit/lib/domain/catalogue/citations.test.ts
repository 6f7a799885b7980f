import { citations, plainCitation } from '@/lib/domain/catalogue/citations';
import type { CitedWork } from '@/lib/domain/catalogue/cited-work';
import { guide, production } from '@/__tests__/support/content/cited-works';

const texts = (work: CitedWork) => citations(work).map(plainCitation);

describe('citations', () => {
  it('a family name keeps its particles and loses its suffix, which comes last', () => {
    const by = (name: string) => texts({ ...guide, contributors: [{ name, role: 'author' }] });
    expect(by('Máire Ní Ghráda').slice(0, 2)).toEqual([
      expect.stringMatching(/^Ní Ghráda, Máire\. Reading/),
      expect.stringMatching(/^Ní Ghráda, M\. \(2024\)/),
    ]);
    expect(by('Martin Luther King Jr.').slice(0, 2)).toEqual([
      expect.stringMatching(/^King, Martin Luther, Jr\. Reading/),
      expect.stringMatching(/^King, M\. L\., Jr\. \(2024\)/),
    ]);
  });

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

  it('cites a work without named creators in full, in each style', () => {
    expect(texts({ ...guide, contributors: [] })).toEqual([
      'Reading Hamlet. 2024. DT+, https://library.test/guides/hamlet. Accessed 10 Mar. 2026.',
      'Reading Hamlet [Study guide]. (2024). DT+. https://library.test/guides/hamlet',
      'Reading Hamlet. 2024. Study guide. DT+. Accessed March 10, 2026. https://library.test/guides/hamlet.',
      'Reading Hamlet (2024). DT+. Available at: https://library.test/guides/hamlet (Accessed: 10 March 2026).',
    ]);
  });

  it('names a sound as sound, two directors as directors, several producers in each style’s way', () => {
    const play: CitedWork = {
      ...production,
      recording: 'audio',
      moment: null,
      contributors: [
        { name: 'Mara Ellison', role: 'director' },
        { name: 'Jo Ann-Marie Bright', role: 'director' },
      ],
      producers: ['One', 'Two'],
    };
    expect(texts(play)).toEqual([
      'Ellison, Mara, and Jo Ann-Marie Bright, directors. Hamlet: To Be or Not to Be. One and Two, 2024. DT+, https://library.test/productions/hamlet?t=65. Accessed 10 Mar. 2026.',
      'Ellison, M., & Bright, J. A. M. (Directors). (2024). Hamlet: To Be or Not to Be [Audio recording]. One; Two; DT+. https://library.test/productions/hamlet?t=65',
      'Ellison, Mara, and Jo Ann-Marie Bright, dirs. Hamlet: To Be or Not to Be. One and Two, 2024. Audio recording. DT+. Accessed March 10, 2026. https://library.test/productions/hamlet?t=65.',
      'Hamlet: To Be or Not to Be (2024) Directed by Ellison, M. and Bright, J. A. M. One, Two, DT+. Available at: https://library.test/productions/hamlet?t=65 (Accessed: 10 March 2026).',
    ]);
  });

  it('a recording without a director, and a text with one, are cited by their authors', () => {
    const author = { name: 'Aphra Behn', role: 'author' as const };
    const director = { name: 'Mara Ellison', role: 'director' as const };
    expect(texts({ ...production, contributors: [author] })[0]).toMatch(/^Behn, Aphra\. Hamlet/);
    expect(texts({ ...guide, contributors: [director, author] })[0]).toMatch(/^Behn, Aphra\. Reading/);
  });

  it('italic are the titles of the work and, in MLA, of the library; nothing else', () => {
    const italics = citations(production).map(({ parts }) =>
      parts.filter(({ italic }) => italic).map(({ text }) => text),
    );
    expect(italics).toEqual([
      [production.name, 'DT+'],
      [production.name],
      [production.name],
      [production.name],
    ]);
    expect(citations(production).map(({ style }) => style)).toEqual([
      'MLA (9th edition)',
      'APA (7th edition)',
      'Chicago (17th edition)',
      'Harvard',
    ]);
  });

  it.each([
    ['2026-01-31', '31 Jan.'],
    ['2026-04-01', '1 Apr.'],
    ['2026-05-01', '1 May'],
    ['2026-06-01', '1 June'],
    ['2026-07-01', '1 July'],
    ['2026-09-01', '1 Sept.'],
    ['2026-12-01', '1 Dec.'],
  ])('MLA writes %s as %s', (date, expected) => {
    expect(texts({ ...guide, accessed: new Date(date) })[0]).toContain(`Accessed ${expected} 2026.`);
  });

  it('closes a name that ends in a stop, and a publisher that asks, once', () => {
    const junior = {
      ...guide,
      contributors: [{ name: 'Prince', role: 'author' as const }],
      library: 'Who goes there?',
    };
    const [mla, apa, , harvard] = texts({ ...junior, contributors: [{ name: 'Ada B.', role: 'author' }] });
    expect(mla).toMatch(/^B\., Ada\. Reading/);
    expect(apa).toContain('[Study guide]. Who goes there? https');
    expect(harvard).toContain('Who goes there? Available at:');
    expect(texts(junior)[1]).toMatch(/^Prince\. \(2024\)/);
  });
});
