import type { PlaybackGrant } from '@/lib/contracts/media';

/** What the player stands with until its grant comes: no address, no texts. It is drawn meanwhile, and has only to be told what to play. */
export const awaitedGrant = (contentId: string, type: PlaybackGrant['type']): PlaybackGrant => ({
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
