import { shortCardOf, shortIntroductionOf } from '@/lib/domain/catalogue/short-card';
import { contentItem } from '@/__tests__/support/content/item';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index % 10}`).join(' ');

describe('the introduction on a card', () => {
  it('is whole as long as a card has room for it', () => {
    expect(shortIntroductionOf('')).toBe('');
    const full = words(23) + '.x';
    expect(full).toHaveLength(139);
    expect(shortIntroductionOf(`${full}y`)).toBe(`${full}y`);
    expect(shortIntroductionOf(`${full}yz`)).toMatch(/ word1…$/);
  });

  it('ends with a sentence, if the sentences that fit say enough', () => {
    const first = 'Two actors play four twins in one long afternoon, and the doors do the rest.';
    expect(
      shortIntroductionOf(
        `${first} Everybody is somebody else until the last scene of all, and nobody minds.`,
      ),
    ).toBe(first);
  });

  it('ends with a whole word and a sign that there is more, never within a word', () => {
    const text = `Short. ${words(30)}`;
    const short = shortIntroductionOf(text);
    expect(short).toMatch(/^Short\. word0 .* word\d…$/);
    expect(short.length).toBeLessThanOrEqual(141);
    expect(text.startsWith(`${short.slice(0, -1)} `)).toBe(true);
    expect(shortIntroductionOf(words(30).replaceAll(' ', ', '))).toMatch(/ word\d…$/);
  });

  it('of a script without spaces is cut all the same', () => {
    expect(shortIntroductionOf('戲'.repeat(300)).length).toBeLessThanOrEqual(141);
  });

  it('is that of the card alone: the item keeps its own', () => {
    const item = contentItem({ shortIntroduction: words(60) });
    expect(shortCardOf(item).shortIntroduction).toMatch(/…$/);
    expect(item.shortIntroduction).toBe(words(60));
  });
});
