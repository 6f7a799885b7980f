import { Button } from '@/components/ui/form/Button';
import { TextField } from '@/components/ui/form/TextField';
import styles from './certificate-screen.module.css';

/** A plain form, so that it works without JavaScript. */
export function CertificateForm({ code = '' }: { code?: string }) {
  return (
    <form action="/certificates" className={styles.form}>
      <TextField
        label="Certificate code"
        hint="32 letters and digits, at the foot of the certificate."
        name="code"
        defaultValue={code}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <Button type="submit">Check</Button>
    </form>
  );
}
