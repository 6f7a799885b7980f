import type { PageRecording } from '@/lib/domain/item-page/model';
import { ChapterList } from '@/components/player/ChapterList';
import { VideoPlayer } from '@/components/player/VideoPlayer';
import { Page } from '@/components/ui/layout/Page';
import { Glance } from './Glance';
import { ItemActions } from '../actions/ItemActions';
import type { ItemHeaderProps } from './item-header';
import { TitleBlock } from './TitleBlock';
import text from '@/components/ui/text/text.module.css';
import styles from '../item-screen.module.css';

/**
 * The header of a page with a recording: dark, with the player as its main element. The board view renders the same
 * component tree, so that switching to it and back does not interrupt playback.
 */
export function StageHeader({
  page,
  access,
  board,
  way,
}: ItemHeaderProps & { page: { recording: PageRecording } }) {
  return (
    <div className={styles.stage} data-scheme="dark" data-board={board || undefined}>
      <Page className={styles.stageInner}>
        <div className={styles.crumbs}>{way}</div>
        <TitleBlock page={page} />
        <div className={styles.player}>
          <VideoPlayer page={page} access={access} board={board} />
        </div>
        {board ? null : (
          <div className={styles.below}>
            <ItemActions page={page} />
          </div>
        )}
        <div className={styles.aside}>
          {page.introduction === '' ? null : (
            <p className={text.lede} dir="auto">
              {page.introduction}
            </p>
          )}
          {board ? null : <Glance page={page} access={access} />}
          {page.recording.outline ? (
            <ChapterList
              itemId={page.id}
              segments={page.recording.segments}
              playable={access.allowed}
              marks={!board}
            />
          ) : null}
        </div>
      </Page>
    </div>
  );
}
