/** What a recording can be read and heard in, of the tracks that its entry names. Pure. */
import type { CaptionTrack, SpokenTextKind } from '@/lib/contracts/media';
import type { MediaTracks } from '@/lib/contracts/recording';

type Text = MediaTracks['texts'][number];
type ReadableText = Text & { kind: SpokenTextKind };

/** BCP 47 tag of what is spoken; null where it is not known. */
export function spokenLanguage(tracks: MediaTracks | undefined): string | null {
  return tracks?.sounds.find(({ role }) => role === 'main')?.language ?? null;
}

const isReadable = (text: Text): text is ReadableText => text.kind !== 'sign' && text.kind !== 'chapters';

/** By how close a text is to what is heard: the words themselves, then their translations, then what is seen. */
const KIND_ORDER: readonly SpokenTextKind[] = ['captions', 'subtitles', 'descriptions'];

/** Texts with times of a recording: in the spoken language first, within a language captions before the rest. */
export function readableTexts(tracks: MediaTracks | undefined): ReadableText[] {
  const spoken = spokenLanguage(tracks);
  const rank = ({ kind, language }: ReadableText) =>
    (language === spoken ? 0 : KIND_ORDER.length) + KIND_ORDER.indexOf(kind);
  return (tracks?.texts ?? []).filter(isReadable).sort((one, other) => rank(one) - rank(other));
}

/** Versions of the recording with an interpreter: recordings of their own. */
export function signedVersions(tracks: MediaTracks | undefined): (Text & { asset: string })[] {
  return (tracks?.texts ?? []).flatMap(({ asset, ...text }) =>
    text.kind === 'sign' && asset !== undefined ? [{ ...text, asset }] : [],
  );
}

/** Those that a transcript is made of: one a language, in their order; the described stage is spoken, not read along. */
export function transcriptTracks(captions: readonly CaptionTrack[]): CaptionTrack[] {
  const words = captions.filter(({ kind }) => kind !== 'descriptions');
  return words.filter(({ lang }, index) => words.findIndex((one) => one.lang === lang) === index);
}

/** BCP 47 tags of the languages in which what is said can be read. */
export function captionLanguages(tracks: MediaTracks | undefined): string[] {
  const words = readableTexts(tracks).filter(({ kind }) => kind !== 'descriptions');
  return [...new Set(words.map(({ language }) => language))];
}
