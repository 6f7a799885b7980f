import { useRouter } from 'next/router';
import { useAttempt } from '@/hooks/use-attempt';
import { listPath } from '@/lib/domain/lists/words';
import { useLastList } from '@/stores/last-list';
import { removeToast, toast, toastFailure } from '@/stores/toasts';
import { addingRefused, makingRefused } from '../refusal-words';
import { NEW_LIST, saveClip, type ClipForm } from './clip-form';
import type { BegunClip } from './use-clip-form';

/** Saves the clip, says so, and takes back what was said of an earlier failure. */
export function useClipSaving({
  draft,
  onDraftChange,
  onClose,
}: Pick<BegunClip, 'draft' | 'onDraftChange' | 'onClose'>) {
  const { isBusy, run } = useAttempt();
  const { push } = useRouter();
  const takeBack = () => {
    if (draft?.toast != null) removeToast(draft.toast);
  };
  const save = (clip: ClipForm, part: Omit<Parameters<typeof saveClip>[0], keyof ClipForm>) => {
    const work = async () => {
      const list = await saveClip({ ...clip, ...part });
      takeBack();
      const open = list && (() => void push(listPath(list.id)));
      toast({
        message: list ? `Saved to “${list.name}”` : 'Clip saved to this lesson',
        action: open && { label: 'Open the list', run: open },
      });
      onDraftChange(null);
      // The list that was chosen or named is meant for the next clip too.
      if (list && (clip.list !== NEW_LIST || clip.newList.trim() !== ''))
        useLastList.setState({ id: list.id });
      onClose();
    };
    void run(work, (error) => {
      takeBack();
      const refused = clip.list === NEW_LIST ? makingRefused : addingRefused;
      const message = refused(error, 'The clip could not be saved. Please try again.');
      onDraftChange({ clip, toast: toastFailure(message) });
    });
  };
  return { isBusy, save };
}
