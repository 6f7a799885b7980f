import type { RecordingFacts } from '@/lib/contracts/media/recording';

/** The facts of a minute of sound without pictures, texts or chapters. */
export const soundFacts = (assetId: string, changes: Partial<RecordingFacts> = {}): RecordingFacts => ({
  version: 1,
  assetId,
  type: 'audio',
  durationSeconds: 60,
  frameRate: null,
  renditions: [],
  sounds: [],
  tracks: [],
  loudness: null,
  hasStoryboard: false,
  hasWaveform: false,
  source: '',
  ...changes,
});
