import { useState } from 'react';

/**
 * State that starts as `value` and follows it: where `key` changes, what was set since is dropped, for good.
 * @param key Compared by identity; give a text where `value` is a new object in each render.
 */
export function useDraftOf<T>(value: T, key: unknown = value): readonly [T, (draft: T) => void] {
  const [draft, setDraft] = useState(value);
  const [from, setFrom] = useState(key);
  // While rendering and not in an effect, so that the old draft is never shown with the new value.
  if (!Object.is(from, key)) {
    setFrom(key);
    setDraft(value);
  }
  return [draft, setDraft];
}
