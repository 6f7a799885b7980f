import { Page } from '@/components/ui/layout/Page';
import { Picture } from '@/components/ui/picture/Picture';
import { Glance } from './Glance';
import { ItemActions } from '../actions/ItemActions';
import type { ItemHeaderProps } from './item-header';
import { TitleBlock } from './TitleBlock';
import text from '@/components/ui/text/text.module.css';
import styles from '../item-screen.module.css';

/** The header of a page without a recording. */
export function PlainHeader({ page, access, board, way }: ItemHeaderProps) {
  const person = page.type === 'person';
  return (
    <div className={styles.plain} data-board={board || undefined}>
      <Page className={styles.plainInner}>
        <div className={styles.crumbs}>{way}</div>
        <div className={styles.words}>
          <TitleBlock page={page} />
          {page.introduction === '' ? null : (
            <p className={text.lede} dir="auto">
              {page.introduction}
            </p>
          )}
          {board ? null : <Glance page={page} access={access} />}
          {board ? null : <ItemActions page={page} />}
        </div>
        {page.image && !board ? (
          <Picture
            image={page.image}
            shape={person ? 'round' : 'wide'}
            sizes={person ? '(min-width: 768px) 15rem, 6rem' : '(min-width: 768px) 22rem, 90vw'}
            priority
            className={person ? styles.portrait : styles.picture}
          />
        ) : null}
      </Page>
    </div>
  );
}
