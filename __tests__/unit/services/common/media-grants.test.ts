import { documentGrantSchema, playbackGrantSchema } from '@/lib/contracts/media/media';
import { documentGrant, playbackGrant, type PlaybackSubject } from '@/services/common/media/grants';
import { verifyPath } from '@/services/common/media/signature';

const settings = { mediaUrl: 'https://media.example', keys: ['key'] };
const now = Date.UTC(2026, 8, 1, 9, 0, 0);
const subject: PlaybackSubject = {
  contentId: 'prod-hamlet',
  hideOutline: false,
  media: {
    type: 'video',
    assetId: 'rec-hamlet-to-be',
    durationMinutes: 2,
    tracks: {
      sounds: [{ role: 'main', language: 'cy', label: 'Cymraeg' }],
      texts: [
        { kind: 'subtitles', language: 'ar', label: 'العربية' },
        { kind: 'captions', language: 'cy', label: 'Cymraeg' },
        { kind: 'chapters', language: 'cy', label: 'Cymraeg' },
      ],
    },
  },
  hosted: null,
  viewerKey: 'teacher-1',
};

/** A recording of which only the id is known. */
const bare = { type: 'video', assetId: 'rec-hamlet-to-be', durationMinutes: 2 } as const;

const pathOf = (url: string) => new URL(url).pathname;

describe('a playback grant', () => {
  const grant = playbackGrant(settings, subject, now);

  it('is the answer that the contract describes, on the media origin', () => {
    expect(playbackGrantSchema.parse(grant)).toEqual(grant);
    expect(new URL(grant.hls!).origin).toBe('https://media.example');
  });

  it('lives fifteen minutes plus the duration', () => {
    expect(grant.expiresAt).toBe('2026-09-01T09:17:00.000Z');
    const end = Date.parse(grant.expiresAt) / 1000;
    expect(verifyPath(settings.keys, pathOf(grant.hls!), end - 1).ok).toBe(true);
    expect(verifyPath(settings.keys, pathOf(grant.hls!), end).ok).toBe(false);
  });

  it('signs every address, and shows the viewer in none', () => {
    const addresses = [
      grant.hls,
      grant.dash,
      grant.chapters,
      grant.storyboard,
      grant.poster,
      grant.captions[0]?.url,
    ];
    for (const address of addresses) {
      expect(verifyPath(settings.keys, pathOf(address!), now / 1000)).toMatchObject({
        ok: true,
        grant: { assetId: 'rec-hamlet-to-be', action: 'play' },
      });
      expect(address).not.toContain('teacher');
    }
  });

  it('lists translations by their names, in whichever order they were added', () => {
    const added = [['uk', 'Українська'], ['pl', 'Polski'], ['ar', 'العربية'], ['de', 'Deutsch']] as const; // prettier-ignore
    const texts = added.map(([language, label]) => ({ kind: 'subtitles' as const, language, label }));
    const tracks = { ...subject.media.tracks!, texts: [...texts, ...subject.media.tracks!.texts.slice(1)] };
    const { captions } = playbackGrant(settings, { ...subject, media: { ...subject.media, tracks } }, now);
    expect(captions.map(({ label }) => label)).toEqual([
      ...['Cymraeg', 'Deutsch', 'Polski', 'Українська', 'العربية'],
    ]);
  });

  it('names the texts that there are, in the spoken language first, and assumes none', () => {
    expect(grant.language).toBe('cy');
    expect(grant.captions.map(({ kind, lang, label }) => `${kind} ${lang} ${label}`)).toEqual([
      'captions cy Cymraeg',
      'subtitles ar العربية',
    ]);
    expect(grant.captions[1]?.url).toMatch(/subtitles\.ar\.vtt$/);
    const unknown = playbackGrant(settings, { ...subject, media: bare }, now);
    expect(unknown).toMatchObject({ language: null, captions: [], chapters: null });
  });

  it('R-ENT-26 names no chapters of an item that hides its outline', () => {
    expect(playbackGrant(settings, { ...subject, hideOutline: true }, now).chapters).toBeNull();
  });

  const hosted = {
    hls: null,
    dash: 'https://films.example/a.mpd',
    captions: 'https://films.example/a.vtt',
    segments: [{ id: 's', name: 'The battlements', startTimestampInSeconds: 0, endTimestampInSeconds: 60 }],
  };

  it('names the manifests of a hosted recording as they are, and its captions in the language that is known', () => {
    const other = playbackGrant(settings, { ...subject, hosted }, now);
    expect(playbackGrantSchema.parse(other)).toMatchObject({
      hls: null,
      dash: hosted.dash,
      storyboard: null,
      poster: null,
    });
    expect(other.captions).toEqual([
      { kind: 'captions', lang: 'cy', label: 'Cymraeg', url: hosted.captions },
    ]);
  });

  it('R-ENT-26 lists the chapters of a hosted recording, unless its item hides its outline', () => {
    const other = playbackGrant(settings, { ...subject, hosted }, now);
    expect(playbackGrantSchema.parse(other).segments).toEqual(hosted.segments);
    const hidden = playbackGrant(settings, { ...subject, hosted, hideOutline: true }, now);
    expect(hidden).not.toHaveProperty('segments');
    expect(grant).not.toHaveProperty('segments');
  });

  it('opens signed versions, each a recording of its own, and of a clip none', () => {
    const sign = {
      kind: 'sign',
      language: 'bfi',
      label: 'British Sign Language',
      asset: 'rec-signed',
    } as const;
    const media = { ...bare, tracks: { sounds: [], texts: [sign] } };
    const [version] =
      playbackGrantSchema.parse(playbackGrant(settings, { ...subject, media }, now)).signed ?? [];
    expect(version).toMatchObject({ lang: 'bfi', label: 'British Sign Language' });
    expect(verifyPath(settings.keys, pathOf(version!.hls), now / 1000)).toMatchObject({
      ok: true,
      grant: { assetId: 'rec-signed', action: 'play' },
    });
    const limits = { clip: { start: 1, end: 2 } };
    expect(playbackGrant(settings, { ...subject, media, limits }, now).signed).toBeUndefined();
    expect(grant.signed).toBeUndefined();
  });

  it('offers no thumbnails for sound, and fifteen minutes where the duration is not known', () => {
    const sound = playbackGrant(
      settings,
      { ...subject, media: { ...bare, type: 'audio', durationMinutes: null } },
      now,
    );
    expect(sound.storyboard).toBeNull();
    expect(sound.expiresAt).toBe('2026-09-01T09:15:00.000Z');
  });
});

describe('a document grant', () => {
  it.each(['read', 'download'] as const)('to %s names the purpose inside the signature', (purpose) => {
    const fileName = 'Hamlet: a guide (2).pdf';
    const grant = documentGrant(settings, { ...subject, assetId: 'doc1', fileName, purpose }, now);
    expect(documentGrantSchema.parse(grant)).toEqual(grant);
    expect(grant.expiresAt).toBe('2026-09-01T09:15:00.000Z');
    expect(verifyPath(settings.keys, pathOf(grant.url), now / 1000)).toMatchObject({
      ok: true,
      file: fileName,
      grant: { action: purpose, assetId: 'doc1' },
    });
  });
});
