import { useCallback, type Dispatch, type MouseEvent, type SetStateAction } from 'react';
import type { EditedTexts } from '@/lib/contracts/media/recording-jobs';
import { linesWith } from '@/lib/domain/playback/chapter-marks';
import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';
import { CueEditor, type EditCues } from './CueEditor';
import { textName } from './text-faults';
import styles from './recordings.module.css';

interface RecordingTextProps {
  text: EditedTexts['texts'][number];
  /** Its place among the texts. */
  at: number;
  onEdit: Dispatch<SetStateAction<EditedTexts>>;
  onLook: (second: number) => void;
  /** Current position of the video, seconds. */
  here: () => number;
}

/** Edits the lines of one text of a recording, or takes the text away. */
export function RecordingText({ text, at, onEdit, onLook, here }: RecordingTextProps) {
  const { kind, language, cues } = text;
  const name = textName(text);
  const isSpoken = kind !== 'descriptions';
  const editCues = useCallback<EditCues>(
    (edit) =>
      onEdit(({ texts, chapters }) => ({
        chapters,
        texts: texts.map((one, index) => (index === at ? { ...one, cues: edit(one.cues) } : one)),
      })),
    [at, onEdit],
  );
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!confirm(`Remove ${name}? Saving deletes its lines permanently.`)) return;
    const before = currentTarget.closest('section')?.previousElementSibling;
    if (before instanceof HTMLElement) before.focus();
    onEdit(({ texts, chapters }) => ({ chapters, texts: texts.filter((_, index) => index !== at) }));
  };
  return (
    <section aria-label={name} className={styles.text} tabIndex={-1}>
      <Heading level={2} size="lg">
        <bdi>{name}</bdi>
      </Heading>
      {isSpoken ? (
        <p className="soft">The speaker of a line is below its times. The transcript shows the name.</p>
      ) : null}
      <CueEditor
        nameOf={(line) => `${name}, line ${line}`}
        lang={language}
        cues={cues}
        isSpoken={isSpoken}
        onLook={onLook}
        onEdit={editCues}
      />
      <div className={styles.actions}>
        <Button
          look="secondary"
          size="small"
          aria-label={`Add a line at this moment, ${name}`}
          onClick={() => editCues((lines) => linesWith(lines, here()))}
        >
          Add a line at this moment
        </Button>
        <Button look="quiet" size="small" aria-label={`Remove all of it, ${name}`} onClick={remove}>
          Remove all of it
        </Button>
      </div>
    </section>
  );
}
