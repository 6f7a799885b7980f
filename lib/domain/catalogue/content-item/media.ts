/**
 * Recordings and documents. The public parts (`MediaInfo`, `DocumentInfo`) have no addresses; the sources have, and
 * stay on the server ("Points settled" 2).
 */
import { accessFeatures } from '@/lib/contracts/catalogue/access-features';
import type { DocumentInfo, MediaInfo } from '@/lib/contracts/catalogue/content-item';
import { measuredLengthSchema, mediaTracksSchema } from '@/lib/contracts/media/tracks';
import { timedGuidanceSchema } from '@/lib/contracts/media/timed-guidance';
import { wholeMinutes } from '../../playback/length';
import type { SegmentMoment } from '../../playback/moments';
import { type Fields, idOf, nameOf } from './fields';
import { type AssetFile, fileOf } from './files';

/** Server only. R-ENT-28. */
export interface MediaSource {
  /** Id of the media entry. */
  id: string;
  assetId: string;
  dashManifestUrl: string | null;
  hlsManifestUrl: string | null;
  subtitleUrl: string | null;
  /** Whole ones, as ingest measured them; null where only minutes are known (decision 0090). */
  seconds: number | null;
}

/** Server only. R-ENT-29. */
export interface DocumentSource {
  /** Id of the documentMedia entry. */
  id: string;
  file: AssetFile;
}

/** Absolute addresses of manifests that are hosted elsewhere. Server only. */
export interface HostedManifests {
  hls: string | null;
  dash: string | null;
  captions: string | null;
}

/** No file there names its chapters: they are those of its entry. Server only. */
export interface HostedRecording extends HostedManifests {
  segments: readonly SegmentMoment[];
}

const absolute = (text: string | null) => (text !== null && /^https?:\/\//.test(text) ? text : null);

/** Null for our own recordings, whose addresses the media service generates. */
export function hostedOf(source: MediaSource | null): HostedManifests | null {
  const hls = absolute(source?.hlsManifestUrl ?? null);
  const dash = absolute(source?.dashManifestUrl ?? null);
  return hls === null && dash === null
    ? null
    : { hls, dash, captions: absolute(source?.subtitleUrl ?? null) };
}

const nonEmpty = (text: string | null) => (text === '' ? null : text);

/** Null too when the entry says another length: an editor typed it, or the entry plays something else since. */
function secondsOf(media: Fields): number | null {
  const { data } = measuredLengthSchema.safeParse(media.raw('tracks'));
  return data && wholeMinutes(data.seconds) === media.integerOrNull('durationMinutes') ? data.seconds : null;
}

/** The entry's `media`; null if unresolved or without an asset id. */
export function mediaOf(fields: Fields): { info: MediaInfo; source: MediaSource } | null {
  const media = fields.target('media');
  const assetId = media?.text('assetId') ?? '';
  if (!media || assetId === '') return null;
  const said = media.texts('accessFeatures');
  const access = accessFeatures.filter((feature) => said.includes(feature));
  const tracks = mediaTracksSchema.safeParse(media.raw('tracks'));
  const guidance = timedGuidanceSchema.safeParse(media.raw('timedGuidance'));
  return {
    info: {
      type: media.text('type') === 'audio' ? 'audio' : 'video',
      assetId,
      durationMinutes: media.integerOrNull('durationMinutes'),
      ...(access.length > 0 ? { access } : {}),
      ...(tracks.success ? { tracks: tracks.data } : {}),
      ...(guidance.success ? { guidance: guidance.data.toSorted((a, b) => a.start - b.start) } : {}),
    },
    source: {
      id: idOf(media),
      assetId,
      dashManifestUrl: nonEmpty(media.textOrNull('dashManifestUrl')),
      hlsManifestUrl: nonEmpty(media.textOrNull('hlsManifestUrl')),
      subtitleUrl: nonEmpty(media.textOrNull('subtitleUrl')),
      seconds: secondsOf(media),
    },
  };
}

/** The entry's `documents` in editorial order; documents without a file are left out. */
export function documentsOf(
  fields: Fields,
  scheme: 'http' | 'https',
): { info: DocumentInfo; source: DocumentSource }[] {
  return fields.targets('documents').flatMap((document) => {
    const file = fileOf(document.asset('file'), scheme);
    if (!file) return [];
    const info = {
      id: idOf(document),
      name: nameOf(document),
      pages: document.integerOrNull('pages'),
      ...(file.contentType.includes('wordprocessingml') ? { editable: true } : {}),
    };
    return [{ info, source: { id: info.id, file } }];
  });
}
