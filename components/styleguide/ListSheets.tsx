import { useState } from 'react';
import { DevicePreferences } from '@/components/account/DevicePreferences';
import { CodeAndPicture } from '@/components/codes/CodeAndPicture';
import { CodeField } from '@/components/codes/CodeField';
import { CodePanel } from '@/components/codes/CodePanel';
import { DocumentLine } from '@/components/document/DocumentLine';
import { AddToList } from '@/components/lists/add/AddToList';
import { NewListForm } from '@/components/lists/add/NewListForm';
import { GuidanceInClip, TimeFields } from '@/components/lists/clip/TimeFields';
import { Entries } from '@/components/lists/entries/Entries';
import { ListCards } from '@/components/lists/ListCards';
import { LoadFailed } from '@/components/ui/message/LoadFailed';
import { Button } from '@/components/ui/form/Button';
import { QrCode } from '@/components/ui/picture/QrCode';
import { Row, Stack } from '@/components/ui/layout/Stack';
import type { ListSummary, TeachingList } from '@/lib/contracts/personal/lists';
import { NO_TIME } from '@/lib/domain/playback/typed-time';
import { Framed } from './Framed';
import { WhyAnswer } from '@/components/why/WhyAnswer';
import { Looks } from './Looks';
import { sampleCards } from './samples';

const noChange = () => true;

const words = { documentId: null, start: null, end: null, title: '', question: '', note: '' } as const;
const sampleList: TeachingList = {
  id: 'sample',
  name: 'Brecht, year 10',
  note: '',
  sharing: 'private',
  isMine: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
  entries: [
    {
      ...words,
      id: 'clip',
      kind: 'clip',
      contentId: 'usual',
      start: 62.5,
      end: 90,
      title: 'The news',
      question: 'Who knows it already?',
      item: sampleCards[0] ?? null,
      documents: [],
    },
    {
      ...words,
      id: 'gone',
      kind: 'item',
      contentId: 'gone',
      note: 'Read it aloud.',
      item: null,
      documents: [],
    },
  ],
};

const sampleSummaries: ListSummary[] = [
  { ...sampleList, note: 'For the exam in May.', sharing: 'organisation', entries: 2 },
  { ...sampleList, id: 'colleague', name: 'Masks and chorus', isMine: false, entries: 7 },
];

function ClipSheet() {
  const [times, setTimes] = useState({ start: '1:02.5', end: 'soon' });
  return (
    <Stack gap={4}>
      <TimeFields
        times={times}
        errors={{ end: NO_TIME }}
        length={120}
        onChange={(change) => setTimes((now) => ({ ...now, ...change }))}
      />
      <GuidanceInClip
        guidance={[{ kind: 'Loud noises', start: 51, end: 67 }]}
        span={{ start: 62.5, end: 90 }}
      />
    </Stack>
  );
}

/** Documents of a list, codes that let a class in, and the answer to why an address is not shown. */
function CodeSheets() {
  return (
    <>
      <Looks
        name="Document"
        note="In a list and on its item’s page; with what can be done with it, and without."
      >
        <ul>
          <DocumentLine document={{ id: 'guide', name: 'Study guide', pages: 12 }} note="To read on screen">
            <Button>Read</Button>
          </DocumentLine>
          <DocumentLine document={{ id: 'sheet', name: 'Worksheet', pages: 1, editable: true }} />
        </ul>
      </Looks>
      <Looks name="Letters to read" note="For the room, with a picture for a telephone.">
        <CodeAndPicture
          code="ACDEFG"
          picture={{ text: 'https://library.example/class/ACDEFG', label: 'QR code of a class' }}
          before={<p>At school, at library.example/class</p>}
          after={<p>Until 2 May 2026</p>}
        />
      </Looks>
      <Framed name="Letters to type" note="A page of one errand.">
        <CodePanel>
          <CodeField label="Class code" name="code" />
          <CodeField label="Code on the machine" name="letters" error="No machine is showing this code." />
        </CodePanel>
      </Framed>
      <Looks name="A dialog that could not be filled" note="Neither blank nor taken for an empty list.">
        <LoadFailed onRetry={() => Promise.resolve()} />
      </Looks>
      <Looks
        name="Why an address is not shown"
        note="Told to those who look after a library, and to nobody else."
      >
        <Stack gap={4}>
          <WhyAnswer
            told={{
              shown: false,
              rule: 'It is on a list of blocked content.',
              setBy: 'An administrator of your organisation',
              change: 'Take it off the list of blocked content.',
            }}
          />
          <WhyAnswer told="refused" />
        </Stack>
      </Looks>
    </>
  );
}

/** Lists, a classroom machine's lesson, and what a class sees. */
export function ListSheets() {
  return (
    <>
      <Looks name="Add to a list" note="Opens the lists of the person; on cards the words would repeat.">
        <Row gap={2}>
          <AddToList contentId="other" name="Macbeth" />
          <AddToList contentId="other" name="Macbeth" iconOnly />
        </Row>
      </Looks>
      <Looks name="Lists" note="One’s own with who may read it, and a colleague’s.">
        <ListCards lists={sampleSummaries} />
        <NewListForm onMake={() => Promise.resolve()} onFail={() => undefined} placeholder="Brecht, year 10">
          Make list
        </NewListForm>
      </Looks>
      <Looks name="Entries of a list" note="For who may change it, and for who reads it.">
        <Stack gap={6}>
          <Entries list={sampleList} change={noChange} />
          <Entries list={{ ...sampleList, isMine: false }} change={noChange} />
        </Stack>
      </Looks>
      <Looks name="Times of a clip" note="On the line, or typed; with what the part contains.">
        <ClipSheet />
      </Looks>
      <CodeSheets />
      <Looks name="QR code" note="Dark on light in dark colours too: readers need it so.">
        <QrCode text="https://library.example/hand-over?code=ACDEFG" label="QR code of an address" />
      </Looks>
      <Looks name="Preferences of a browser" note="On the account page, and on a classroom machine.">
        <Stack gap={6}>
          <DevicePreferences />
        </Stack>
      </Looks>
    </>
  );
}
