import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import styles from './route-progress.module.css';

/** Shorter waits are not worth showing, ms. */
const NOTICEABLE_MS = 200;

/** A line at the top while the next page is fetched. Decorative: the new page announces itself. */
export function RouteProgress() {
  const { events } = useRouter();
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = (_url: string, { shallow }: { shallow: boolean }) => {
      clearTimeout(timer);
      if (!shallow) timer = setTimeout(() => setWaiting(true), NOTICEABLE_MS);
    };
    const stop = () => {
      clearTimeout(timer);
      setWaiting(false);
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', stop);
    events.on('routeChangeError', stop);
    return () => {
      clearTimeout(timer);
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', stop);
      events.off('routeChangeError', stop);
    };
  }, [events]);

  return isWaiting ? <div aria-hidden className={styles.line} /> : null;
}
