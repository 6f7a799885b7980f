import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { codeOf } from '@/lib/browser/error-code';
import type { TextDraft } from '@/lib/browser/text-draft';
import type { EditedRecording } from '@/lib/contracts/media/recording-jobs';
import { pathOf } from '@/lib/domain/item-page/paths';
import { chaptersWith } from '@/lib/domain/playback/chapter-marks';
import { adminPath } from '@/lib/domain/administration/console';
import { clockText } from '@/lib/domain/playback/moments';
import { useSignedInId } from '@/stores/session';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Page } from '@/components/ui/layout/Page';
import { Notice } from '@/components/ui/message/Notice';
import { failureWords } from '../failure-words';
import { QueryResult } from '../parts/QueryResult';
import { useAdmin } from '../use-admin';
import { DeleteRecording } from './DeleteRecording';
import { RecordingVideo } from './RecordingVideo';
import { RightsChoice } from './RightsChoice';
import { useEditedTexts } from './use-edited-texts';
import { useSaving } from './use-saving';
import { RecordingWords } from './RecordingWords';
import { faultOf, TAKEN_UP } from './text-faults';
import styles from './recordings.module.css';

const load = () => import('@/lib/clients/recordings');
const loadDraft = () => import('@/lib/browser/read-text-draft');

/** /admin/recordings/{assetId}: edits a recording's captions, chapters and poster beside its video. */
export function RecordingEditor({ assetId }: { assetId: string }) {
  const personId = useSignedInId();
  const query = useAdmin(['recordings', assetId], async () => {
    const [{ fetchRecording }, { takeTextDraft }] = await Promise.all([load(), loadDraft()]);
    const recording = await fetchRecording(assetId);
    return { recording, draft: takeTextDraft(personId ?? '', assetId) };
  });
  /** Changes with each reload, so that the editor starts again from what was fetched. */
  const [generation, setGeneration] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  /** Resolves to whether it was loaded; if not, what was written stays. */
  const reload = async () => {
    const { isError } = await query.refetch();
    if (isError) return false;
    setGeneration((count) => count + 1);
    // The button that was pressed goes, and the focus would go with it.
    place.current?.focus();
    return true;
  };
  // To load the page once more, as is advised for any other failure, would not help.
  const isGone = query.data === undefined && codeOf(query.error) === 'NOT_FOUND';
  return (
    <Page className={styles.page}>
      <Breadcrumbs
        crumbs={[
          { name: 'Administration', href: adminPath(null, null) },
          { name: 'Recordings', href: '/admin/recordings' },
        ]}
      />
      {query.data ? null : <Heading level={1}>{assetId}</Heading>}
      {isGone ? (
        <Notice tone="danger" role="alert">
          {failureWords(query.error)}
        </Notice>
      ) : (
        <div ref={place} tabIndex={-1}>
          <QueryResult query={query}>
            {(read) => <Editor key={generation} {...read} onReload={reload} />}
          </QueryResult>
        </div>
      )}
    </Page>
  );
}

/** Title, kind, length and languages, and a link to the page that teachers see. */
function Facts({ recording }: { recording: EditedRecording }) {
  const { title, type, durationSeconds, tracks, entry } = recording;
  const page = entry && pathOf(entry.contentType, entry.slug);
  return (
    <div className={styles.about}>
      <Heading level={1}>
        <bdi>{title}</bdi>
      </Heading>
      <p className="soft">
        {type === 'audio' ? 'Sound' : 'Film'}, {clockText(durationSeconds)} ·{' '}
        <bdi>{tracks.sounds.map(({ label }) => label).join(', ') || 'No sound'}</bdi>
      </p>
      {page ? (
        <p>
          <Link href={page}>See its page as a teacher does</Link>
        </p>
      ) : null}
    </div>
  );
}

/** Shown once a save was refused because the texts have changed meanwhile. */
function LoadAgain({ onReload, say }: Pick<EditorProps, 'onReload'> & { say: (words: string) => void }) {
  const press = async () => {
    // Captions are the work of hours: what is written here may still be copied.
    if (!confirm('Load again? What you have changed here is not saved.')) return;
    if (!(await onReload())) say('It could not be loaded. Please try again.');
  };
  return (
    <div className={styles.actions}>
      <Button look="secondary" onClick={() => void press()}>
        Load again
      </Button>
    </div>
  );
}

interface EditorProps {
  recording: EditedRecording;
  draft: TextDraft;
  /** Resolves to whether it was loaded. */
  onReload: () => Promise<boolean>;
}

function Editor({ recording, draft, onReload }: EditorProps) {
  const { assetId, durationSeconds, hls, poster, rights, type } = recording;
  const { edited, setEdited, isChanged, isLate, save } = useEditedTexts(recording, draft);
  const { texts, chapters } = edited;
  const video = useRef<HTMLVideoElement>(null);
  const saving = useSaving(draft.length > 0 ? TAKEN_UP : '');
  const look = useCallback((second: number) => {
    if (video.current) video.current.currentTime = second;
  }, []);
  const here = () => video.current?.currentTime ?? 0;
  const publish = () => {
    const fault = faultOf(edited);
    if (fault === null) void saving.tell(save);
    else saving.say(`Not saved. ${fault}.`);
  };
  const addChapter = () => setEdited({ texts, chapters: chaptersWith(chapters, here(), durationSeconds) });
  const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    // In a list of choices a letter chooses, and a dialog is about something else.
    const isElsewhere = target instanceof Element && target.closest('input, textarea, select, dialog');
    if (key.toLowerCase() === 'h' && !isElsewhere && !ctrlKey && !metaKey && !altKey) addChapter();
  };
  return (
    <div className={styles.editor} onKeyDown={onKey} role="presentation">
      <div className={styles.picture}>
        <Facts recording={recording} />
        <RecordingVideo ref={video} src={hls} poster={poster} />
        <div className={styles.actions}>
          <Button softDisabled={saving.isBusy || !isChanged} onClick={publish}>
            Save and publish
          </Button>
          <Button look="secondary" onClick={addChapter}>
            Chapter here (H)
          </Button>
          {type === 'video' ? (
            <Button
              look="secondary"
              softDisabled={saving.isBusy}
              onClick={() => void saving.run(async () => (await load()).savePoster(assetId, here()))}
            >
              Use this frame as the poster
            </Button>
          ) : null}
        </div>
        <p role="status">{saving.said}</p>
        {isLate ? <LoadAgain onReload={onReload} say={saving.say} /> : null}
        {rights ? (
          <RightsChoice
            rights={rights}
            onChoose={(agreement) => saving.run(async () => (await load()).saveRights(assetId, agreement))}
          />
        ) : null}
        {/* Away from what is pressed often. */}
        <div className={styles.actions}>
          <DeleteRecording assetId={assetId} />
        </div>
      </div>
      <RecordingWords edited={edited} onEdit={setEdited} onLook={look} here={here} />
    </div>
  );
}
