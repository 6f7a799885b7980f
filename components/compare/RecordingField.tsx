import { useCallback, type KeyboardEvent } from 'react';
import { useSearchBox } from '@/components/search/box/use-search-box';
import { Field } from '@/components/ui/form/Field';
import { lazyPart } from '@/components/ui/lazy-part';
import { compareAddress, type CompareSide } from '@/lib/domain/playback/compare';
import { recordingSource } from './recording-source';
import styles from './compare.module.css';

const Suggestions = lazyPart(() => import('@/components/search/box/Suggestions'), 'Suggestions');

interface RecordingFieldProps {
  side: CompareSide;
  label: string;
  error: string | undefined;
  /** The text that was searched for. */
  given: string;
  /** The comparison's other side as its address has it. */
  other: string;
}

/** A side that is not chosen yet: a field of the form, which suggests recordings while one types. */
export function RecordingField({ side, label, error, given, other }: RecordingFieldProps) {
  const box = useSearchBox(given);
  const { setHrefs } = box;
  const addressOf = useCallback(
    (path: string) => compareAddress({ [side === 'a' ? 'b' : 'a']: other, [side]: path }),
    [side, other],
  );
  const onOptions = useCallback(
    (paths: readonly string[]) => setHrefs(paths.map(addressOf)),
    [addressOf, setHrefs],
  );
  const press = (event: KeyboardEvent) => {
    // Without a chosen suggestion, Enter sends the form.
    if (event.key === 'Enter' && box.input['aria-activedescendant']) box.submit(event);
    else box.input.onKeyDown(event);
  };
  return (
    <Field
      label={label}
      hint="A title or a name, or the address of a recording in this library."
      error={error}
    >
      {(props) => (
        <div className={styles.typed}>
          <input {...box.input} {...props} name={side} required onKeyDown={press} />
          {box.wantsList ? (
            <Suggestions
              {...box.list}
              source={recordingSource}
              onOptions={onOptions}
              onChoose={(path) => box.choose(addressOf(path))}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}
