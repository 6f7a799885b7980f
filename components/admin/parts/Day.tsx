import { useShell } from '@/components/shell/shell-context';
import { longDate } from '@/lib/domain/text/calendar';

/** A day in words, as its reader's country writes it. @param at ISO date, or date and time */
export function Day({ at }: { at: string }) {
  const { country } = useShell().viewer;
  return <time dateTime={at}>{longDate(new Date(at), country)}</time>;
}
