import { Link2 } from 'lucide';
import { useShell } from '@/components/shell/shell-context';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { ConfirmDialog } from '@/components/ui/message/ConfirmDialog';
import { CopyButton } from '@/components/ui/form/CopyButton';
import { Dialog } from '@/components/ui/message/Dialog';
import { Field } from '@/components/ui/form/Field';
import { TextField } from '@/components/ui/form/TextField';
import { Stack } from '@/components/ui/layout/Stack';
import { NAME_LENGTH, NOTE_LENGTH } from '@/lib/contracts/personal/list-limits';
import type { ListSharing, TeachingList } from '@/lib/contracts/personal/lists';
import { listPath, sharingWords } from '@/lib/domain/lists/words';
import { ClassDays } from './Readers';
import type { ApplyChange } from './use-list';
import { useWritten, type WordsKept } from './use-written';
import { WrittenActions } from './WrittenActions';

interface ListDialogProps {
  list: TeachingList;
  onChange: ApplyChange;
  onClose: () => void;
}

interface ListDeletionProps {
  isBusy: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a list is deleted. */
export function ListDeletion({ isBusy, onDelete, onClose }: ListDeletionProps) {
  const acts = { act: 'Delete', keep: 'Keep it', onAct: onDelete, onClose };
  return (
    <ConfirmDialog title="Delete this list?" isBusy={isBusy} {...acts}>
      <p>The list and its notes will be deleted. Its items stay in the library.</p>
    </ConfirmDialog>
  );
}

const fields = ['name', 'note'] as const;
export type DetailsField = (typeof fields)[number];

/** The name of a list, and what it is for. */
export function DetailsDialog({ list, onChange, ...kept }: ListDialogProps & WordsKept<DetailsField>) {
  const { name, note } = list;
  const { words, elsewhere, set, save, isBusy, close, discard } = useWritten(fields, { name, note }, kept);
  const send = (field: DetailsField, was: string, text: string) => {
    if (field === 'note') return onChange({ do: 'describe', was, note: text });
    // A list always has a name: an empty one leaves it as it is.
    return text === '' || onChange({ do: 'rename', was, name: text });
  };
  return (
    <Dialog
      onClose={close}
      title="Name and note"
      footer={<WrittenActions isBusy={isBusy} onSave={() => void save(send)} onDiscard={discard} />}
    >
      <Stack gap={4}>
        <TextField
          label="Name"
          error={elsewhere('name')}
          value={words.name}
          maxLength={NAME_LENGTH}
          onText={(text) => set('name', text)}
        />
        <Field label="Note" hint="Who it is for, and why." error={elsewhere('note')}>
          {(props) => (
            <textarea
              {...props}
              value={words.note}
              maxLength={NOTE_LENGTH}
              onChange={({ target }) => set('note', target.value)}
            />
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}

/** What a choice means beyond its name; null: nothing. */
const HINTS: Readonly<Record<ListSharing, string | null>> = {
  private: null,
  organisation: 'Colleagues with an account see it among their lists and can make a copy.',
  link: 'They see its titles and notes. What they can watch depends on their own school.',
};

/** Who may read a list. */
export function ShareListDialog({ list, onChange, onClose }: ListDialogProps) {
  const { origin, viewer } = useShell();
  const { organisationId, organisationName } = viewer;
  const choices = (['private', 'organisation', 'link'] as const).filter(
    (one) => one !== 'organisation' || organisationId !== null,
  );
  return (
    <Dialog onClose={onClose} title="Who can open this list">
      <Stack gap={4}>
        <fieldset>
          <legend className="visually-hidden">Who can open this list</legend>
          {choices.map((sharing) => (
            <Checkbox
              key={sharing}
              kind="radio"
              name="sharing"
              checked={list.sharing === sharing}
              onChange={() => void onChange({ do: 'share', sharing })}
              label={
                <span>
                  <strong>{sharingWords(sharing, organisationName)}</strong>
                  {HINTS[sharing] === null ? null : (
                    <>
                      <br />
                      {HINTS[sharing]}
                    </>
                  )}
                </span>
              }
            />
          ))}
        </fieldset>
        {list.openToClass ? (
          <p>
            <ClassDays {...list.openToClass} />
          </p>
        ) : null}
        {list.sharing === 'private' ? null : (
          <CopyButton icon={Link2} text={`${origin}${listPath(list.id)}`} said="Link copied">
            Copy link
          </CopyButton>
        )}
      </Stack>
    </Dialog>
  );
}
