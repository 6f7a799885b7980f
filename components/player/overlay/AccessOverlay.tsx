import type { AccessNotice } from '@/lib/domain/item-page/access';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Picture } from '@/components/ui/picture/Picture';
import styles from '../player.module.css';

/** Replaces the player for a viewer who may not play: why, and what to do next (R-OPEN-10). */
export function AccessOverlay({ page, notice }: { page: ItemPage; notice: AccessNotice }) {
  return (
    <div className={styles.frame} data-scheme="dark" data-notice>
      <div className={styles.poster}>
        <Picture
          image={page.image}
          shape="fill"
          sizes="(min-width: 1440px) 62rem, (min-width: 1024px) 66vw, 100vw"
          priority
        />
        <div className={styles.posterShade}>
          <p className={styles.overlayTitle}>{notice.title}</p>
          <p className={styles.noticeText}>{notice.text}</p>
          {notice.action ? (
            <LinkButton href={notice.action.href} size="large">
              {notice.action.label}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </div>
  );
}
