import { askedPart } from '@/components/status/asked-part';
import styles from '@/components/lists/lists.module.css';
import { Heading } from '@/components/ui/text/Heading';
import { Page } from '@/components/ui/layout/Page';
import { useHydrated } from '@/hooks/use-hydrated';

const LessonScreen = askedPart(() => import('./LessonScreen'), 'LessonScreen');

/** /lists on a classroom machine without sign-in. */
export function LessonPage() {
  const isHydrated = useHydrated();
  return (
    <Page className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>This lesson</Heading>
        <p className={styles.about}>
          What you add here stays in this browser until the end of the day. Save it to your own account, or
          sign in to keep lists.
        </p>
      </div>
      <p className="without-script">
        Saving a lesson needs JavaScript, which is switched off in your browser.
      </p>
      {isHydrated ? <LessonScreen /> : null}
    </Page>
  );
}
