import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { saveTextFile } from '@/lib/browser/save-file';
import { writeStored } from '@/lib/browser/storage';
import { freshUser } from '@/lib/domain/viewer/user';
import { toast, toastFailure } from '@/stores/toasts';
import { useUserStore } from '@/stores/user';
import { RESUME_KEY } from '@/hooks/use-resume';

const load = () => import('@/lib/clients/product-api/personal/personal-data');

/** Everything the library holds about the person, as a file. */
export function useDataExport(userId: string) {
  const exporting = useMutation({
    mutationFn: async () => (await load()).fetchPersonalData(userId),
    onSuccess: (data) =>
      saveTextFile('my-library-data.json', 'application/json', JSON.stringify(data, null, 2)),
    onError: () => toastFailure('Your data could not be read. Please try again.'),
  });
  return { isBusy: exporting.isPending, save: () => exporting.mutate() };
}

/** Deletes everything the library holds about the person, and clears what this browser has cached. */
export function useDataDeletion(userId: string) {
  const queries = useQueryClient();
  const router = useRouter();
  const change = useUserStore((state) => state.change);
  const deletion = useMutation({
    mutationFn: async () => (await load()).deletePersonalData(userId),
    onSuccess: () => {
      queries.clear();
      // Positions in recordings that this device stored before anyone signed in.
      writeStored(RESUME_KEY, null);
      const { links, notifications, settings } = freshUser;
      change({ links, notifications, settings });
      toast({ message: 'Everything we held about you has been deleted.' });
      void router.replace(router.asPath, undefined, { scroll: false });
    },
    onError: () => toastFailure('Your data could not be deleted. Please try again.'),
  });
  return {
    isBusy: deletion.isPending,
    /** `onDone` is called only when the data is gone: the dialog that asked shows the message of a failure. */
    remove: (onDone: () => void) => deletion.mutate(undefined, { onSuccess: onDone }),
  };
}
