import { useEffect } from 'react';
import { SelectField } from '@/components/ui/form/SelectField';
import { TextField } from '@/components/ui/form/TextField';
import { NAME_LENGTH, QUESTION_LENGTH } from '@/lib/contracts/personal/list-limits';
import { CLIPS, NEW_LIST, type ChangeClip, type ClipForm } from './clip-form';
import { useMyLists } from '../add/use-lists';

/** The clip's title, and the question at which a class stops. */
export function WordFields({ clip, onChange }: { clip: ClipForm; onChange: ChangeClip }) {
  return (
    <>
      <TextField
        label="Title"
        value={clip.title}
        maxLength={NAME_LENGTH}
        onText={(title) => onChange({ title })}
      />
      <TextField
        label="Question after it"
        hint="Shown large when the clip has ended: stop and discuss."
        value={clip.question}
        maxLength={QUESTION_LENGTH}
        onText={(question) => onChange({ question })}
      />
    </>
  );
}

/** The list that the clip is added to. */
export function ListField({ clip, onChange }: { clip: ClipForm; onChange: ChangeClip }) {
  const { data, isSuccess, isFetchedAfterMount } = useMyLists();
  const isGone =
    clip.list !== NEW_LIST && isSuccess && isFetchedAfterMount && data.every(({ id }) => id !== clip.list);
  useEffect(() => {
    // The list that was used last may have been deleted since.
    if (isGone) onChange({ list: NEW_LIST });
  });
  return (
    <>
      <SelectField
        label="Save to"
        none="A new list"
        options={data ?? []}
        value={clip.list}
        onChoose={(list) => onChange({ list })}
      />
      {clip.list === NEW_LIST ? (
        <TextField
          label="Name of the new list"
          hint={`If you leave this empty, the clip goes to your list “${CLIPS}”.`}
          value={clip.newList}
          maxLength={NAME_LENGTH}
          placeholder={CLIPS}
          onText={(newList) => onChange({ newList })}
        />
      ) : null}
    </>
  );
}
