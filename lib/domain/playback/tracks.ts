/** Languages and texts of a recording, from the tracks of its media entry. Pure. */
import type { CaptionTrack, SpokenTextKind } from '@/lib/contracts/media/media';
import type { MediaTracks } from '@/lib/contracts/media/tracks';
import { UNDETERMINED } from '../text/language-name';

type Text = MediaTracks['texts'][number];
type ReadableText = Text & { kind: SpokenTextKind };

/** BCP 47 tags of the spoken languages; none if unknown. */
export function spokenLanguages(tracks: MediaTracks | undefined): string[] {
  const main = (tracks?.sounds ?? []).filter(({ role }) => role === 'main');
  const languages = main.map(({ language }) => language).filter((language) => language !== UNDETERMINED);
  return [...new Set(languages)];
}

/** BCP 47 tag of the spoken language; null if unknown. */
export const spokenLanguage = (tracks: MediaTracks | undefined): string | null =>
  spokenLanguages(tracks)[0] ?? null;

const isReadable = (text: Text): text is ReadableText => text.kind !== 'sign' && text.kind !== 'chapters';

/** Ordered by closeness to the audio: captions, then translations, then descriptions of the picture. */
const KIND_ORDER: readonly SpokenTextKind[] = ['captions', 'subtitles', 'descriptions'];

/** Timed texts of a recording: those in the spoken language first, then by KIND_ORDER. */
export function readableTexts(tracks: MediaTracks | undefined): ReadableText[] {
  const spoken = spokenLanguage(tracks);
  const rank = ({ kind, language }: ReadableText) =>
    (language === spoken ? 0 : KIND_ORDER.length) + KIND_ORDER.indexOf(kind);
  return (tracks?.texts ?? []).filter(isReadable).sort((one, other) => rank(one) - rank(other));
}

/** Versions with a sign language interpreter, which are separate recordings. */
export function signedVersions(tracks: MediaTracks | undefined): (Text & { asset: string })[] {
  return (tracks?.texts ?? []).flatMap(({ asset, ...text }) =>
    text.kind === 'sign' && asset !== undefined ? [{ ...text, asset }] : [],
  );
}

/** Tracks for transcripts: one per language, in order. Without descriptions, which are meant to be heard, not read along. */
export function transcriptTracks(captions: readonly CaptionTrack[]): CaptionTrack[] {
  const words = captions.filter(({ kind }) => kind !== 'descriptions');
  return words.filter(({ lang }, index) => words.findIndex((one) => one.lang === lang) === index);
}

/** BCP 47 tags of the languages of captions and subtitles. */
export function captionLanguages(tracks: MediaTracks | undefined): string[] {
  const words = readableTexts(tracks).filter(({ kind }) => kind !== 'descriptions');
  return [...new Set(words.map(({ language }) => language))];
}
