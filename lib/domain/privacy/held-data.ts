/** The kinds of data that the library holds about a person, in words. Pure. */
import type { PersonalData } from '@/lib/contracts/personal/user';

export interface HeldKind {
  name: string;
  count: number;
  why: string;
}

/** One row for each kind of data in the export. */
export function heldKinds(data: PersonalData): HeldKind[] {
  const { survey } = data;
  return [
    { name: 'Bookmarks', count: data.bookmarks.length, why: 'Items you bookmarked' },
    { name: 'Lists', count: data.lists.length, why: 'Lists you made, with your notes' },
    { name: 'Notes', count: data.notes.length, why: 'What you wrote beside recordings' },
    { name: 'Classes opened', count: data.classOpenings.length, why: 'To let your class in to a list' },
    { name: 'Places in recordings', count: data.resumePositions.length, why: 'To resume where you left off' },
    { name: 'Training modules', count: data.training.length, why: 'When you opened and completed each' },
    { name: 'Certificates', count: data.certificates.length, why: 'The file, its code and your name on it' },
    { name: 'Settings', count: data.settings.length, why: 'Whether the getting-started panel shows' },
    { name: 'Links visited', count: data.links.length, why: 'Your progress in getting started' },
    { name: 'Notices', count: data.notifications.length, why: 'Notices you’ve dismissed' },
    { name: 'Survey answers', count: survey.answers.length, why: 'Your scores, and when to ask again' },
    { name: 'Feedback', count: data.feedback.length, why: 'Messages you sent us' },
    {
      name: 'Error reports',
      count: data.errorReports.length,
      why: 'The newest, to repair what broke in your browser',
    },
    { name: 'Hand-overs', count: data.handOvers.length, why: 'So that a classroom machine can ask you' },
  ];
}
