import { guidanceText, mustAccept } from '@/lib/domain/item-page/words';

const none = { adult: false, strong: [], health: [], other: [] };

describe('what is said before play', () => {
  it('is nothing where nothing is known', () => {
    expect(guidanceText(none)).toBeNull();
    expect(mustAccept(none)).toBe(false);
  });

  it('is in one line, the gravest first, each once', () => {
    const all = {
      adult: true,
      strong: ['Suicide'],
      health: ['Flashing lights'],
      other: ['Suicide', 'Smoking'],
    };
    expect(guidanceText(all)).toBe('Adult themes, Suicide, Flashing lights, Smoking');
    expect(guidanceText({ ...none, other: ['Smoking'] })).toBe('Smoking');
  });

  it.each([
    [{ ...none, adult: true }, true],
    [{ ...none, strong: ['Suicide'] }, true],
    [{ ...none, health: ['Flashing lights'] }, true],
    [{ ...none, other: ['Smoking'] }, false],
  ])('%j must be agreed to: %p', (guidance, expected) => {
    expect(mustAccept(guidance)).toBe(expected);
  });
});
