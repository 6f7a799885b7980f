import { useState } from 'react';
import type { RecordingRights } from '@/lib/contracts/recording-jobs';
import { Field } from '@/components/ui/Field';

interface RightsChoiceProps {
  rights: RecordingRights;
  onChoose: (agreement: string | null) => void;
}

/** Chooses the rights agreement that decides where the recording's page is shown. */
export function RightsChoice({ rights: { chosen, choices }, onChoose }: RightsChoiceProps) {
  const [agreement, setAgreement] = useState(chosen);
  return (
    <Field label="Rights" hint="Of the whole page, from now on">
      {(control) => (
        <select
          {...control}
          value={agreement ?? ''}
          onChange={({ target }) => {
            const next = target.value === '' ? null : target.value;
            setAgreement(next);
            onChoose(next);
          }}
        >
          <option value="">Everywhere</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
