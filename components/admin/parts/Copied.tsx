import { useState } from 'react';
import { CopyButton } from '@/components/ui/form/CopyButton';
import { Notice } from '@/components/ui/message/Notice';
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
  onCopied?: ((text: string) => void) | undefined;
}

const QUESTION = 'Leave this page? What you have not copied is shown nowhere else.';

/** A text that is shown once, such as a new key, with a button that copies it. Until then the page is not left unasked. */
export function Copied({ title, text, action, done, onCopied }: CopiedProps) {
  const [copied, setCopied] = useState('');
  useUnsavedWarning(copied !== text, QUESTION);
  const note = () => {
    setCopied(text);
    onCopied?.(text);
  };
  return (
    <Notice tone="success" role="status" title={title}>
      <p>
        <code className={styles.code}>{text}</code>
      </p>
      <CopyButton size="small" text={text} said={done} onCopied={note}>
        {action}
      </CopyButton>
    </Notice>
  );
}
