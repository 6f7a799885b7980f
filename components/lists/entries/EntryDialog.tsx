import { Dialog } from '@/components/ui/message/Dialog';
import { Field } from '@/components/ui/form/Field';
import { TextField } from '@/components/ui/form/TextField';
import { Notice } from '@/components/ui/message/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { NAME_LENGTH, NOTE_LENGTH, QUESTION_LENGTH } from '@/lib/contracts/personal/list-limits';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { entryName } from '@/lib/domain/lists/words';
import type { TimeErrors } from '../clip/clip-form';
import { GuidanceInClip, TimeFields } from '../clip/TimeFields';
import type { ApplyChange } from '../use-list';
import { WrittenActions } from '../WrittenActions';
import { useWritten, type WordsKept } from '../use-written';
import { cutOf, timeIn, timesText, useEntryTimes } from './use-entry-times';

interface EntryDialogProps extends WordsKept<EntryField> {
  entry: ShownEntry;
  /** All of the list. If the entry is not among them, it was removed meanwhile: what was written stays, to be copied. */
  entries: readonly ShownEntry[];
  onChange: ApplyChange;
}

const fields = ['title', 'times', 'note', 'question'] as const;
export type EntryField = (typeof fields)[number];

interface ClipPartProps {
  entry: ShownEntry;
  edited: ReturnType<typeof useEntryTimes>;
  /** Which time was changed elsewhere, and to what. */
  elsewhere: TimeErrors;
}

/** Start and end of a clip that is in a list. Not shown where its recording is not: nobody could judge them. */
function ClipPart({ entry, edited, elsewhere }: ClipPartProps) {
  const media = entry.item?.media;
  if (entry.kind !== 'clip' || !media) return null;
  const { times, errors, span, onChange } = edited;
  const length = media.durationMinutes === null ? null : media.durationMinutes * 60;
  return (
    <>
      <TimeFields times={times} errors={{ ...elsewhere, ...errors }} length={length} onChange={onChange} />
      <GuidanceInClip guidance={media.guidance ?? []} span={span} />
    </>
  );
}

interface NoteFieldProps {
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
}

function NoteField({ text, error, onText }: NoteFieldProps) {
  return (
    <Field label="Note" hint="What to look for, where to stop, what comes next." error={error}>
      {(props) => (
        <textarea
          {...props}
          value={text}
          maxLength={NOTE_LENGTH}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  );
}

/** The teacher's title of an entry, their note, and for a clip its times and the question to stop at. */
export function EntryDialog({ entry, entries, onChange, ...kept }: EntryDialogProps) {
  const { id, title, note, question } = entry;
  const latest = { title, note, question, times: timesText(entry) };
  const { words, elsewhere, set, save, isBusy, close, discard } = useWritten(fields, latest, kept);
  const onTimes = (text: string) => set('times', text);
  const edited = useEntryTimes({ entry, entries, text: words.times, onText: onTimes });
  const timeElsewhere = (end: keyof TimeErrors) => elsewhere('times', (text) => timeIn(text, end));
  const send = (field: EntryField, was: string, text: string) => {
    if (field !== 'times') return onChange({ do: 'write', entry: id, field, was, text });
    const cut = cutOf(entry, was, text);
    return cut === null || onChange(cut);
  };
  return (
    <Dialog
      onClose={close}
      title={entryName(entry) ?? 'This entry'}
      footer={
        <WrittenActions
          isBusy={isBusy}
          onSave={edited.whenRight(() => void save(send))}
          onDiscard={discard}
        />
      }
    >
      <Stack gap={4}>
        {entries.some((one) => one.id === id) ? null : (
          <Notice tone="warning" title="This entry is no longer in the list" role="status">
            <p>What you wrote is still here: copy what you need.</p>
          </Notice>
        )}
        <TextField
          label="Title in this list"
          hint="Leave it empty to use its own."
          error={elsewhere('title')}
          value={words.title}
          maxLength={NAME_LENGTH}
          onText={(text) => set('title', text)}
        />
        <ClipPart
          entry={entry}
          edited={edited}
          elsewhere={{ start: timeElsewhere('start'), end: timeElsewhere('end') }}
        />
        <NoteField text={words.note} error={elsewhere('note')} onText={(text) => set('note', text)} />
        {entry.kind === 'clip' ? (
          <TextField
            label="Question after it"
            hint="Shown large when the clip has ended: stop and discuss."
            error={elsewhere('question')}
            value={words.question}
            maxLength={QUESTION_LENGTH}
            onText={(text) => set('question', text)}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
