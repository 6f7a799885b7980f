import type { Added } from '@/components/lists/add/AddToListDialog';
import { changeLesson } from '@/lib/browser/lesson';
import { newEntry } from '@/lib/domain/lists/new-entry';
import { clockText } from '@/lib/domain/playback/moments';

/** Adds something to the lesson kept on this machine and returns the message to show. Throws when there is no room. */
export function addToLesson({ seconds, ...what }: Omit<Added, 'name'>): string {
  const at = Math.floor(seconds?.() ?? 0);
  if (!changeLesson({ do: 'add', entry: newEntry({ ...what, seconds: at }) }))
    throw new Error('there is no room');
  return at > 0 ? `Added to this lesson at ${clockText(at)}` : 'Added to this lesson';
}
