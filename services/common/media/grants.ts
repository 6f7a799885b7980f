/**
 * Builds the answers of `POST /api/playback-grants` and `POST /api/document-grants`, once the product service has
 * decided that the viewer may. Pure given the clock; the layout of a recording is docs/contracts/media.md §4.
 */
import type { MediaInfo } from '@/lib/contracts/catalogue/content-item';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import {
  GRANT_LIFE_SECONDS,
  recordingFiles,
  type DocumentGrant,
  type DocumentPurpose,
  type PlaybackGrant,
} from '@/lib/contracts/media/media';
import type { MediaTracks } from '@/lib/contracts/media/tracks';
import type { HostedRecording } from '@/lib/domain/catalogue/content-item/media';
import type { GrantLimits } from '@/lib/domain/playback/grant-limits';
import { readableTexts, signedVersions, spokenLanguage } from '@/lib/domain/playback/tracks';
import { compareNames } from '@/lib/domain/text/collation';
import { holderTag, signedPath } from './signature';

export interface GrantSettings {
  /** Address of the media service or of the CDN in front of it; it may have a path, to which the signed path is added. */
  mediaUrl: string;
  /** From `keyList(MEDIA_SIGNING_KEY)`. */
  keys: readonly string[];
}

export interface PlaybackSubject {
  contentId: string;
  media: MediaInfo;
  /** A recording served by somebody else; null for one of our own. */
  hosted: HostedRecording | null;
  /** Whether its chapters are left out (R-ENT-26). */
  hideOutline: boolean;
  /** Who may play: a user id, or for a recognised network the organisation id. Never appears in the address. */
  viewerKey: string;
  /** Which part of it plays, and during which class; absent: all of it, as long as the grant lives. */
  limits?: GrantLimits;
}

export interface DocumentSubject {
  contentId: string;
  /** Asset of the content service that holds the file. */
  assetId: string;
  fileName: string;
  purpose: DocumentPurpose;
  viewerKey: string;
  /** During which class it may be read; absent: as long as the grant lives. */
  limits?: GrantLimits;
}

/** An absolute path below an address that may have a path of its own. */
const addressBelow = (base: string, path: string) => new URL(withoutSlash(base) + path).href;

/** Seconds since the epoch at which a grant made at `now` (ms) ends. */
function expiry(now: number, durationSeconds: number): number {
  return Math.floor(now / 1000) + GRANT_LIFE_SECONDS + durationSeconds;
}

const isoSeconds = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Texts as menus list them: those in the spoken language first, each kind of the others by name, and not as they were added. */
const listedTexts = (tracks: MediaTracks | undefined) =>
  readableTexts(
    tracks && {
      ...tracks,
      texts: tracks.texts.toSorted((one, other) => compareNames(one.label, other.label)),
    },
  );

/** Addresses of a recording of our own: one signature opens its folder. */
function ownAddresses({ mediaUrl, keys }: GrantSettings, subject: PlaybackSubject, expires: number) {
  const { assetId, type, tracks } = subject.media;
  const holder = holderTag(keys, subject.viewerKey, subject.contentId);
  const { limits, hideOutline } = subject;
  const isClip = limits?.clip !== undefined;
  const facts = { action: 'play', assetId, fileName: null, holder, expires } as const;
  const prefixOf = (asset: string) =>
    signedPath(keys, { ...facts, assetId: asset, ...(limits ? { limits } : {}) });
  const prefix = prefixOf(assetId);
  const at = (file: string) => addressBelow(mediaUrl, prefix + file);
  // A clip is cut at the segments of one recording; those of its signed versions may be at other times.
  const signed = isClip ? [] : signedVersions(tracks);
  const hasChapters = tracks?.texts.some(({ kind }) => kind === 'chapters') ?? false;
  return {
    hls: at(recordingFiles.hls),
    dash: at(recordingFiles.dash),
    captions: listedTexts(tracks).map(({ kind, language, label }) => {
      return { kind, lang: language, label, url: at(recordingFiles.text(kind, language)) };
    }),
    chapters: hasChapters && !hideOutline ? at(recordingFiles.chapters) : null,
    // A storyboard's sheet shows the whole recording, so a clip has none.
    storyboard: type === 'video' && !isClip ? at(recordingFiles.storyboard) : null,
    ...(isClip && { clip: at(recordingFiles.clip) }),
    ...(signed.length > 0 && {
      signed: signed.map(({ language, label, asset }) => {
        return { lang: language, label, hls: addressBelow(mediaUrl, prefixOf(asset) + recordingFiles.hls) };
      }),
    }),
    poster: at(recordingFiles.poster),
  };
}

/** A hosted recording has manifests and at most one caption file, in the language that its tracks name first. */
function hostedAddresses(
  { hls, dash, captions, segments }: HostedRecording,
  { media, hideOutline }: PlaybackSubject,
) {
  const [text] = readableTexts(media.tracks);
  return {
    hls,
    dash,
    captions:
      text && captions ? [{ kind: text.kind, lang: text.language, label: text.label, url: captions }] : [],
    chapters: null,
    ...(segments.length > 0 && !hideOutline && { segments: [...segments] }),
    storyboard: null,
    poster: null,
  };
}

/** The playback grant; `now` in milliseconds since the epoch. */
export function playbackGrant(settings: GrantSettings, subject: PlaybackSubject, now: number): PlaybackGrant {
  const { contentId, media, hosted } = subject;
  const expires = expiry(now, (media.durationMinutes ?? 0) * 60);
  return {
    contentId,
    assetId: media.assetId,
    type: media.type,
    language: spokenLanguage(media.tracks),
    ...(hosted ? hostedAddresses(hosted, subject) : ownAddresses(settings, subject, expires)),
    expiresAt: isoSeconds(expires),
  };
}

/** The document grant; `now` in milliseconds since the epoch. */
export function documentGrant(
  { mediaUrl, keys }: GrantSettings,
  subject: DocumentSubject,
  now: number,
): DocumentGrant {
  const { assetId, fileName, purpose, limits } = subject;
  const expires = expiry(now, 0);
  const holder = holderTag(keys, subject.viewerKey, subject.contentId);
  const facts = { action: purpose, assetId, fileName, holder, expires };
  const path = signedPath(keys, { ...facts, ...(limits ? { limits } : {}) });
  return { url: addressBelow(mediaUrl, path), fileName, expiresAt: isoSeconds(expires) };
}
