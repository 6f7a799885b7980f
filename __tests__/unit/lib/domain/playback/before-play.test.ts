import {
  guidanceText,
  guidanceToAccept,
  playBothLabel,
  playLabel,
  strongWarnings,
  type Guidance,
} from '@/lib/domain/playback/before-play';

const none = { hasAdultThemes: false, other: [] };
const media = (type: 'video' | 'audio') => ({ media: { type, assetId: 'a', durationMinutes: 1 } });

describe('what is said before play', () => {
  it('is nothing where nothing is known', () => {
    expect(guidanceText(none)).toBeNull();
    expect(guidanceToAccept(none)).toEqual([]);
  });

  it('is in one line, the gravest first, each once', () => {
    const all = {
      hasAdultThemes: true,
      strongGuidance: ['Suicide'],
      healthGuidance: ['Flashing lights'],
      other: ['Suicide', 'Smoking'],
    };
    expect(guidanceText(all)).toBe('Adult themes, Suicide, Flashing lights, Smoking');
    expect(guidanceText({ ...none, other: ['Smoking'] })).toBe('Smoking');
  });

  it.each<[Partial<Guidance>, readonly string[], readonly string[]]>([
    [{ hasAdultThemes: true }, ['Adult themes'], ['Adult themes']],
    [{ strongGuidance: ['Suicide', 'Blood'] }, ['Suicide', 'Blood'], ['Suicide', 'Blood']],
    [{ healthGuidance: ['Flashing lights'] }, [], ['Flashing lights']],
    [{ other: ['Smoking'] } as Partial<Guidance>, [], []],
    [
      { hasAdultThemes: true, strongGuidance: ['Suicide'], healthGuidance: ['Loud noises'] },
      ['Adult themes', 'Suicide'],
      ['Adult themes', 'Suicide', 'Loud noises'],
    ],
  ])('R-ENT-22 of %j, %j is on the card and %j must be accepted', (given, warnings, accepted) => {
    expect(strongWarnings({ ...none, ...given })).toEqual(warnings);
    expect(guidanceToAccept({ ...none, ...given })).toEqual(accepted);
  });
});

describe('the play button', () => {
  it.each([
    ['video', false, 'Play'],
    ['video', true, 'I understand – play'],
    ['audio', false, 'Listen'],
    ['audio', true, 'I understand – listen'],
  ] as const)('of %s, guidance to accept: %p, says %s', (kind, accepts, label) => {
    expect(playLabel(kind, accepts)).toBe(label);
  });

  it.each([
    ['video', false, 'Play both'],
    ['video', true, 'I understand – play both'],
    ['audio', false, 'Listen to both'],
    ['audio', true, 'I understand – listen to both'],
  ] as const)('of audio beside %s, guidance to accept: %p, says %s', (kind, accepts, label) => {
    expect(playBothLabel([media('audio'), media(kind)], accepts)).toBe(label);
  });
});
