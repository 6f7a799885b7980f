import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Field } from '@/components/ui/Field';
import { Row, Stack } from '@/components/ui/Stack';
import type { Segment } from '@/lib/contracts/content-parts';
import { clipProblem, clipTime, readClipTime } from '@/lib/domain/lists/clip';
import { useToasts } from '@/stores/toasts';

const load = () => import('@/lib/clients/product-api/lists');
/** What a clip begins as when nothing tells its end, seconds. */
const FIRST_LENGTH = 30;
const NEW_LIST = '';

interface ClipDialogProps {
  contentId: string;
  name: string;
  chapters: readonly Segment[];
  /** Where the recording stands, seconds. */
  at: number;
  onClose: () => void;
}

interface Clip {
  start: string;
  end: string;
  title: string;
  question: string;
  list: string;
  newList: string;
}

async function saveClip(contentId: string, clip: Clip & { from: number; to: number }): Promise<void> {
  const { changeList, makeList } = await load();
  const id = clip.list === NEW_LIST ? crypto.randomUUID() : clip.list;
  if (clip.list === NEW_LIST) await makeList({ id, name: clip.newList.trim() || 'My clips' });
  const words = { title: clip.title.trim(), question: clip.question.trim(), note: '' };
  const part = { kind: 'clip' as const, documentId: null, start: clip.from, end: clip.to };
  await changeList(id, [{ do: 'add', entry: { id: crypto.randomUUID(), contentId, ...part, ...words } }]);
}

/** A part of a recording, cut by its times or a chapter, with a question, into a list. */
export function ClipDialog({ contentId, name, chapters, at, onClose }: ClipDialogProps) {
  const first = { start: clipTime(at), end: clipTime(at + FIRST_LENGTH) };
  const [clip, setClip] = useState<Clip>({ ...first, title: '', question: '', list: NEW_LIST, newList: '' });
  const [tried, setTried] = useState(false);
  const toast = useToasts((state) => state.add);
  const set = (change: Partial<Clip>) => setClip((now) => ({ ...now, ...change }));
  const [from, to] = [readClipTime(clip.start), readClipTime(clip.end)];
  const problem = clipProblem(from, to);
  const save = () => {
    setTried(true);
    if (problem !== null || from === null || to === null) return;
    saveClip(contentId, { ...clip, from, to }).then(
      () => {
        toast({ message: 'Clip saved to your list' });
        onClose();
      },
      () => toast({ message: 'The clip could not be saved. Please try again.', tone: 'danger' }),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Cut a clip from ${name}`}
      footer={<Button onClick={save}>Save clip</Button>}
    >
      <Stack gap={4}>
        {chapters.length > 0 ? <ChapterField chapters={chapters} onChoose={set} /> : null}
        <Row gap={4}>
          <Field label="From" error={tried && problem ? problem : undefined}>
            {(props) => (
              <input
                {...props}
                value={clip.start}
                size={9}
                onChange={(event) => set({ start: event.target.value })}
              />
            )}
          </Field>
          <Field label="To">
            {(props) => (
              <input
                {...props}
                value={clip.end}
                size={9}
                onChange={(event) => set({ end: event.target.value })}
              />
            )}
          </Field>
        </Row>
        <WordFields clip={clip} onChange={set} />
        <ListField clip={clip} onChange={set} />
      </Stack>
    </Dialog>
  );
}

type Change = (change: Partial<Clip>) => void;

function ChapterField({ chapters, onChoose }: { chapters: readonly Segment[]; onChoose: Change }) {
  const choose = (id: string) => {
    const chapter = chapters.find((one) => one.id === id);
    if (!chapter) return;
    const { name, startTimestampInSeconds: start, endTimestampInSeconds: end } = chapter;
    onChoose({ start: clipTime(start), end: clipTime(end), title: name });
  };
  return (
    <Field label="Take a whole chapter" hint="Or set the times yourself, to a tenth of a second.">
      {(props) => (
        <select {...props} defaultValue="" onChange={(event) => choose(event.target.value)}>
          <option value="">No chapter</option>
          {chapters.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function WordFields({ clip, onChange }: { clip: Clip; onChange: Change }) {
  return (
    <>
      <Field label="Title">
        {(props) => (
          <input
            {...props}
            value={clip.title}
            maxLength={200}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Question after it" hint="Shown large when the clip has ended: stop and discuss.">
        {(props) => (
          <input
            {...props}
            value={clip.question}
            maxLength={500}
            onChange={(event) => onChange({ question: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

function ListField({ clip, onChange }: { clip: Clip; onChange: Change }) {
  const { data = [] } = useQuery({
    queryKey: ['lists'],
    queryFn: async ({ signal }) => (await load()).fetchLists(undefined, signal),
    staleTime: 0,
  });
  return (
    <>
      <Field label="Save to">
        {(props) => (
          <select {...props} value={clip.list} onChange={(event) => onChange({ list: event.target.value })}>
            <option value={NEW_LIST}>A new list</option>
            {data
              .filter(({ isMine }) => isMine)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        )}
      </Field>
      {clip.list === NEW_LIST ? (
        <Field label="Name of the new list">
          {(props) => (
            <input
              {...props}
              value={clip.newList}
              maxLength={200}
              placeholder="My clips"
              onChange={(event) => onChange({ newList: event.target.value })}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
