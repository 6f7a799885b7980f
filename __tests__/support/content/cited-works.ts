/** Two works as they are cited, for tests of citations and of files for reference managers. */
import type { CitedWork } from '@/lib/domain/catalogue/cited-work';

/** A recording with a director, cited at a moment. */
export const production: CitedWork = {
  name: 'Hamlet: To Be or Not to Be',
  kindName: 'Production',
  recording: 'video',
  contributors: [
    { name: 'William Shakespeare', role: 'author' },
    { name: 'Mara Ellison', role: 'director' },
    { name: 'Jo Bright', role: 'performer' },
  ],
  producers: ['The Lantern Company'],
  year: '2024',
  library: 'DT+',
  url: 'https://library.test/productions/hamlet?t=65',
  accessed: new Date('2026-03-10T12:00:00.000Z'),
  moment: 65,
};
/** A text of two authors. */
export const guide: CitedWork = {
  ...production,
  name: 'Reading Hamlet',
  kindName: 'Study guide',
  recording: null,
  contributors: [
    { name: 'Ludwig van Beethoven', role: 'author' },
    { name: 'Ada Byron', role: 'author' },
  ],
  producers: [],
  url: 'https://library.test/guides/hamlet',
  moment: null,
};
