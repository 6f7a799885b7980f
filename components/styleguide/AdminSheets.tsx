import { useState } from 'react';
import { Asked } from '@/components/admin/Asked';
import { FigureTable } from '@/components/admin/FigureTable';
import { CueEditor } from '@/components/admin/recordings/CueEditor';
import { Stack } from '@/components/ui/Stack';
import type { EditedCue } from '@/lib/contracts/recording-jobs';
import { Looks } from './Looks';

const noLook = () => undefined;
const sampleCues: readonly EditedCue[] = [
  { start: 0, end: 4, text: 'Who’s there?' },
  { start: 4, end: 8, text: 'Nay, answer me. Stand and unfold yourself.' },
];

function Cues() {
  const [cues, setCues] = useState(sampleCues);
  return (
    <Looks name="Lines with times" note="Captions and chapters of a recording, corrected in place.">
      <CueEditor noun="Caption" lang="en" cues={cues} onChange={setCues} onLook={noLook} />
    </Looks>
  );
}

/** Parts of the administration. */
export function AdminSheets() {
  return (
    <>
      <Looks
        name="Figures"
        note="Numbers stand under each other; the caption is for those who do not see the table."
      >
        <FigureTable
          caption="Most played productions"
          columns={['Production', 'Plays', 'Hours']}
          rows={[
            { key: 'hamlet', name: 'Hamlet', figures: [1240, 310] },
            { key: 'macbeth', name: 'Macbeth', figures: [86, '–'] },
          ]}
        />
      </Looks>
      <Looks name="Asked" note="What a call answered; before that, that it is awaited; else that it failed.">
        <Stack gap={4}>
          <Asked query={{ data: 'September to July', isError: false }}>{(text) => <p>{text}</p>}</Asked>
          <Asked query={{ data: undefined, isError: false }}>{() => null}</Asked>
          <Asked query={{ data: undefined, isError: true }}>{() => null}</Asked>
        </Stack>
      </Looks>
      <Cues />
    </>
  );
}
