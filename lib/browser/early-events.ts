/** Buffers events for one listener that is attached after the first of them. */
export interface EarlyEvents<Event> {
  emit: (event: Event) => void;
  /** Calls the listener with every event, the buffered ones first, until the returned function is called. */
  subscribe: (listener: (event: Event) => void) => () => void;
}

/** @param most events buffered before there is a listener; further ones are dropped */
export function earlyEvents<Event>(most: number): EarlyEvents<Event> {
  let current: ((event: Event) => void) | null = null;
  let early: Event[] = [];
  return {
    emit: (event) => {
      if (current) current(event);
      else if (early.length < most) early.push(event);
    },
    subscribe: (listener) => {
      current = listener;
      const waiting = early;
      early = [];
      waiting.forEach(listener);
      return () => {
        if (current === listener) current = null;
      };
    },
  };
}
