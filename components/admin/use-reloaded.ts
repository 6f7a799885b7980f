import { useState } from 'react';

interface Reloadable {
  refetch: () => Promise<unknown>;
}

/** A React key that changes after each reload, so that the form starts again from the data just fetched. */
export function useReloaded({ refetch }: Reloadable) {
  const [generation, setGeneration] = useState(0);
  return {
    generation,
    reload: () => void refetch().then(() => setGeneration((count) => count + 1)),
  };
}
