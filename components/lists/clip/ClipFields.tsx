import { Field } from '@/components/ui/form/Field';
import { NAME_LENGTH, QUESTION_LENGTH } from '@/lib/contracts/personal/list-limits';
import { CLIPS, NEW_LIST, type ChangeClip, type ClipForm } from './clip-form';
import { useMyLists } from '../add/use-lists';

/** The clip's title, and the question at which a class stops. */
export function WordFields({ clip, onChange }: { clip: ClipForm; onChange: ChangeClip }) {
  return (
    <>
      <Field label="Title">
        {(props) => (
          <input
            {...props}
            value={clip.title}
            maxLength={NAME_LENGTH}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Question after it" hint="Shown large when the clip has ended: stop and discuss.">
        {(props) => (
          <input
            {...props}
            value={clip.question}
            maxLength={QUESTION_LENGTH}
            onChange={(event) => onChange({ question: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

/** The list that the clip is added to. */
export function ListField({ clip, onChange }: { clip: ClipForm; onChange: ChangeClip }) {
  const { data = [] } = useMyLists();
  return (
    <>
      <Field label="Save to">
        {(props) => (
          <select {...props} value={clip.list} onChange={(event) => onChange({ list: event.target.value })}>
            <option value={NEW_LIST}>A new list</option>
            {data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {clip.list === NEW_LIST ? (
        <Field
          label="Name of the new list"
          hint={`If you leave this empty, the clip goes to your list “${CLIPS}”.`}
        >
          {(props) => (
            <input
              {...props}
              value={clip.newList}
              maxLength={NAME_LENGTH}
              placeholder={CLIPS}
              onChange={(event) => onChange({ newList: event.target.value })}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
