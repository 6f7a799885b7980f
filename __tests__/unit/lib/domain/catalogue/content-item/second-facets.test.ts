import { secondFacets, type Playable } from '@/lib/domain/catalogue/content-item/second-facets';

const level = (entryAge: number, exitAge?: number): Playable['levels'][number] => ({
  id: 'l',
  name: 'l',
  countryCode: 'GBR',
  level: '',
  stage: '',
  yearOrGrade: '',
  entryAge,
  ...(exitAge === undefined ? {} : { exitAge }),
  alternativeLevels: [],
  alternativeStages: [],
  unifiedLevelStage: '',
  unifiedLevelStageName: '',
});
const keysOf = (playable: Partial<Playable>) => {
  const facets = secondFacets({ type: 'production', media: null, levels: [], minutes: null, ...playable });
  return Object.fromEntries(
    Object.entries(facets).map(([name, values]) => [name, values.map(({ key }) => key)]),
  );
};
const recording: Playable['media'] = {
  type: 'video',
  assetId: 'a',
  durationMinutes: 10,
  access: ['Audio description', 'British Sign Language'],
  tracks: {
    sounds: [{ role: 'main', language: 'fr-CA', label: 'Français' }],
    texts: [
      { kind: 'captions', language: 'fr-CA', label: 'Français' },
      { kind: 'subtitles', language: 'fr', label: 'Français' },
      { kind: 'subtitles', language: 'cy', label: 'Cymraeg' },
      { kind: 'descriptions', language: 'en', label: 'English' },
    ],
  },
};

describe('the second list of filters', () => {
  it('says of a recording that it is watched, how long it is, and its languages without their countries', () => {
    expect(keysOf({ media: recording })).toEqual({
      watch: ['watch'],
      duration: ['10-30'],
      language: ['fr'],
      captions: ['fr', 'cy'],
      access: ['Audio description', 'British Sign Language'],
      age: [],
    });
  });

  it('names languages as the screens do', () => {
    const { language, watch } = secondFacets({
      type: 'production',
      media: recording,
      levels: [],
      minutes: null,
    });
    expect([language, watch]).toEqual([
      [{ key: 'fr', name: 'French' }],
      [{ key: 'watch', name: 'Watch now' }],
    ]);
  });

  it('tells what is heard and what is a record only; a person is neither', () => {
    expect(keysOf({ media: { type: 'audio', assetId: 'a', durationMinutes: null } })).toMatchObject({
      watch: ['listen'],
      duration: [],
      language: [],
      captions: [],
    });
    expect(keysOf({})).toMatchObject({ watch: ['record'] });
    expect(keysOf({ type: 'person' })).toMatchObject({ watch: [] });
  });

  it('gives every age that a level covers, and takes the length of a lesson where nothing is played', () => {
    expect(keysOf({ levels: [level(11, 16)], minutes: 55 })).toMatchObject({
      age: ['11-14', '14-16'],
      duration: ['30-60'],
    });
  });

  it('R-ENT-37 gives every older age too where a level has no exit age', () => {
    expect(keysOf({ levels: [level(16)] })).toMatchObject({ age: ['16-18', '18-'] });
    expect(keysOf({ levels: [level(18)] })).toMatchObject({ age: ['18-'] });
    expect(keysOf({ levels: [level(16, 16)] })).toMatchObject({ age: ['16-18'] });
  });
});
