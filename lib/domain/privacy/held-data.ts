/** The kinds of data that the library holds about a person, in words. Pure. */
import type { HeldCounts } from '@/lib/contracts/personal/held-counts';

export interface HeldKind {
  name: string;
  count: number;
  why: string;
}

/** What /account shows. */
export interface AccountProps {
  userId: string;
  held: readonly HeldKind[];
  certificates: readonly { courseId: string; courseName: string; slug: string }[];
}

/** One row for each kind of data in the export. */
export function heldKinds(held: HeldCounts): HeldKind[] {
  return [
    { name: 'Bookmarks', count: held.bookmarks, why: 'Items you bookmarked' },
    { name: 'Lists', count: held.lists, why: 'Lists you made, with your notes' },
    { name: 'Notes', count: held.notes, why: 'What you wrote beside recordings' },
    { name: 'Classes opened', count: held.classOpenings, why: 'To let your class in to a list' },
    { name: 'Places in recordings', count: held.resumePositions, why: 'To resume where you left off' },
    { name: 'Training modules', count: held.training, why: 'When you opened and completed each' },
    { name: 'Certificates', count: held.certificates.length, why: 'The file, its code and your name on it' },
    { name: 'Settings', count: held.settings, why: 'Whether the getting-started panel shows' },
    { name: 'Links visited', count: held.links, why: 'Your progress in getting started' },
    { name: 'Notices', count: held.notifications, why: 'Notices you’ve dismissed' },
    { name: 'Survey answers', count: held.surveyAnswers, why: 'Your scores, and when to ask again' },
    { name: 'Feedback', count: held.feedback, why: 'Messages you sent us' },
    {
      name: 'Error reports',
      count: held.errorReports,
      why: 'The newest, to repair what broke in your browser',
    },
    { name: 'Hand-overs', count: held.handOvers, why: 'So that a classroom machine can ask you' },
  ];
}
