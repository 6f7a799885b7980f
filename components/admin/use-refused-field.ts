import { useEffect, useRef } from 'react';
import { codeOf } from '@/lib/browser/error-code';
import { failureWords } from './failure-words';

/** Whether a call failed by what somebody typed. */
export const isOfTyped = (error: unknown): boolean => codeOf(error) === 'VALIDATION_FAILED';

/**
 * Props of the field that a call refused: what is wrong with it, and the focus, until something else is typed.
 * @param error of the last call; null: nothing was refused of this field
 * @param forget makes it null
 */
export function useRefusedField(error: unknown, forget: () => void) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error === null) return;
    ref.current?.focus();
    // One that had the focus before would stay where the words above it have pushed it.
    ref.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  const isRefused = error !== null;
  return {
    ref,
    error: isRefused ? failureWords(error) : undefined,
    onInput: isRefused ? forget : undefined,
  };
}

export type RefusedField = ReturnType<typeof useRefusedField>;
