import { useRootChoice } from './use-root-choice';

/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** The chosen theme and its setter. On the server it is `system`, which the inline script corrects before the first paint. */
export const useTheme = () => useRootChoice<Theme>('theme', 'system', ['light', 'dark']);
