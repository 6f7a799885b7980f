import type { ItemPageProps } from '@/lib/rules/item-page/access';
import type { PageRecording } from '@/lib/rules/item-page/model';
import { ChapterList } from '@/components/player/ChapterList';
import { VideoPlayer } from '@/components/player/VideoPlayer';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Page } from '@/components/ui/Page';
import { Glance } from './Glance';
import { ItemActions } from './ItemActions';
import { TitleBlock } from './TitleBlock';
import styles from './item-screen.module.css';

/** The head of a page with a recording: the house lights go down, the player is the hero. */
export function StageHeader({
  page,
  access,
  origin,
}: ItemPageProps & { page: { recording: PageRecording } }) {
  return (
    <div className={styles.stage} data-scheme="dark">
      <Page className={styles.stageInner}>
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={page.crumbs} />
        </div>
        <TitleBlock page={page} />
        <div className={styles.player}>
          <VideoPlayer page={page} access={access} />
        </div>
        <div className={styles.aside}>
          <Glance page={page} access={access} />
          {page.recording.outline ? (
            <ChapterList itemId={page.id} segments={page.recording.segments} playable={access.allowed} />
          ) : null}
        </div>
        <div className={styles.below}>
          <ItemActions page={page} origin={origin} />
          {page.introduction === '' ? null : (
            <p className={styles.lede} dir="auto">
              {page.introduction}
            </p>
          )}
        </div>
      </Page>
    </div>
  );
}
