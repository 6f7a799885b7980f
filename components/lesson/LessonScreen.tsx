import { Eraser, Play, Smartphone, Square } from 'lucide';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { askedPart } from '@/components/status/asked-part';
import { DevicePreferences } from '@/components/account/DevicePreferences';
import { ListPlayer } from '@/components/list-player/ListPlayer';
import { Entries } from '@/components/lists/entries/Entries';
import styles from '@/components/lists/lists.module.css';
import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';
import { Icon } from '@/components/ui/picture/Icon';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { LoadFailed } from '@/components/ui/message/LoadFailed';
import { ConfirmDialog } from '@/components/ui/message/ConfirmDialog';
import { clearMachine } from '@/lib/browser/machine';
import { toast } from '@/stores/toasts';
import { useLesson, type LessonView } from './use-lesson';

const HandOverDialog = askedPart(() => import('@/components/hand-over/HandOverDialog'), 'HandOverDialog');

function EmptyLesson() {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>Nothing here yet</p>
      <p>
        Open anything in the library and press “Add to this lesson”. Or connect with your phone, and open one
        of your own lists here.
      </p>
      <LinkButton href="/search">Find something to add</LinkButton>
    </div>
  );
}

interface ActionsProps {
  canPlay: boolean;
  plays: boolean;
  onPlay: () => void;
  onConnect: () => void;
  onClear: () => void;
}

function Actions({ canPlay, plays, onPlay, onConnect, onClear }: ActionsProps) {
  return (
    <div className={`${styles.actions ?? ''} no-print`}>
      {canPlay ? (
        <Button onClick={onPlay} aria-pressed={plays}>
          <Icon of={plays ? Square : Play} /> {plays ? 'Back to the list' : 'Play in order'}
        </Button>
      ) : null}
      <Button look={canPlay ? 'secondary' : 'primary'} aria-haspopup="dialog" onClick={onConnect}>
        <Icon of={Smartphone} /> Connect to your account
      </Button>
      <Button look="quiet" aria-haspopup="dialog" onClick={onClear}>
        <Icon of={Eraser} /> Clear this machine
      </Button>
    </div>
  );
}

/** Asks before a machine is cleared: somebody else may have prepared a lesson on it. */
function Clearing({ onClear, onClose }: { onClear: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog title="Clear this machine?" act="Clear" keep="Keep it" onAct={onClear} onClose={onClose}>
      <p>This lesson, the places in recordings and the preferences of this browser will be deleted.</p>
    </ConfirmDialog>
  );
}

const PATH = '/lists';

/** @param at id of the entry to begin with; null: the first */
function Content({ lesson, plays, at }: { lesson: LessonView; plays: boolean; at: string | null }) {
  const { list, isKnown, isUnread, readAgain } = lesson;
  if (list.entries.length === 0) return <EmptyLesson />;
  if (isUnread) return <LoadFailed onRetry={readAgain} />;
  if (!isKnown) return <p role="status">Looking for what is in this lesson</p>;
  return plays ? (
    <ListPlayer entries={list.entries} classKey={null} path={PATH} at={at} heading="What is in this lesson" />
  ) : (
    <Entries {...lesson} player={PATH} />
  );
}

/** The lesson that a classroom machine keeps, in this browser only. */
export function LessonScreen() {
  const lesson = useLesson();
  const { query, push } = useRouter();
  // The title of a clip leads here with its id.
  const at = typeof query.at === 'string' ? query.at : null;
  const [isPlaying, setPlaying] = useState(false);
  const [connects, setConnects] = useState(false);
  const [asksToClear, setAsksToClear] = useState(false);
  const { list } = lesson;
  const canPlay = list.entries.some(({ item }) => item?.media);
  const plays = isPlaying || at !== null;
  const toggle = () => {
    setPlaying(!plays);
    if (at !== null) void push(PATH);
  };
  const clear = () => {
    setAsksToClear(false);
    setPlaying(false);
    clearMachine();
    toast({ message: 'Everything stored on this machine has been cleared.' });
  };
  return (
    <>
      <div className={styles.head}>
        {list.name ? (
          <p className={styles.about} dir="auto">
            <strong>{list.name}</strong>
          </p>
        ) : null}
        <Actions
          canPlay={canPlay}
          plays={plays}
          onPlay={toggle}
          onConnect={() => setConnects(true)}
          onClear={() => setAsksToClear(true)}
        />
      </div>
      <Content lesson={lesson} plays={plays && canPlay} at={at} />
      <section className={`${styles.machine ?? ''} no-print`} aria-labelledby="machine-preferences">
        <Heading level={2} id="machine-preferences">
          For this machine
        </Heading>
        <DevicePreferences />
      </section>
      {asksToClear ? <Clearing onClear={clear} onClose={() => setAsksToClear(false)} /> : null}
      {connects ? <HandOverDialog onClose={() => setConnects(false)} /> : null}
    </>
  );
}
