import { useRef, useState } from 'react';
import { codeOf } from '@/lib/browser/error-code';
import type { Why } from '@/lib/contracts/viewer/visibility-reason';

/** `refused`: only librarians and administrators are told. `failed`: there was no answer. */
export type Told = Why | 'refused' | 'failed';

/** Asks why an address is not shown. The answer to an earlier address is not told of a later one. */
export function useWhy(as: 'me' | 'network') {
  const [told, setTold] = useState<Told | null>(null);
  const last = useRef(0);
  const ask = (path: string) => {
    last.current += 1;
    const own = last.current;
    const tell = (answer: Told) => {
      if (last.current === own) setTold(answer);
    };
    setTold(null);
    import('@/lib/clients/product-api/viewer/visibility-reasons')
      .then(({ fetchWhy }) => fetchWhy(path, as))
      .then(tell, (error: unknown) => tell(codeOf(error) === 'FORBIDDEN' ? 'refused' : 'failed'));
  };
  return [told, ask] as const;
}
