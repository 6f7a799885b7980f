import { Checkbox } from '@/components/ui/form/Checkbox';
import { useStored } from '@/hooks/use-stored';
import { CONSENT_AGREED, CONSENT_KEY, setConsent } from '@/lib/browser/analytics-consent';
import styles from './consent.module.css';

/** Consent to usage statistics. Off until the visitor agrees; nothing leaves the browser before that. */
export function ConsentControl() {
  const agreed = useStored(CONSENT_KEY) === CONSENT_AGREED;
  return (
    <div className={styles.consent}>
      <Checkbox
        label="Count my visits to help improve the library"
        checked={agreed}
        onChange={() => setConsent(!agreed)}
      />
      <p role="status" className="soft">
        {agreed ? 'Your visits are counted on this device.' : 'Nothing is counted on this device.'}
      </p>
    </div>
  );
}
