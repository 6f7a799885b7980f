import { useRef, useState } from 'react';
import type { PlaybackGrant, PlaybackGrantRequest } from '@/lib/contracts/media/media';
import { askForGrant } from '../grant/ask-for-grant';

type SignedVersion = NonNullable<PlaybackGrant['signed']>[number];

/** A fault so soon after a new grant is not one that new addresses mend. */
const AT_ONCE_MS = 60_000;

/**
 * The address at which a signed version plays. When it breaks, because its grant has expired or its recording was made again, it alone
 * gets the address of a new grant: the film plays on, whatever that grant says of it.
 * @param asked what the film's grant was asked with
 * @returns the address, null while it cannot be played; and what is to be called when it breaks
 */
export function useRenewedAddress({ lang, hls }: SignedVersion, asked: PlaybackGrantRequest) {
  const [renewed, setRenewed] = useState<{ of: string; address: string | null } | null>(null);
  const askedAt = useRef(-Infinity);
  const broken = useRef<string | null>(null);
  // The film's own new grant has a newer address than any that was asked for before.
  const address = renewed?.of === hls ? renewed.address : hls;

  const renew = async (): Promise<string | null> => {
    const answer = await askForGrant(asked.contentId, asked.class);
    const version =
      answer.type === 'granted' ? answer.grant.signed?.find((other) => other.lang === lang) : undefined;
    return version === undefined || version.hls === address ? null : version.hls;
  };

  const onFault = () => {
    // Each file of it is refused, and each counts once.
    if (broken.current === address) return;
    broken.current = address;
    const now = performance.now();
    if (now - askedAt.current < AT_ONCE_MS) {
      setRenewed({ of: hls, address: null });
      return;
    }
    askedAt.current = now;
    void renew().then((next) => setRenewed({ of: hls, address: next }));
  };
  return { address, onFault };
}
