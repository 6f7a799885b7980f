import { useState } from 'react';

interface Reloadable {
  refetch: () => Promise<{ isError: boolean }>;
}

/**
 * A React key that changes after each reload, so that the form starts again from the data just fetched; after a failed one it
 * stays, and with it what was written.
 */
export function useReloaded({ refetch }: Reloadable) {
  const [generation, setGeneration] = useState(0);
  return {
    generation,
    /** Resolves to whether it was loaded. */
    reload: async () => {
      const { isError } = await refetch();
      if (!isError) setGeneration((count) => count + 1);
      return !isError;
    },
  };
}
