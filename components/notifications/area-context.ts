import { createContext } from 'react';

/** Name of the area a banner stands in; null outside every area (R-ERR-23). */
export const AreaContext = createContext<string | null>(null);
