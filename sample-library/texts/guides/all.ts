import type { GuideText } from '../kinds';
import { contextGuides } from './contexts';
import { craftGuides } from './craft';
import { designGuides } from './design';
import { laterContextGuides } from './later-contexts';
import { makingGuides } from './making';
import { practitionerGuides } from './practitioners';
import { playGuides } from './practitioners-of-play';
import { stagingGuides } from './staging';

export const guides: readonly GuideText[] = [
  ...practitionerGuides,
  ...playGuides,
  ...contextGuides,
  ...laterContextGuides,
  ...designGuides,
  ...stagingGuides,
  ...craftGuides,
  ...makingGuides,
];
