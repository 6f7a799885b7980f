/** Every screen in every state, for the walk and for the pictures. */
import { adminScreens } from './admin-screens';
import { itemScreens } from './item-screens';
import { personalScreens } from './personal-screens';
import { publicScreens } from './public-screens';
import { teachingScreens } from './teaching-screens';
import type { Screen } from './screen';

export const allScreens: readonly Screen[] = [
  ...publicScreens,
  ...itemScreens,
  ...teachingScreens,
  ...personalScreens,
  ...adminScreens,
];
