import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Heading } from '@/components/ui/Heading';
import { Page } from '@/components/ui/Page';
import styles from './class.module.css';

type CodeRefusal = 'WRONG' | 'STOPPED' | null;

const words = {
  WRONG:
    'No class is open under this code here. Check the six letters. Codes work on your school’s network; elsewhere, use the link from your teacher.',
  STOPPED:
    'Too many wrong codes came from here. Wait a quarter of an hour, or use the link from your teacher.',
} as const;

/** /class: six letters, and in. A plain form, so that it works without script. */
export function CodeScreen({ code, refusal }: { code: string; refusal: CodeRefusal }) {
  return (
    <Page width="text" className={styles.page}>
      <div className={styles.panel}>
        <Heading level={1}>Join your class</Heading>
        <p>Type the six letters your teacher shows you. You need no account, and nobody asks your name.</p>
        <form action="/class" className={styles.form}>
          <Field label="Class code" error={refusal ? words[refusal] : undefined}>
            {(props) => (
              <input
                {...props}
                className={`${props.className ?? ''} ${styles.code ?? ''}`}
                name="code"
                defaultValue={code}
                required
                maxLength={12}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </Field>
          <Button type="submit" size="large">
            Join
          </Button>
        </form>
      </div>
    </Page>
  );
}
