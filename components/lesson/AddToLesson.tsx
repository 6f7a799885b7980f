import { ListPlus } from 'lucide';
import { useRouter } from 'next/router';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { IconButton } from '@/components/ui/form/IconButton';
import type { Added } from '@/components/lists/add/AddToListDialog';
import { toast, toastFailure } from '@/stores/toasts';

interface AddToLessonProps extends Added {
  iconOnly?: boolean;
}

/** One press adds this document or item, or the current moment of its recording, to the lesson kept on this machine. */
export function AddToLesson({ name, iconOnly, ...what }: AddToLessonProps) {
  const { push } = useRouter();
  const add = async () => {
    const { addToLesson } = await import('./add-to-lesson');
    const action = { label: 'Open this lesson', run: () => void push('/lists') };
    toast({ message: addToLesson(what), action });
  };
  const press = {
    onClick: () => {
      add().catch(() => toastFailure('That could not be added. Please try again.'));
    },
  };
  return iconOnly ? (
    <IconButton icon={ListPlus} label={`Add ${name} to this lesson`} {...press} />
  ) : (
    <Button look="quiet" size="small" {...press}>
      <Icon of={ListPlus} /> Add to this lesson
    </Button>
  );
}
