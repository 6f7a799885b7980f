import { useState } from 'react';

interface Reloadable {
  refetch: () => Promise<unknown>;
}

/** A key that is another once what is edited has been read anew, so that its form starts again from it. */
export function useReloaded({ refetch }: Reloadable) {
  const [generation, setGeneration] = useState(0);
  return {
    generation,
    reload: () => void refetch().then(() => setGeneration((count) => count + 1)),
  };
}
