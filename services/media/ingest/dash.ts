/** The MPEG-DASH manifest (ISO/IEC 23009-1) for the same segments as HLS, with texts as separate files. Pure. */
import { markup } from './xml';
import type { Track } from './fragments';
import { ratesOf } from './rates';
import type { Package, PicturePlaylist, SoundPlaylist } from './hls';

/** A text as one WebVTT file, relative to the manifest. */
export interface TextFile {
  kind: 'captions' | 'subtitles' | 'descriptions';
  language: string;
  label: string;
  file: string;
}

/** ISO 8601 duration. */
const lasting = (seconds: number) => `PT${seconds.toFixed(3)}S`;
const TIMESCALE = 90_000;

/**
 * Average ticks from one segment to the next: segments of a track differ by a frame at most, and each states its own start
 * (`tfdt`). A duration rather than a SegmentTimeline, which dash.js does not read in a SegmentList.
 */
function pace(segments: Track['segments']): number {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return TIMESCALE;
  const seconds = first === last ? first.duration : (last.start - first.start) / (segments.length - 1);
  return Math.round(seconds * TIMESCALE);
}

/** Values of urn:mpeg:dash:role:2011 (23009-1 §5.8.5.5). */
const ROLE = 'urn:mpeg:dash:role:2011';
/** TV-Anytime's audio purposes, by which players recognise sound for people who cannot see or hear well. */
const PURPOSE = 'urn:tva:metadata:cs:AudioPurposeCS:2007';

const roleOf = (value: string) => markup('Role', { schemeIdUri: ROLE, value });

function segmentList(file: string, { initLength, segments }: Track): string {
  const urls = segments.map(({ offset, length }) =>
    markup('SegmentURL', { mediaRange: `${offset}-${offset + length - 1}` }),
  );
  return (
    markup('BaseURL', {}, file) +
    markup('SegmentList', { timescale: TIMESCALE, duration: pace(segments), startNumber: 1 }, [
      markup('Initialization', { range: `0-${initLength - 1}` }),
      ...urls,
    ])
  );
}

function pictureSet(pictures: readonly PicturePlaylist[]): string[] {
  if (pictures.length === 0) return [];
  const representations = pictures.map(({ width, height, frameRate, file, track }) =>
    markup(
      'Representation',
      {
        id: file.replace(/\.mp4$/, ''), codecs: track.codec, bandwidth: ratesOf(track.segments).peak, width, height,
        frameRate: frameOf(frameRate), sar: '1:1',
      }, // prettier-ignore
      segmentList(file, track),
    ),
  );
  const shared = { contentType: 'video', mimeType: 'video/mp4', segmentAlignment: 'true', startWithSAP: 1 };
  return [markup('AdaptationSet', shared, [roleOf('main'), ...representations])];
}

/** NTSC rates are written as a fraction over 1001. */
const frameOf = (rate: number) => (Number.isInteger(rate) ? String(rate) : `${Math.round(rate) * 1000}/1001`);

function soundSet({ role, language, label, file, track }: SoundPlaylist): string {
  const { peak } = ratesOf(track.segments);
  const shared = {
    contentType: 'audio',
    mimeType: 'audio/mp4',
    lang: language,
    segmentAlignment: 'true',
    startWithSAP: 1,
  };
  const described = markup('Accessibility', { schemeIdUri: PURPOSE, value: 1 });
  const channels = markup('AudioChannelConfiguration', {
    schemeIdUri: 'urn:mpeg:dash:23003:3:audio_channel_configuration:2011',
    value: 2,
  });
  const representation = markup(
    'Representation',
    { id: file.replace(/\.mp4$/, ''), codecs: track.codec, bandwidth: peak, audioSamplingRate: 48_000 },
    [channels, segmentList(file, track)].join(''),
  );
  const facts = role === 'main' ? [roleOf('main')] : [described, roleOf('description')];
  return markup('AdaptationSet', shared, [...facts, markup('Label', {}, label), representation]);
}

const textRole = { captions: 'caption', subtitles: 'subtitle', descriptions: 'description' } as const;

function textSet({ kind, language, label, file }: TextFile): string {
  const id = file.replace(/\.vtt$/, '');
  const representation = markup('Representation', { id, bandwidth: 1_000 }, markup('BaseURL', {}, file));
  const shared = { contentType: 'text', mimeType: 'text/vtt', lang: language };
  return markup('AdaptationSet', shared, [
    roleOf(textRole[kind]),
    markup('Label', {}, label),
    representation,
  ]);
}

/** The manifest of a recording that lasts `duration` seconds. */
export function dashManifest(
  { pictures, sounds }: Omit<Package, 'texts'>,
  texts: readonly TextFile[],
  duration: number,
): string {
  const period = markup('Period', { id: 0, start: 'PT0S', duration: lasting(duration) }, [
    ...pictureSet(pictures),
    ...sounds.map(soundSet),
    ...texts.map(textSet),
  ]);
  const mpd = {
    xmlns: 'urn:mpeg:dash:schema:mpd:2011',
    type: 'static',
    profiles: 'urn:mpeg:dash:profile:isoff-main:2011',
    mediaPresentationDuration: lasting(duration),
    minBufferTime: 'PT4S',
  };
  return `<?xml version="1.0" encoding="utf-8"?>\n${markup('MPD', mpd, period)}\n`;
}
