/** Entries that exist so that a rule has something to work on: an entry that its editors have not published. */
import { type Entry, entry } from './resource';

export const UNPUBLISHED_GUIDE = 'how-we-light-a-storm';

export function caseEntries(): Entry[] {
  const draft = {
    name: 'How we light a storm',
    slug: UNPUBLISHED_GUIDE,
    subType: 'Design guide',
    shortIntroduction: 'A draft that its authors have not finished: lightning without strobes.',
  };
  return [entry('guide', UNPUBLISHED_GUIDE, draft, { published: false })];
}
