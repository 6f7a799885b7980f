import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../picture/Icon';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

type NoticeProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  tone?: NoticeTone;
  title?: ReactNode;
};

/**
 * A message in the page. Colour never carries the meaning alone: the icon and the words do.
 * Give `role="status"` or `role="alert"` where it appears after the page was read.
 */
export function Notice({ tone = 'info', title, className, children, ...rest }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone], className)} {...rest}>
      <Icon of={icons[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
