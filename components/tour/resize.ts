import { RESIZE_DEBOUNCE_MS } from '@/lib/contracts/constants';

/** Calls back once the window has kept its size for 250 ms (R-CON-6). Returns a function that stops listening. */
export function onResizeSettled(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, RESIZE_DEBOUNCE_MS);
  };
  addEventListener('resize', wait);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', wait);
  };
}
