/**
 * Where components tell what somebody did with an item; what counts it comes with the late parts of a page
 * (components/usage). Unlike `track` it needs no consent: nothing of the person is stored.
 */
import type { ToldUse } from '@/lib/contracts/usage';

type Listener = (use: ToldUse) => void;

/** From before the listener came; nobody does more in the first seconds of a page. */
const MOST_EARLY = 10;

let listener: Listener | null = null;
let early: ToldUse[] = [];

export function tellUse(use: ToldUse): void {
  if (listener) listener(use);
  else if (early.length < MOST_EARLY) early.push(use);
}

/** Hears every use, first the early ones, until the returned function is called. */
export function onUse(next: Listener): () => void {
  listener = next;
  const waiting = early;
  early = [];
  waiting.forEach(next);
  return () => {
    if (listener === next) listener = null;
  };
}
