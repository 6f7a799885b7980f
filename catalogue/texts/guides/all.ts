import type { GuideText } from '../kinds';
import { contextGuides } from './contexts';
import { craftGuides } from './craft';
import { designGuides } from './design';
import { practitionerGuides } from './practitioners';

export const guides: readonly GuideText[] = [
  ...practitionerGuides,
  ...contextGuides,
  ...designGuides,
  ...craftGuides,
];
