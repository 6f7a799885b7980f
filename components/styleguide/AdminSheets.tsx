import { useState } from 'react';
import { Table } from '@/components/ui/table/Table';
import { QueryResult } from '@/components/admin/parts/QueryResult';
import type { Found } from '@/components/admin/parts/use-found';
import { Copied } from '@/components/admin/parts/Copied';
import { Day } from '@/components/admin/parts/Day';
import { ItemName } from '@/components/admin/controls/ItemName';
import { FigureTable } from '@/components/admin/parts/FigureTable';
import { Finder } from '@/components/admin/parts/Finder';
import { Moment } from '@/components/admin/parts/Moment';
import { OneTimeLink } from '@/components/admin/people/OneTimeLink';
import { RoleChoices } from '@/components/admin/people/RoleChoices';
import { CueEditor } from '@/components/admin/recordings/CueEditor';
import { Periods } from '@/components/admin/parts/Periods';
import { SaveBar } from '@/components/admin/parts/SaveBar';
import { Button } from '@/components/ui/form/Button';
import { LanguageField } from '@/components/admin/recordings/LanguageField';
import { Stack } from '@/components/ui/layout/Stack';
import type { RoleList } from '@/lib/contracts/viewer/permissions';
import type { EditedCue } from '@/lib/contracts/media/recording-jobs';
import { Looks } from './Looks';

const noLook = () => undefined;
const foundPage: Found<{ total: number }> = {
  query: {
    data: { total: 1240 },
    isError: false,
    isPlaceholderData: false,
    errorUpdateCount: 0,
    refetch: () => Promise.resolve({ isError: false, data: undefined }),
  },
  words: '',
  filter: '',
  offset: 50,
  find: noLook,
  go: noLook,
};
const sampleCues: readonly EditedCue[] = [
  { start: 0, end: 4, text: '<v Bernardo>Who’s there?' },
  { start: 4, end: 8, text: '<v Francisco>Nay, answer me. Stand and unfold yourself.' },
];

function Cues() {
  const [cues, setCues] = useState(sampleCues);
  return (
    <Looks name="Lines with times" note="Captions and chapters of a recording, corrected in place.">
      <CueEditor
        nameOf={(line) => `Caption ${line}`}
        lang="en"
        cues={cues}
        isSpoken
        onEdit={setCues}
        onLook={noLook}
      />
    </Looks>
  );
}

function Roles() {
  const [roles, setRoles] = useState<RoleList[]>(['teacher']);
  return (
    <Looks name="Roles" note="What somebody is at an organisation; several at once.">
      <RoleChoices chosen={roles} onChange={setRoles} />
    </Looks>
  );
}

function Finding() {
  return (
    <Looks
      name="Find in a long list"
      note="Words, and which part of what was found is shown. The day and time are UTC’s."
    >
      <Stack gap={4}>
        <Finder
          found={foundPage}
          title="Organisations of the guide"
          label="Find organisations"
          hint="Part of a name or of an id."
          what="organisations"
          none="No organisation."
          aPage={50}
        >
          {() => <p>Harbour School</p>}
        </Finder>
        <p>
          Last changed on <Moment at="2026-03-01T10:00:00.000Z" />; counted up to <Day at="2026-02-28" />
        </p>
      </Stack>
    </Looks>
  );
}

function Tables() {
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
      <Looks name="A table" note="Its rows have names; a column of numbers stands at its end.">
        <Table
          caption="Organisations of the guide"
          columns={['Organisation', 'Subscribed until', { name: 'People', isNumber: true }]}
          rows={[
            { key: 'harbourside', name: 'Harbourside School', cells: ['31 July 2027', '1,240'] },
            { key: 'reading-room', name: 'Reading room', cells: ['Never', '3'] },
          ]}
        />
      </Looks>
      <Looks name="Periods" note="What was subscribed to; the last day is included.">
        <Periods
          periods={[
            { id: 'trial', type: 'trial', startDate: '2026-09-01', endDate: '2026-09-30' },
            { id: 'full', type: 'full', startDate: '2026-10-01', endDate: '2027-07-31' },
          ]}
        />
      </Looks>
    </>
  );
}

function Saving() {
  return (
    <>
      <Looks name="A button while its action runs" note="It keeps the focus, and ignores presses.">
        <Stack gap={2}>
          <Button softDisabled={false}>Save</Button>
          <Button softDisabled>Save</Button>
        </Stack>
      </Looks>
      <Looks name="Shown once" note="A key or a link that cannot be shown again, to be copied now.">
        <Stack gap={4}>
          <Copied
            title="Copy this key now. It is not shown again."
            text="lib_8fK2"
            action="Copy the key"
            done="Copied"
          />
          <OneTimeLink
            invitation={{
              name: 'Amara Diallo',
              answer: {
                id: 'amara',
                email: 'amara@school.example',
                letter: 'none',
                link: 'https://library.example/password/new',
              },
            }}
          />
        </Stack>
      </Looks>
    </>
  );
}

/** Parts of the administration. */
export function AdminSheets() {
  return (
    <>
      <Tables />
      <Looks
        name="QueryResult"
        note="What a call answered; before that, that it is awaited; else that it failed."
      >
        <Stack gap={4}>
          <QueryResult query={{ data: 'September to July', isError: false }}>
            {(text) => <p>{text}</p>}
          </QueryResult>
          <QueryResult query={{ data: undefined, isError: false }}>{() => null}</QueryResult>
          <QueryResult query={{ data: undefined, isError: true }}>{() => null}</QueryResult>
        </Stack>
      </Looks>
      <Finding />
      <Cues />
      <Roles />
      <Looks
        name="Save and undo"
        note="The buttons of a form that somebody else may be changing too, and what became of it."
      >
        <Stack gap={6}>
          <SaveBar said="Saved." isBusy={false} isLate={false} reload={noLook} undo={noLook}>
            <Button>Save</Button>
          </SaveBar>
          <SaveBar
            said="Not saved. Somebody else has changed this meanwhile."
            isBusy={false}
            isLate
            reload={noLook}
            undo={null}
          >
            <Button>Save</Button>
          </SaveBar>
        </Stack>
      </Looks>
      <Saving />
      <Looks name="An item in a list of rules" note="One that was deleted since is its id.">
        <Stack gap={2}>
          <ItemName item={{ id: 'lear', name: 'King Lear', type: 'production', slug: 'king-lear' }} />
          <ItemName item={{ id: 'gone', name: 'gone', type: '', slug: '' }} />
        </Stack>
      </Looks>
      <Looks name="A language" note="By its tag, as recordings and captions name theirs.">
        <LanguageField label="Spoken language" />
      </Looks>
    </>
  );
}
