/** Every recording of the sample library. */
import type { RecordingScript } from '../model';
import { hamlet } from './hamlet';

export const scripts: readonly RecordingScript[] = [hamlet];
