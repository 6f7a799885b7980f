import { isDASHProvider, type DASHProvider, type MediaProviderAdapter } from '@vidstack/react';
import { useEffect, useEffectEvent, useState } from 'react';

type Dash = NonNullable<DASHProvider['instance']>;

/**
 * Hears the errors of dash.js. Vidstack's React player has `onDashError` in its types but never calls it (1.15.6 passes on library
 * events only by the pattern `/^onHls/`), and reports the failure of a segment 5 s late.
 * @param onError called with each error as dash.js reports it
 * @returns to be called with each new provider
 */
export function useDashErrors(
  onError: (error: unknown) => void,
): (provider: MediaProviderAdapter | null) => void {
  const [dash, setDash] = useState<Dash | null>(null);
  const report = useEffectEvent(onError);
  useEffect(() => {
    if (!dash) return undefined;
    const listener = ({ error }: { error: unknown }) => report(error);
    dash.on('error', listener);
    return () => dash.off('error', listener);
  }, [dash]);
  return (provider) => {
    setDash(null);
    if (isDASHProvider(provider)) provider.onInstance(setDash);
  };
}
