import { contentTypes } from '@/lib/contracts/catalogue/content-types';
import { drawPicture } from '@/sample-library/pictures/draw';
import type { PictureFacts } from '@/sample-library/pictures/facts';

const facts = (more: Partial<PictureFacts> = {}): PictureFacts => ({
  id: 'picture',
  kind: 'production',
  title: 'Hamlet',
  slug: 'hamlet',
  period: 'elizabethan',
  genre: 'tragedy',
  themes: ['revenge', 'death'],
  seed: 'hamlet',
  ...more,
});

/** Names of the elements of a drawing, or null when one that opens does not close. */
function elementsOf(markup: string): string[] | null {
  const open: string[] = [];
  const names: string[] = [];
  for (const [, closing, name = '', rest = ''] of markup.matchAll(
    /<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) return null;
      continue;
    }
    names.push(name);
    if (!rest.trimEnd().endsWith('/')) open.push(name);
  }
  return open.length === 0 ? names : null;
}

const variety = (kind: PictureFacts['kind'], count: number) =>
  Array.from({ length: count }, (_value, index) => {
    const period = ['elizabethan', 'ancient-greek', 'victorian', 'theatre-of-the-absurd', 'twenty-first-century', undefined][index % 6];
    const genre = ['tragedy', 'comedy', 'farce', 'gothic', 'musical-theatre'][index % 5];
    return facts({ kind, slug: `item-${index}`, seed: `item-${index}`, ...(period ? { period } : {}), ...(genre ? { genre } : {}) });
  }); // prettier-ignore

describe('pictures drawn from facts', () => {
  it('are the same for the same facts', () => {
    expect(drawPicture(facts())).toBe(drawPicture(facts()));
  });

  it.each(contentTypes)('of a %s are well formed, hold no text and nothing undefined', (kind) => {
    for (const one of variety(kind, 6)) {
      const markup = drawPicture(one);
      expect(markup).not.toMatch(/NaN|undefined|null|Infinity/);
      const names = elementsOf(markup) ?? [];
      expect(
        names.filter((name) => ['text', 'image', 'script', 'style', 'foreignObject'].includes(name)),
      ).toEqual([]);
      expect(names.length).toBeGreaterThan(25);
    }
  });

  it('differ from item to item of one kind', () => {
    for (const kind of [
      'production',
      'title',
      'interview',
      'workshop',
      'guide',
      'lessonPlan',
      'person',
    ] as const) {
      const drawn = new Set(variety(kind, 24).map(drawPicture));
      expect([kind, drawn.size]).toEqual([kind, 24]);
    }
  });

  it('of guides differ by what the guide is about, whatever chance gives them alike', () => {
    for (const one of variety('guide', 24)) {
      const about = ['the-sea', 'a-crown', 'love', 'justice'].map((slug) =>
        drawPicture({ ...one, slug, themes: [] }),
      );
      expect([one.seed, new Set(about).size]).toEqual([one.seed, about.length]);
    }
  });

  it('refer only to gradients and clips that they define', () => {
    for (const kind of contentTypes) {
      for (const one of variety(kind, 6)) {
        const markup = drawPicture(one);
        const defined = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
        const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
        expect([kind, used.filter((id) => !defined.has(id))]).toEqual([kind, []]);
      }
    }
  });

  it('do not depend on the title’s words or the id', () => {
    expect(drawPicture(facts({ title: 'Another', id: 'other' }))).toBe(drawPicture(facts()));
  });
});
