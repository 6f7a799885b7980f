/** The player's words where ours differ: plain, and in British spelling. */
import type { DefaultLayoutTranslations } from '@vidstack/react/player/layouts/default';

export const playerWords: Partial<DefaultLayoutTranslations> = {
  Accessibility: 'Captions and motion',
  'Caption Styles': 'Caption style',
  'Captions look like this': 'Captions look like this',
  Color: 'Colour',
  'Closed-Captions On': 'Captions on',
  'Closed-Captions Off': 'Captions off',
  'Enter Fullscreen': 'Full screen',
  'Exit Fullscreen': 'Leave full screen',
  'Enter PiP': 'Picture in picture',
  'Exit PiP': 'Leave picture in picture',
  'Keyboard Animations': 'Show what keys do',
  Announcements: 'Announcements',
  'Seek Backward': 'Back 10 seconds',
  'Seek Forward': 'On 10 seconds',
  Mute: 'Sound off',
  Unmute: 'Sound on',
};
