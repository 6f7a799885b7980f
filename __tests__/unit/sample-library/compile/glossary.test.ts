/** @jest-environment node */
import { plainEntries } from '@/sample-library/compile';
import { withGlossary } from '@/sample-library/compile/glossary';
import { LOCALE } from '@/sample-library/compile/resource';

const LINK = 'guide/glossary-of-theatre';

describe('links to the glossary', () => {
  it('stand at the first use of a word, once, and at most twice in a text', () => {
    expect(withGlossary('a', 'An act of some character.')).toBe('An act of some character.');
    expect(withGlossary('a', 'Play with proxemics.\n\nThen proxemics again.')).toBe(
      `Play with [proxemics](${LINK}).\n\nThen proxemics again.`,
    );
    const three = withGlossary('a', 'A soliloquy.\n\nA still image.\n\nA monologue.');
    expect(three.split(LINK)).toHaveLength(3);
    expect(three).toMatch(/\n\nA monologue\.$/);
  });

  it('leave headings, lines of a play, tables, links, sheets and the glossary itself alone', () => {
    for (const line of [
      '## Blank verse',
      '> A soliloquy',
      '| soliloquy | |',
      '[a soliloquy](guide/x)',
      '## Sheet: one\n\nsoliloquy',
      '*soliloquy*',
      '- **Thrust.** A soliloquy.',
    ])
      expect(withGlossary('a', line)).toBe(line);
    expect(withGlossary('glossary-of-theatre', 'A soliloquy.')).toBe('A soliloquy.');
  });

  it('are on many pages of the compiled library, and lead to the glossary', async () => {
    const entries = await plainEntries();
    expect(entries.some(({ sys }) => sys.id === 'guide-glossary-of-theatre')).toBe(true);
    const linking = entries.filter((entry) =>
      JSON.stringify(entry.fields['body']?.[LOCALE] ?? null).includes('"guide-glossary-of-theatre"'),
    );
    expect(linking.length).toBeGreaterThan(50);
  });
});
