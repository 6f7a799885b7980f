import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CodePanel } from '@/components/codes/CodePanel';
import { ListPlayer } from '@/components/list-player/ListPlayer';
import { Heading } from '@/components/ui/text/Heading';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Page } from '@/components/ui/layout/Page';
import { focusOn } from '@/lib/browser/focus';
import { logEvent } from '@/lib/browser/log';
import { CLASS_VISITED, readForSession, writeForSession } from '@/lib/browser/session-storage';
import type { ClassPageProps } from '@/lib/domain/lists/pages';
import styles from './class.module.css';
import { DeviceDay } from '@/components/ui/text/DeviceDay';
import { listSize } from '@/lib/domain/lists/words';

/** Poll interval, ms: a closed class must lose access within ten seconds. */
const ASK_EVERY_MS = 5_000;

/** Whether the class has been closed since the page loaded. */
function useClosed(id: string): boolean {
  const { data } = useQuery({
    queryKey: ['class-state', id],
    queryFn: async ({ signal }) =>
      (await import('@/lib/clients/product-api/personal/classes')).fetchClassState(id, signal),
    // It was open when the page was made. Without an answer the page stays as it is: the service itself refuses playback once
    // the class is closed.
    initialData: { open: true },
    gcTime: 0,
    refetchInterval: ASK_EVERY_MS,
    refetchIntervalInBackground: true,
  });
  return !data.open;
}

/**
 * Counts for the teacher that the list is on a screen: once for each tab, however often the page is loaded. By a call of its own,
 * because pages are also read by whatever shows a preview of a link. A count that fails is no reason to interrupt a lesson.
 */
function useCountedVisit(id: string, classKey: string): void {
  useEffect(() => {
    if (readForSession(CLASS_VISITED + id) !== null) return;
    writeForSession(CLASS_VISITED + id, 'true');
    void import('@/lib/clients/product-api/personal/classes')
      .then(({ countClassVisit }) => countClassVisit(classKey))
      .catch((error: unknown) => {
        logEvent('warn', 'That the list was opened could not be counted', error);
      });
  }, [id, classKey]);
}

/** Takes the place of the list while a class works: what had the focus has gone. */
function Ended() {
  useEffect(() => {
    if (document.activeElement === document.body) focusOn(document.querySelector('h1'));
  }, []);
  return (
    <CodePanel role="status">
      <Heading level={1}>This class has ended</Heading>
      <p>Your teacher has closed the list. If you think that is a mistake, ask them.</p>
      <LinkButton href="/class">Enter another code</LinkButton>
    </CodePanel>
  );
}

/** /class/{key}: the list that a teacher opened to a class. Needs no account and asks for no name. */
export function ClassScreen({ list, classKey, native }: ClassPageProps) {
  const closed = useClosed(list.id);
  useCountedVisit(list.id, classKey);
  if (closed) return <Ended />;
  return (
    <Page className={styles.page}>
      <div className={styles.head}>
        <Heading level={1} dir="auto">
          {list.name}
        </Heading>
        <p className={styles.facts}>
          {list.organisation ? `${list.organisation} · ` : ''}
          {listSize(list.entries)} · open until <DeviceDay at={list.closesAt} />
        </p>
      </div>
      <ListPlayer
        entries={list.entries}
        classKey={classKey}
        path={`/class/${classKey}`}
        heading="What is in this list"
        native={native}
      />
    </Page>
  );
}
