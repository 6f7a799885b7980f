import { Eraser, Play, Smartphone, Square } from 'lucide';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { DevicePreferences } from '@/components/account/DevicePreferences';
import { ListPlayer } from '@/components/list-player/ListPlayer';
import { Entries } from '@/components/lists/Entries';
import styles from '@/components/lists/lists.module.css';
import { Button } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Icon } from '@/components/ui/Icon';
import { LinkButton } from '@/components/ui/LinkButton';
import { clearMachine } from '@/lib/browser/machine';
import { useToasts } from '@/stores/toasts';
import { useLesson, type LessonView } from './use-lesson';

const HandOverDialog = dynamic(
  () => import('@/components/hand-over/HandOverDialog').then((part) => part.HandOverDialog),
  { ssr: false },
);

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
      <Button look="quiet" onClick={onClear}>
        <Icon of={Eraser} /> Clear this machine
      </Button>
    </div>
  );
}

function Content({ lesson, plays }: { lesson: LessonView; plays: boolean }) {
  const { list, isKnown } = lesson;
  if (list.entries.length === 0) return <EmptyLesson />;
  if (!isKnown) return <p role="status">Looking for what is in this lesson</p>;
  return plays ? (
    <ListPlayer entries={list.entries} classKey={null} path="/lists" heading="What is in this lesson" />
  ) : (
    <Entries {...lesson} />
  );
}

/** The lesson that a classroom machine keeps, in this browser only. */
export function LessonScreen() {
  const lesson = useLesson();
  const [plays, setPlays] = useState(false);
  const [connects, setConnects] = useState(false);
  const toast = useToasts((state) => state.add);
  const { list } = lesson;
  const canPlay = list.entries.some(({ item }) => item?.media);
  const clear = () => {
    setPlays(false);
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
          onPlay={() => setPlays(!plays)}
          onConnect={() => setConnects(true)}
          onClear={clear}
        />
      </div>
      <Content lesson={lesson} plays={plays && canPlay} />
      <section className={`${styles.machine ?? ''} no-print`} aria-labelledby="machine-preferences">
        <Heading level={2} id="machine-preferences">
          For this machine
        </Heading>
        <DevicePreferences />
      </section>
      {connects ? <HandOverDialog onClose={() => setConnects(false)} /> : null}
    </>
  );
}
