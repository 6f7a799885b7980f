import type { MediaTracks } from '@/lib/contracts/media/tracks';
import {
  captionLanguages,
  readableTexts,
  spokenLanguage,
  transcriptTracks,
} from '@/lib/domain/playback/tracks';

const text = (kind: MediaTracks['texts'][number]['kind'], language: string) => ({
  kind,
  language,
  label: language,
});
const tracks: MediaTracks = {
  sounds: [
    { role: 'description', language: 'en', label: 'English' },
    { role: 'main', language: 'cy', label: 'Cymraeg' },
  ],
  texts: [
    text('chapters', 'cy'),
    text('subtitles', 'ar'),
    text('descriptions', 'cy'),
    text('captions', 'fr'),
    text('sign', 'bfi'),
    text('subtitles', 'cy'),
    text('captions', 'cy'),
  ],
};

describe('the tracks of a recording', () => {
  it('have no spoken language where nobody has named it, and keep their captions', () => {
    const sounds = [{ role: 'main' as const, language: 'und', label: 'Unknown language' }];
    expect(spokenLanguage({ ...tracks, sounds })).toBeNull();
    expect(readableTexts({ ...tracks, sounds }).map(({ kind, language }) => `${kind} ${language}`)[0]).toBe(
      'captions fr',
    );
  });

  it('are read in the spoken language first, captions before translations', () => {
    expect(spokenLanguage(tracks)).toBe('cy');
    expect(readableTexts(tracks).map(({ kind, language }) => `${kind} ${language}`)).toEqual([
      'captions cy',
      'subtitles cy',
      'descriptions cy',
      'captions fr',
      'subtitles ar',
    ]);
    expect(captionLanguages(tracks)).toEqual(['cy', 'fr', 'ar']);
  });

  it('make one transcript a language; what is described is not read along', () => {
    const granted = readableTexts(tracks).map(({ kind, language, label }) => {
      return { kind, lang: language, label, url: `https://media.test/${kind}.${language}.vtt` };
    });
    expect(transcriptTracks(granted).map(({ url }) => url)).toEqual([
      'https://media.test/captions.cy.vtt',
      'https://media.test/captions.fr.vtt',
      'https://media.test/subtitles.ar.vtt',
    ]);
  });

  it('that say only what is seen are neither read along nor offered as a language', () => {
    const described: MediaTracks = {
      sounds: [],
      texts: [text('descriptions', 'gd'), text('captions', 'en')],
    };
    expect(spokenLanguage(described)).toBeNull();
    expect(captionLanguages(described)).toEqual(['en']);
    const granted = readableTexts(described).map(({ kind, language, label }) => {
      return { kind, lang: language, label, url: `https://media.test/${kind}.vtt` };
    });
    expect(transcriptTracks(granted).map(({ lang }) => lang)).toEqual(['en']);
  });

  it('of which nothing is known are none', () => {
    expect([spokenLanguage(undefined), readableTexts(undefined), captionLanguages(undefined)]).toEqual([
      null,
      [],
      [],
    ]);
  });
});
