import { Dialog } from '@/components/ui/message/Dialog';
import { Field } from '@/components/ui/form/Field';
import { TextField } from '@/components/ui/form/TextField';
import { Notice } from '@/components/ui/message/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { NAME_LENGTH, NOTE_LENGTH, QUESTION_LENGTH } from '@/lib/contracts/personal/list-limits';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { entryName } from '@/lib/domain/lists/words';
import type { ApplyChange } from '../use-list';
import { WrittenActions } from '../WrittenActions';
import { useWritten, type WordsKept } from '../use-written';

interface EntryDialogProps extends WordsKept<EntryField> {
  entry: ShownEntry;
  /** True: it was removed while the dialog was open. What was written stays, to be copied. */
  isGone: boolean;
  onChange: ApplyChange;
}

const fields = ['title', 'note', 'question'] as const;
export type EntryField = (typeof fields)[number];

/** The teacher's title of an entry, their note, and for a clip the question to stop at. */
export function EntryDialog({ entry, isGone, onChange, ...kept }: EntryDialogProps) {
  const { title, note, question } = entry;
  const { words, set, save, isBusy, close, discard } = useWritten(fields, { title, note, question }, kept);
  const press = () =>
    void save((field, was, text) => onChange({ do: 'write', entry: entry.id, field, was, text }));
  return (
    <Dialog
      onClose={close}
      title={entryName(entry) ?? 'This entry'}
      footer={<WrittenActions isBusy={isBusy} onSave={press} onDiscard={discard} />}
    >
      <Stack gap={4}>
        {isGone ? (
          <Notice tone="warning" title="This entry is no longer in the list" role="status">
            <p>What you wrote is still here: copy what you need.</p>
          </Notice>
        ) : null}
        <TextField
          label="Title in this list"
          hint="Leave it empty to use its own."
          value={words.title}
          maxLength={NAME_LENGTH}
          onText={(text) => set('title', text)}
        />
        <Field label="Note" hint="What to look for, where to stop, what comes next.">
          {(props) => (
            <textarea
              {...props}
              value={words.note}
              maxLength={NOTE_LENGTH}
              onChange={({ target }) => set('note', target.value)}
            />
          )}
        </Field>
        {entry.kind === 'clip' ? (
          <TextField
            label="Question after it"
            hint="Shown large when the clip has ended: stop and discuss."
            value={words.question}
            maxLength={QUESTION_LENGTH}
            onText={(text) => set('question', text)}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
