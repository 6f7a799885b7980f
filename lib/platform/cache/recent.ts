/**
 * A map as a memory of bounded size: puts an entry last and, when there are more than `most`, forgets the one that was
 * put in longest ago. Who wants the least used to go instead puts an entry again when it is read.
 */
export function putRecent<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next();
  if (map.size > most && !oldest.done) map.delete(oldest.value);
}
