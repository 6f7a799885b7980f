import { useEffect, useRef } from 'react';
import { CodeField } from '@/components/codes/CodeField';
import { CodePanel } from '@/components/codes/CodePanel';
import styles from '@/components/codes/codes.module.css';
import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';
import type { CodePageProps } from '@/lib/domain/lists/pages';

const words = {
  WRONG:
    'No class is open with this code. Check the six letters. Codes work on your school’s network; elsewhere, use the link from your teacher.',
  STOPPED: 'Too many wrong codes. Wait 15 minutes, or use the link from your teacher.',
} as const;

/** /class: joins a class by its six-letter code. A plain form, so that it works without JavaScript. */
export function CodeScreen({ code, refusal }: CodePageProps) {
  const field = useRef<HTMLInputElement>(null);
  // The page is loaded anew with a refusal, which is read aloud and corrected at the field.
  useEffect(() => {
    if (refusal !== null) field.current?.focus();
  }, [refusal]);
  return (
    <CodePanel>
      <Heading level={1}>Join your class</Heading>
      <p>Type the six letters your teacher shows you. You need no account, and nobody asks your name.</p>
      <form action="/class" className={styles.form}>
        <CodeField
          label="Class code"
          name="code"
          defaultValue={code}
          error={refusal ? words[refusal] : undefined}
          ref={field}
        />
        <Button type="submit" size="large">
          Join
        </Button>
      </form>
    </CodePanel>
  );
}
