import { moodOf, paletteOf } from '@/sample-library/pictures/mood';
import { motifFor } from '@/sample-library/pictures/kit/motifs';
import { chanceOf } from '@/sample-library/pictures/kit/random';
import { mix, oklch } from '@/sample-library/pictures/kit/colour';

const facts = { id: 'a', kind: 'production', title: 'A', slug: 'a', seed: 'a' } as const;

describe('the mood of an item', () => {
  it.each([
    [{ genre: 'revenge-tragedy' }, 'tragic'],
    [{ genre: 'comedy-of-manners' }, 'comic'],
    [{ genre: 'drama', subType: 'Audio production' }, 'sound'],
    [{ genre: 'gothic' }, 'uncanny'],
    [{ genre: 'pantomime' }, 'young'],
    [{ period: 'ancient-greek', themes: ['fate-and-free-will'] }, 'mythic'],
    [{}, 'modern'],
  ])('%j is %s', (more, mood) => {
    expect(moodOf({ ...facts, ...more })).toBe(mood);
  });

  it('gives colours that a browser understands', () => {
    const palette = paletteOf('tragic', chanceOf('x'));
    for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('the emblem of an item', () => {
  it.each([
    [['jealousy'], 'eye'],
    [[undefined, 'kingship', 'revenge'], 'crown'],
    [['the-tempest'], 'ship'],
    [['xyzzy'], null],
  ])('%j asks for %s', (slugs, motif) => {
    expect(motifFor(slugs as (string | undefined)[])).toBe(motif);
  });
});

describe('colours and chance', () => {
  it('black, white and a mix are what they should be', () => {
    expect([oklch(0, 0, 0), oklch(1, 0, 0), mix('#000000', '#ffffff', 0.5)]).toEqual([
      '#000000',
      '#ffffff',
      '#808080',
    ]);
  });

  it('chance repeats itself for a seed and stays within its bounds', () => {
    const [one, two] = [chanceOf('seed'), chanceOf('seed')];
    for (let index = 0; index < 200; index += 1) {
      const value = one.whole(3, 5);
      expect(value).toBe(two.whole(3, 5));
      expect([3, 4, 5]).toContain(value);
    }
    expect(chanceOf('a').next()).not.toBe(chanceOf('b').next());
  });
});
