import { Button } from '@/components/ui/form/Button';
import { TextField } from '@/components/ui/form/TextField';
import styles from './certificate-screen.module.css';

/** Leaves room for the address in which a certificate prints its code. */
const LONGEST = 512;

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
        maxLength={LONGEST}
      />
      <Button type="submit">Check</Button>
    </form>
  );
}
