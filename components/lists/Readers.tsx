import { useShell } from '@/components/shell/shell-context';
import { DeviceDay } from '@/components/ui/text/DeviceDay';
import type { ClassDates, ListSummary } from '@/lib/contracts/personal/lists';
import { sharingWords } from '@/lib/domain/lists/words';

/** `Open to a class until 11 December`; its days are those of the device, as in the form where they were chosen. */
export function ClassDays({ from, until }: ClassDates) {
  return (
    <>
      {from === null ? (
        'Open to a class until '
      ) : (
        <>
          Opens to a class on <DeviceDay at={from} />, until{' '}
        </>
      )}
      <DeviceDay at={until} />
    </>
  );
}

/** Who may read a list, for whoever may change it. `Only you` is not said while a class is let in. */
export function Readers({ sharing, openToClass }: Pick<ListSummary, 'sharing' | 'openToClass'>) {
  const { organisationName } = useShell().viewer;
  const isOpen = openToClass?.from === null;
  return (
    <>
      {sharing === 'private' && isOpen ? null : ` · ${sharingWords(sharing, organisationName)}`}
      {openToClass ? (
        <>
          {' · '}
          <ClassDays {...openToClass} />
        </>
      ) : null}
    </>
  );
}
