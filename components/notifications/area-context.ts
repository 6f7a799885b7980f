import { createContext } from 'react';

/** Name of the area that contains a banner; null outside every area (R-ERR-23). */
export const AreaContext = createContext<string | null>(null);
