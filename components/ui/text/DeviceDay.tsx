import { useSyncExternalStore } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { dayIn } from '@/lib/domain/text/calendar';

const never = () => () => undefined;

/**
 * The day of a time on the clock of the device, which is how a teacher chose it. On the server and in the first render it is the
 * day in UTC, because the server is in another time zone. @param at ISO 8601
 */
export function DeviceDay({ at }: { at: string }) {
  const { country } = useShell().viewer;
  const timeZone = useSyncExternalStore<string | undefined>(
    never,
    () => undefined,
    () => 'UTC',
  );
  return <time dateTime={at}>{dayIn(timeZone, new Date(at), country)}</time>;
}
