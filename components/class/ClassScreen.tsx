import { useQuery } from '@tanstack/react-query';
import { CodePanel } from '@/components/codes/CodePanel';
import { ListPlayer } from '@/components/list-player/ListPlayer';
import { Heading } from '@/components/ui/Heading';
import { LinkButton } from '@/components/ui/LinkButton';
import { Page } from '@/components/ui/Page';
import type { NativePlay } from '@/lib/contracts/media/native-play';
import type { ClassList } from '@/lib/contracts/personal/class';
import styles from './class.module.css';
import { DeviceDay } from './DeviceDay';

/** Poll interval, ms: a closed class must lose access within ten seconds. */
const ASK_EVERY_MS = 5_000;

/** Whether the class has been closed since the page loaded. */
function useClosed(id: string): boolean {
  const { data } = useQuery({
    queryKey: ['class-state', id],
    queryFn: async ({ signal }) =>
      (await import('@/lib/clients/product-api/classes')).fetchClassState(id, signal),
    // It was open when the page was made. Without an answer the page stays as it is: the service itself refuses playback once
    // the class is closed.
    initialData: { open: true },
    gcTime: 0,
    refetchInterval: ASK_EVERY_MS,
    refetchIntervalInBackground: true,
  });
  return !data.open;
}

interface ClassScreenProps {
  list: ClassList;
  /** The key with which the class was entered. */
  classKey: string;
  native: NativePlay | null;
}

/** /class/{key}: the list that a teacher opened to a class. Needs no account and asks for no name. */
export function ClassScreen({ list, classKey, native }: ClassScreenProps) {
  const closed = useClosed(list.id);
  if (closed)
    return (
      <CodePanel role="status">
        <Heading level={1}>This class has ended</Heading>
        <p>Your teacher has closed the list. If you think that is a mistake, ask them.</p>
        <LinkButton href="/class">Enter another code</LinkButton>
      </CodePanel>
    );
  return (
    <Page className={styles.page}>
      <div className={styles.head}>
        <Heading level={1} dir="auto">
          {list.name}
        </Heading>
        <p className={styles.facts}>
          {list.organisation ? `${list.organisation} · ` : ''}open until <DeviceDay at={list.closesAt} />
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
