import { ClassDialog } from '@/components/lists/class/ClassDialog';
import type { TeachingList } from '@/lib/contracts/personal/lists';

/** The dialog that opens a list to a class, of which nothing around it hears. */
export const classDialog = (list: TeachingList) => (
  <ClassDialog onChange={() => undefined} list={list} onClose={() => undefined} />
);
