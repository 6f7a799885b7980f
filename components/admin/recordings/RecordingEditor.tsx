import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { EditedRecording, EditedTexts } from '@/lib/contracts/recording-jobs';
import { chaptersWith } from '@/lib/domain/playback/chapter-marks';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Button } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Page } from '@/components/ui/Page';
import { CueEditor } from './CueEditor';
import { DeleteRecording } from './DeleteRecording';
import { RecordingVideo } from './RecordingVideo';
import { useSaving } from './use-saving';
import styles from './recordings.module.css';

const load = () => import('@/lib/clients/recordings');

/** /admin/recordings/{assetId}: a recording's words, chapters and poster, beside its picture. */
export function RecordingEditor({ assetId }: { assetId: string }) {
  const { data, error } = useQuery({
    queryKey: ['admin', 'recordings', assetId],
    queryFn: async () => (await load()).fetchRecording(assetId),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return (
    <Page className={styles.page}>
      <Breadcrumbs crumbs={[{ name: 'Recordings', href: '/admin/recordings' }]} />
      <Heading level={1}>{assetId}</Heading>
      {error ? (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      ) : null}
      {data ? <Editor recording={data} /> : null}
    </Page>
  );
}

function Editor({ recording }: { recording: EditedRecording }) {
  const { assetId, durationSeconds, hls, type } = recording;
  const [edited, setEdited] = useState<EditedTexts>({
    texts: recording.texts,
    chapters: recording.chapters,
  });
  const { texts, chapters } = edited;
  const video = useRef<HTMLVideoElement>(null);
  const saving = useSaving();
  const look = (second: number) => {
    if (video.current) video.current.currentTime = second;
  };
  const here = () => video.current?.currentTime ?? 0;
  const addChapter = () => setEdited({ texts, chapters: chaptersWith(chapters, here(), durationSeconds) });
  const onKey = ({ key, target }: KeyboardEvent) => {
    if (key === 'h' && !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
      addChapter();
  };
  return (
    <div className={styles.editor} onKeyDown={onKey} role="presentation">
      <div className={styles.picture}>
        <RecordingVideo ref={video} src={hls} />
        <div className={styles.actions}>
          <Button look="secondary" onClick={addChapter}>
            Chapter here (H)
          </Button>
          {type === 'video' ? (
            <Button
              look="secondary"
              onClick={() => saving.run(async () => (await load()).savePoster(assetId, here()))}
            >
              This moment as poster
            </Button>
          ) : null}
          <Button
            disabled={saving.isBusy}
            onClick={() => saving.run(async () => (await load()).saveTexts(assetId, edited))}
          >
            Save
          </Button>
          <DeleteRecording assetId={assetId} />
        </div>
        <p role="status">{saving.said}</p>
      </div>
      <Words edited={edited} onEdit={setEdited} onLook={look} />
    </div>
  );
}

interface WordsProps {
  edited: EditedTexts;
  onEdit: (edited: EditedTexts) => void;
  onLook: (second: number) => void;
}

/** Every text of the recording, and its chapters. */
function Words({ edited: { texts, chapters }, onEdit, onLook }: WordsProps) {
  return (
    <div>
      {texts.map(({ kind, language, label, cues }) => (
        <section key={`${kind} ${language}`} aria-label={`${kind}: ${label}`}>
          <Heading level={2} size="lg">
            {label}
          </Heading>
          <CueEditor
            noun="Caption"
            lang={language}
            cues={cues}
            onLook={onLook}
            onChange={(changed) =>
              onEdit({
                chapters,
                texts: texts.map((text) =>
                  text.kind === kind && text.language === language ? { ...text, cues: changed } : text,
                ),
              })
            }
          />
        </section>
      ))}
      <section aria-label="Chapters">
        <Heading level={2} size="lg">
          Chapters
        </Heading>
        <CueEditor
          noun="Chapter"
          cues={chapters}
          onLook={onLook}
          onChange={(changed) => onEdit({ texts, chapters: changed })}
        />
      </section>
    </div>
  );
}
