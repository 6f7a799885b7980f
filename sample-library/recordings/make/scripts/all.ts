/** Every recording of the sample library. */
import type { RecordingScript } from '../model';
import { dream } from './dream';
import { hamlet } from './hamlet';
import { interview } from './interview';
import { macbeth } from './macbeth';
import { romeo } from './romeo';
import { tempest } from './tempest';
import { twelfthNight } from './twelfth-night';
import { workshop } from './workshop';

export const scripts: readonly RecordingScript[] = [
  hamlet, macbeth, romeo, twelfthNight, dream, tempest, workshop, interview,
]; // prettier-ignore
