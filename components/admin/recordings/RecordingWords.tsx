import { useCallback, type Dispatch, type SetStateAction } from 'react';
import type { EditedTexts } from '@/lib/contracts/media/recording-jobs';
import { Heading } from '@/components/ui/text/Heading';
import { AddCaptions } from './AddCaptions';
import { CueEditor, type EditCues } from './CueEditor';
import { RecordingText } from './RecordingText';
import styles from './recordings.module.css';

interface RecordingWordsProps {
  edited: EditedTexts;
  onEdit: Dispatch<SetStateAction<EditedTexts>>;
  onLook: (second: number) => void;
  /** Current position of the video, seconds. */
  here: () => number;
}

/** Editors for the recording's chapters and for each of its captions, subtitles and descriptions. */
export function RecordingWords({ edited: { texts, chapters }, onEdit, onLook, here }: RecordingWordsProps) {
  const editChapters = useCallback<EditCues>(
    (edit) => onEdit((before) => ({ texts: before.texts, chapters: edit(before.chapters) })),
    [onEdit],
  );
  return (
    <div className={styles.words}>
      <p className="soft">
        Write times like 1:02.5, or 1:00:00 for an hour. The up and down arrow keys change a time by a tenth
        of a second.
      </p>
      <section aria-label="Chapters" className={styles.text} tabIndex={-1}>
        <Heading level={2} size="lg">
          Chapters
        </Heading>
        {chapters.length === 0 ? (
          <p className="soft">None yet. Play it, and press H where one begins.</p>
        ) : null}
        <CueEditor
          nameOf={(line) => `Chapter ${line}`}
          cues={chapters}
          onLook={onLook}
          onEdit={editChapters}
        />
      </section>
      {texts.map((text, at) => (
        <RecordingText
          key={`${text.kind} ${text.language}`}
          text={text}
          at={at}
          onEdit={onEdit}
          onLook={onLook}
          here={here}
        />
      ))}
      <AddCaptions
        texts={texts}
        onAdd={(text) => onEdit((before) => ({ ...before, texts: [...before.texts, text] }))}
      />
    </div>
  );
}
