import { deferNotification } from './dismissals';
import { EXPIRY_NOTIFICATION } from '@/lib/domain/prompts/prompts';
import { BannerFrame, type BannerProps } from './MessageBanner';
import styles from './notifications.module.css';

/** R-EXP-9: says when the subscription ends. Once closed, it is deferred like a dismissed survey. */
export function ExpiryBanner({ data, onDismiss }: BannerProps) {
  const close = () => {
    deferNotification(EXPIRY_NOTIFICATION);
    onDismiss?.();
  };
  return (
    <BannerFrame label="Your subscription" onDismiss={onDismiss && close}>
      <p className={styles.title}>
        {data.organisation ? `${data.organisation}’s subscription` : 'Your subscription'} ends on {data.ends}
      </p>
      <p className={styles.soft}>
        Ask your administrator to renew it before then. Your bookmarks and training stay either way.
      </p>
    </BannerFrame>
  );
}
