/**
 * Builds the answers of `POST /api/playback-grants` and `POST /api/document-grants`, once the product service has
 * decided that the viewer may. Pure given the clock; the layout of a recording is docs/contracts/media.md §4.
 */
import {
  GRANT_LIFE_SECONDS,
  recordingFiles,
  type DocumentGrant,
  type DocumentPurpose,
  type PlaybackGrant,
} from '@/lib/contracts/media';
import { holderTag, signedPath } from './signature';

export interface GrantSettings {
  /** MEDIA_URL: origin of the media service or of the CDN before it. */
  mediaUrl: string;
  /** From `signingKeys(MEDIA_SIGNING_KEY)`. */
  keys: readonly string[];
}

export interface PlaybackSubject {
  contentId: string;
  assetId: string;
  type: 'video' | 'audio';
  durationMinutes: number | null;
  /** Whoever may play: a user id, or for a recognised network the organisation id. Never appears in the address. */
  viewerKey: string;
  /** Caption languages; every recording of the sample library has English. */
  captions?: readonly { lang: string; label: string }[];
}

export interface DocumentSubject {
  contentId: string;
  /** Asset of the content service that holds the file. */
  assetId: string;
  fileName: string;
  purpose: DocumentPurpose;
  viewerKey: string;
}

const englishCaptions = [{ lang: 'en', label: 'English' }] as const;

/** Seconds since the epoch at which a grant made at `now` (ms) ends. */
function expiry(now: number, durationSeconds: number): number {
  return Math.floor(now / 1000) + GRANT_LIFE_SECONDS + durationSeconds;
}

const isoSeconds = (seconds: number) => new Date(seconds * 1000).toISOString();

/** The playback grant; `now` in milliseconds since the epoch. */
export function playbackGrant(
  { mediaUrl, keys }: GrantSettings,
  subject: PlaybackSubject,
  now: number,
): PlaybackGrant {
  const { contentId, assetId, type } = subject;
  const expires = expiry(now, (subject.durationMinutes ?? 0) * 60);
  const holder = holderTag(keys, subject.viewerKey, contentId);
  const prefix = signedPath(keys, { action: 'play', assetId, fileName: null, holder, expires });
  const at = (file: string) => new URL(prefix + file, mediaUrl).href;
  return {
    contentId,
    assetId,
    type,
    hls: at(recordingFiles.hls),
    dash: at(recordingFiles.dash),
    captions: (subject.captions ?? englishCaptions).map(({ lang, label }) => {
      return { lang, label, url: at(recordingFiles.captions(lang)) };
    }),
    chapters: at(recordingFiles.chapters),
    storyboard: type === 'video' ? at(recordingFiles.storyboard) : null,
    poster: at(recordingFiles.poster),
    expiresAt: isoSeconds(expires),
  };
}

/** The document grant; `now` in milliseconds since the epoch. */
export function documentGrant(
  { mediaUrl, keys }: GrantSettings,
  subject: DocumentSubject,
  now: number,
): DocumentGrant {
  const { assetId, fileName, purpose } = subject;
  const expires = expiry(now, 0);
  const holder = holderTag(keys, subject.viewerKey, subject.contentId);
  const path = signedPath(keys, { action: purpose, assetId, fileName, holder, expires });
  return { url: new URL(path, mediaUrl).href, fileName, expiresAt: isoSeconds(expires) };
}
