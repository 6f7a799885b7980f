import { Check, Link2 } from 'lucide';
import { useState } from 'react';
import { useCopy } from '@/components/item/use-copy';
import { useShell } from '@/components/shell/shell-context';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { Dialog } from '@/components/ui/Dialog';
import { Field } from '@/components/ui/Field';
import { Icon } from '@/components/ui/Icon';
import { Stack } from '@/components/ui/Stack';
import { NAME_LENGTH, NOTE_LENGTH } from '@/lib/contracts/list-limits';
import type { ListChange, ListSharing, TeachingList } from '@/lib/contracts/lists';
import { listPath, sharingWords } from '@/lib/domain/lists/words';

interface ListDialogProps {
  list: TeachingList;
  onChange: (change: ListChange) => void;
  onClose: () => void;
}

/** The name of a list, and what it is for. */
export function DetailsDialog({ list, onChange, onClose }: ListDialogProps) {
  const [name, setName] = useState(list.name);
  const [note, setNote] = useState(list.note);
  const save = () => {
    if (name.trim() && name.trim() !== list.name)
      onChange({ do: 'rename', was: list.name, name: name.trim() });
    if (note.trim() !== list.note) onChange({ do: 'describe', was: list.note, note: note.trim() });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Name and note" footer={<Button onClick={save}>Save</Button>}>
      <Stack gap={4}>
        <Field label="Name">
          {(props) => (
            <input
              {...props}
              value={name}
              maxLength={NAME_LENGTH}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Note" hint="Who it is for, and why.">
          {(props) => (
            <textarea
              {...props}
              value={note}
              maxLength={NOTE_LENGTH}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}

const HINTS: Readonly<Record<ListSharing, string>> = {
  private: 'Only you can find and open it.',
  organisation: 'Colleagues with an account see it among their lists and can start from a copy.',
  link: 'They see its titles and notes. What they can watch depends on their own school.',
};

/** Who may read a list. */
export function ShareListDialog({ list, onChange, onClose, origin }: ListDialogProps & { origin: string }) {
  const { organisationId, organisationName } = useShell().viewer;
  const [copied, copy] = useCopy();
  const choices = (['private', 'organisation', 'link'] as const).filter(
    (one) => one !== 'organisation' || organisationId !== null,
  );
  return (
    <Dialog open onClose={onClose} title="Who can open this list">
      <Stack gap={4}>
        <fieldset>
          <legend className="visually-hidden">Who can open this list</legend>
          {choices.map((sharing) => (
            <Checkbox
              key={sharing}
              kind="radio"
              name="sharing"
              checked={list.sharing === sharing}
              onChange={() => onChange({ do: 'share', sharing })}
              label={
                <span>
                  <strong>{sharingWords(sharing, organisationName)}</strong>
                  <br />
                  {HINTS[sharing]}
                </span>
              }
            />
          ))}
        </fieldset>
        {list.sharing === 'private' ? null : (
          <Button look="secondary" onClick={() => copy(`${origin}${listPath(list.id)}`, 'Link copied')}>
            <Icon of={copied ? Check : Link2} /> Copy link
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
