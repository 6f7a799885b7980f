import { Check, type IconNode } from 'lucide';
import { useEffect, useState, type ComponentProps } from 'react';
import { toast, toastFailure } from '@/stores/toasts';
import { Icon } from '../picture/Icon';
import { Button } from './Button';

/** How long the tick is shown, ms. */
const COPIED_MS = 2_000;

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  text: string | (() => string);
  /** Told once the text is copied. */
  said: string;
  /** Gives way to a tick for a moment after success. */
  icon?: IconNode;
  onCopied?: () => void;
}

/** Copies a text, and tells the outcome in a toast. */
export function CopyButton({ text, said, icon, onCopied, children, ...button }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => {
        setCopied(true);
        toast({ message: said });
        onCopied?.();
      },
      () => toastFailure('Your browser does not allow copying. Select the address and copy it.'),
    );
  return (
    <Button look="secondary" {...button} onClick={() => void copy()}>
      {icon ? <Icon of={copied ? Check : icon} /> : null} {children}
    </Button>
  );
}
