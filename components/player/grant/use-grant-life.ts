import { useEffect, useEffectEvent } from 'react';
import { renewalDelay, type Playback, type PlaybackEvent } from '@/lib/domain/playback/playback';

/** Keeps a requested grant alive: renewed before it expires, requested again when back online. */
export function useGrantLife(
  { status, grant, failure }: Pick<Playback, 'status' | 'grant' | 'failure'>,
  onEvent: (event: PlaybackEvent) => void,
): void {
  const send = useEffectEvent(onEvent);

  useEffect(() => {
    const delay = grant && status === 'ready' ? renewalDelay(grant, Date.now()) : null;
    if (delay === null) return undefined;
    const timer = setTimeout(() => send({ type: 'renew' }), delay);
    return () => clearTimeout(timer);
  }, [grant, status]);

  useEffect(() => {
    if (failure !== 'OFFLINE') return undefined;
    const resume = () => send({ type: 'retry' });
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, [failure]);
}
