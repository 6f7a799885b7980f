/** The MPEG-DASH manifest (ISO/IEC 23009-1) for the same segments as HLS, with texts as separate files. Pure. */
import { recordText } from '@/lib/domain/records/names';
// Not called `html` here: Prettier would lay it out as HTML, and write names of elements in lower case.
import { html as xml, type Html } from '@/lib/domain/text/markup';
import type { TextFile } from '../order/order';
import type { Track } from './fragments';
import { ratesOf } from './rates';
import type { Package, PicturePlaylist, SoundPlaylist } from './hls';

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

const roleOf = (value: string) => xml`<Role schemeIdUri="${ROLE}" value="${value}"/>`;

/** Whoever writes a label may paste what no XML holds. */
const labelled = (label: string) => xml`<Label>${recordText(label)}</Label>`;

function segmentList(file: string, { initLength, segments }: Track): Html {
  const urls = segments.map(
    ({ offset, length }) => xml`<SegmentURL mediaRange="${offset}-${offset + length - 1}"/>`,
  );
  const list = xml`<SegmentList timescale="${TIMESCALE}" duration="${pace(segments)}" startNumber="1"><Initialization range="0-${initLength - 1}"/>${urls}</SegmentList>`;
  return xml`<BaseURL>${file}</BaseURL>${list}`;
}

function pictureOf({ width, height, frameRate, file, track }: PicturePlaylist): Html {
  const id = file.replace(/\.mp4$/, '');
  const { peak } = ratesOf(track.segments);
  return xml`<Representation id="${id}" codecs="${track.codec}" bandwidth="${peak}" width="${width}" height="${height}" frameRate="${frameOf(frameRate)}" sar="1:1">${segmentList(file, track)}</Representation>`;
}

const pictureSet = (pictures: readonly PicturePlaylist[]): Html | null =>
  pictures.length === 0
    ? null
    : xml`<AdaptationSet contentType="video" mimeType="video/mp4" segmentAlignment="true" startWithSAP="1">${roleOf('main')}${pictures.map(pictureOf)}</AdaptationSet>`;

/** NTSC rates are written as a fraction over 1001. */
const frameOf = (rate: number) => (Number.isInteger(rate) ? String(rate) : `${Math.round(rate) * 1000}/1001`);

const DESCRIBED = xml`<Accessibility schemeIdUri="${PURPOSE}" value="1"/>`;
const CHANNELS = xml`<AudioChannelConfiguration schemeIdUri="urn:mpeg:dash:23003:3:audio_channel_configuration:2011" value="2"/>`;

function soundSet({ role, language, label, file, track }: SoundPlaylist): Html {
  const { peak } = ratesOf(track.segments);
  const id = file.replace(/\.mp4$/, '');
  const facts = role === 'main' ? [roleOf('main')] : [DESCRIBED, roleOf('description')];
  const representation = xml`<Representation id="${id}" codecs="${track.codec}" bandwidth="${peak}" audioSamplingRate="48000">${CHANNELS}${segmentList(file, track)}</Representation>`;
  return xml`<AdaptationSet contentType="audio" mimeType="audio/mp4" lang="${language}" segmentAlignment="true" startWithSAP="1">${facts}${labelled(label)}${representation}</AdaptationSet>`;
}

const textRole = { captions: 'caption', subtitles: 'subtitle', descriptions: 'description' } as const;

function textSet({ kind, language, label, file }: TextFile): Html {
  const id = file.replace(/\.vtt$/, '');
  const representation = xml`<Representation id="${id}" bandwidth="1000"><BaseURL>${file}</BaseURL></Representation>`;
  return xml`<AdaptationSet contentType="text" mimeType="text/vtt" lang="${language}">${roleOf(textRole[kind])}${labelled(label)}${representation}</AdaptationSet>`;
}

/** The manifest of a recording that lasts `duration` seconds. */
export function dashManifest({ pictures, sounds, texts }: Package, duration: number): string {
  const lasts = lasting(duration);
  const period = xml`<Period id="0" start="PT0S" duration="${lasts}">${pictureSet(pictures)}${sounds.map(soundSet)}${texts.map(textSet)}</Period>`;
  const mpd = xml`<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" profiles="urn:mpeg:dash:profile:isoff-main:2011" mediaPresentationDuration="${lasts}" minBufferTime="PT4S">${period}</MPD>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${mpd.text}\n`;
}
