import type { EditedCue, EditedTexts } from '@/lib/contracts/media/recording-jobs';
import { linesWith } from '@/lib/domain/playback/chapter-marks';
import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';
import { AddCaptions } from './AddCaptions';
import { CueEditor } from './CueEditor';
import styles from './recordings.module.css';

interface RecordingWordsProps {
  edited: EditedTexts;
  onEdit: (edited: EditedTexts) => void;
  onLook: (second: number) => void;
  /** Current position of the video, seconds. */
  here: () => number;
}

const kinds: Readonly<Record<EditedTexts['texts'][number]['kind'], string>> = {
  captions: 'Captions',
  subtitles: 'Subtitles',
  descriptions: 'What is seen, in words',
};

/** Editors for the recording's chapters and for each of its captions, subtitles and descriptions. */
export function RecordingWords({ edited: { texts, chapters }, onEdit, onLook, here }: RecordingWordsProps) {
  const change = (at: number, cues: EditedCue[]) =>
    onEdit({ chapters, texts: texts.map((text, index) => (index === at ? { ...text, cues } : text)) });
  return (
    <div className={styles.words}>
      <section aria-label="Chapters" className={styles.text}>
        <Heading level={2} size="lg">
          Chapters
        </Heading>
        {chapters.length === 0 ? (
          <p className={styles.facts}>None yet. Play it, and press H where one begins.</p>
        ) : null}
        <CueEditor
          noun="Chapter"
          cues={chapters}
          onLook={onLook}
          onChange={(changed) => onEdit({ texts, chapters: changed })}
        />
      </section>
      {texts.map(({ kind, language, label, cues }, at) => (
        <section key={`${kind} ${language}`} aria-label={`${kinds[kind]}: ${label}`} className={styles.text}>
          <Heading level={2} size="lg">
            {kinds[kind]}: <bdi>{label}</bdi>
          </Heading>
          {cues.some(({ text }) => text.includes('<v')) ? (
            <p className={styles.facts}>
              A line begins with who speaks it, as in <code>{'<v Ophelia>'}</code>. The transcript shows the
              name; keep the signs round it.
            </p>
          ) : null}
          <CueEditor
            noun="Caption"
            lang={language}
            cues={cues}
            onLook={onLook}
            onChange={(changed) => change(at, changed)}
          />
          <div className={styles.actions}>
            <Button look="secondary" size="small" onClick={() => change(at, linesWith(cues, here()))}>
              Add a line at this moment
            </Button>
          </div>
        </section>
      ))}
      <AddCaptions texts={texts} onAdd={(text) => onEdit({ chapters, texts: [...texts, text] })} />
    </div>
  );
}
