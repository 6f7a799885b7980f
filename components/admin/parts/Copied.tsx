import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Notice } from '@/components/ui/message/Notice';
import { useCopy } from '@/hooks/use-copy';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import styles from '../admin.module.css';

interface CopiedProps {
  /** What is to be done with it. */
  title: string;
  text: string;
  /** Name of the button. */
  action: string;
  /** Said once it is copied. */
  done: string;
}

const QUESTION = 'Leave this page? What you have not copied is shown nowhere else.';

/** A text that is shown once, such as a new key, with a button that copies it. Until then the page is not left unasked. */
export function Copied({ title, text, action, done }: CopiedProps) {
  const [, copy] = useCopy();
  const [copied, setCopied] = useState('');
  useUnsavedWarning(copied !== text, QUESTION);
  const press = async () => {
    if (await copy(text, done)) setCopied(text);
  };
  return (
    <Notice tone="success" role="status" title={title}>
      <p>
        <code className={styles.code}>{text}</code>
      </p>
      <Button look="secondary" size="small" onClick={() => void press()}>
        {action}
      </Button>
    </Notice>
  );
}
