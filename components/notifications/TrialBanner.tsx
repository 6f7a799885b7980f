import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { TRIAL_DISMISSED_KEY, writeForSession } from '@/lib/browser/session-storage';
import { BannerFrame, type BannerProps } from './MessageBanner';
import styles from './notifications.module.css';

/** R-SHL-9..11, R-OPEN-4: says when the trial ends. Once closed, it stays closed for the browser session. */
export function TrialBanner({ data, onDismiss }: BannerProps) {
  const close = () => {
    writeForSession(TRIAL_DISMISSED_KEY, 'true');
    onDismiss?.();
  };
  return (
    <BannerFrame label="Your free trial" onDismiss={onDismiss && close}>
      <div className={styles.line}>
        <div className={styles.words}>
          <p className={styles.lead}>{data.text}</p>
          <p className={styles.soft}>Tell us how the trial went.</p>
        </div>
        <LinkButton href="/feedback" look="secondary" size="small">
          Give feedback
        </LinkButton>
      </div>
    </BannerFrame>
  );
}
