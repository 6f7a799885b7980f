import { useRef, useState } from 'react';
import type { RecordingRights } from '@/lib/contracts/media/recording-jobs';
import { SelectField } from '@/components/ui/form/SelectField';

interface RightsChoiceProps {
  rights: RecordingRights;
  /** Stores the choice; resolves to whether it was stored. */
  onChoose: (agreement: string | null) => Promise<boolean>;
}

/** The agreement to show, and a way to choose another: one that is not stored gives way to the one that is. */
function useChoice(chosen: string | null, onChoose: RightsChoiceProps['onChoose']) {
  const [shown, setShown] = useState(chosen);
  const stored = useRef(chosen);
  const last = useRef(Promise.resolve());
  const choose = (next: string | null) => {
    setShown(next);
    const own = last.current.then(async () => {
      if (await onChoose(next)) stored.current = next;
      // Keys choose faster than the service answers: the last choice is shown until it is answered itself.
      if (last.current === own) setShown(stored.current);
    });
    last.current = own;
  };
  return { shown, choose };
}

/** Chooses the rights agreement that decides where the recording's page is shown. */
export function RightsChoice({ rights: { chosen, choices }, onChoose }: RightsChoiceProps) {
  const { shown, choose } = useChoice(chosen, onChoose);
  return (
    <SelectField
      label="Rights"
      hint="For the whole page, from now on"
      none="Everywhere"
      options={choices}
      value={shown ?? ''}
      onChoose={(id) => choose(id || null)}
    />
  );
}
