import { useShell } from '@/components/shell/shell-context';
import { longDate } from '@/lib/domain/text/calendar';

/** Date and time, both in UTC. @param at ISO 8601 */
export function Moment({ at }: { at: string }) {
  const { country } = useShell().viewer;
  return (
    <time dateTime={at}>
      {longDate(new Date(at), country)}, {at.slice(11, 16)} UTC
    </time>
  );
}
