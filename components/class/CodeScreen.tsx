import { CodeField } from '@/components/codes/CodeField';
import { CodePanel } from '@/components/codes/CodePanel';
import styles from '@/components/codes/codes.module.css';
import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';

type CodeRefusal = 'WRONG' | 'STOPPED' | null;

const words = {
  WRONG:
    'No class is open with this code. Check the six letters. Codes work on your school’s network; elsewhere, use the link from your teacher.',
  STOPPED: 'Too many wrong codes. Wait 15 minutes, or use the link from your teacher.',
} as const;

/** /class: joins a class by its six-letter code. A plain form, so that it works without JavaScript. */
export function CodeScreen({ code, refusal }: { code: string; refusal: CodeRefusal }) {
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
        />
        <Button type="submit" size="large">
          Join
        </Button>
      </form>
    </CodePanel>
  );
}
