import type { PlaybackGrant } from '@/lib/contracts/media/media';

/** A grant without URLs or text tracks: the player is rendered with it until the real one arrives. */
export const placeholderGrant = (contentId: string, type: PlaybackGrant['type']): PlaybackGrant => ({
  contentId,
  assetId: '',
  type,
  hls: null,
  dash: null,
  language: null,
  captions: [],
  chapters: null,
  storyboard: null,
  poster: null,
  expiresAt: new Date(0).toISOString(),
});
