import type { PlaybackGrant } from '@/lib/contracts/media/media';
import { usePlayerMemory } from '@/hooks/use-player-memory';

type SignedVersion = NonNullable<PlaybackGrant['signed']>[number];
/** `beside`: in a corner of the picture. `instead`: in its place. */
type SignedPlace = 'beside' | 'instead';

export interface SignedChoice {
  version: SignedVersion;
  place: SignedPlace;
}

/** Which of the available signed versions is shown, and where; null for none. Remembered on this device. */
export function useSigned(versions: readonly SignedVersion[]) {
  const [{ signed }, remember] = usePlayerMemory();
  const version = versions.find(({ lang }) => lang === signed?.lang);
  const place: SignedPlace = signed?.place === 'instead' ? 'instead' : 'beside';
  const chosen: SignedChoice | null = version ? { version, place } : null;
  const choose = (choice: SignedChoice | null) =>
    remember({ signed: choice && { lang: choice.version.lang, place: choice.place } });
  return { chosen, choose };
}
