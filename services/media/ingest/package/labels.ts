/** Labels of tracks between which a player lets people choose. Pure. */
import type { RecordingSound, RecordingTrack } from '@/lib/contracts/media/tracks';

type Labelled = { label: string; language: string } & (
  Pick<RecordingSound, 'role'> | Pick<RecordingTrack, 'kind'>
);

function purposeOf(track: Labelled): string {
  if ('kind' in track) return track.kind;
  return track.role === 'description' ? 'audio description' : 'main';
}

/**
 * The tracks of one group, no two of which have the same label (RFC 8216 §4.3.4.1.1: NAME). The first of a label keeps it; the
 * others say what they are for: `English (audio description)`, and then their language.
 */
export function distinctLabels<T extends Labelled>(group: readonly T[]): T[] {
  const taken = new Set<string>();
  return group.map((track) => {
    const { label, language } = track;
    const purpose = purposeOf(track);
    const exact = `${label} (${purpose}, ${language})`;
    const own = [label, `${label} (${purpose})`].find((name) => !taken.has(name)) ?? exact;
    taken.add(own);
    return { ...track, label: own };
  });
}
