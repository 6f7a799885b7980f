import { useEffect } from 'react';
import { useSaid } from './use-said';
import { useTranscript } from './use-transcript';
import { failureWords } from '@/lib/domain/playback/failures';
import type { PageAccess } from '@/lib/domain/item-page/access';
import { usePlaybackOf } from '@/stores/playback';
import { askedPart } from '@/components/status/asked-part';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import styles from './transcript-panel.module.css';

const Transcript = askedPart(() => import('./Transcript'), 'Transcript');

interface TranscriptPanelProps {
  itemId: string;
  name: string;
  access: PageAccess;
}

/** The first lines, for viewers who may not read on. */
function Opening({ lines }: { lines: PageAccess['opening'] }) {
  return lines.length === 0 ? null : (
    <div className={styles.opening}>
      {lines.map(({ start, speaker, text }, index) => (
        <p key={start} dir="auto">
          {speaker === null || speaker === lines[index - 1]?.speaker ? null : <b>{speaker} </b>}
          {text}
        </p>
      ))}
    </div>
  );
}

/**
 * The transcript's place on the page. Captions need the same grant as the recording, so a viewer who may not play is told how to
 * get access, and nothing is fetched.
 */
export function TranscriptPanel({ itemId, name, access }: TranscriptPanelProps) {
  const { read, loading, failure: unread, load, choose } = useTranscript(itemId);
  const said = useSaid();
  // A visitor who comes from a search that found spoken words wants to read them there.
  const opens = said !== null && access.notice === null;
  useEffect(() => {
    if (opens) load();
  }, [opens, load]);
  // A failure that the player has announced already is shown here in the same words, but not announced again.
  const { failure: unplayed } = usePlaybackOf(itemId);
  const failure = unplayed ?? unread;
  return (
    <SectionFrame id="transcript" heading="Transcript">
      {access.notice ? (
        <div className={styles.closed}>
          <Opening lines={access.opening} />
          <p>The full transcript opens when you play.</p>
          {access.notice.action ? (
            <LinkButton href={access.notice.action.href} look="secondary">
              {access.notice.action.label}
            </LinkButton>
          ) : null}
        </div>
      ) : read ? (
        <Transcript key={said?.words} itemId={itemId} name={name} said={said} {...read} onLanguage={choose} />
      ) : (
        <div className={styles.closed}>
          <p role={failure && !unplayed ? 'alert' : undefined} className="needs-script">
            {failure
              ? `${failureWords[failure].title}. ${failureWords[failure].text}`
              : 'Read along, search for a line, and go straight to where it is spoken.'}
          </p>
          <Button look="secondary" softDisabled={loading} className="needs-script" onClick={load}>
            {loading ? 'Fetching…' : failure ? 'Try again' : 'Show the transcript'}
          </Button>
          <p className="without-script">
            Reading along needs JavaScript, which is switched off in your browser.
          </p>
        </div>
      )}
    </SectionFrame>
  );
}
