/** Changes of one recording, one after the other: two at once would delete each other's work folder. */
import type { RecordingStore } from './store';

/** A store as `store`, in which changes of a recording by this process wait for each other. A failed one does not stop the next. */
export function serialized(store: RecordingStore): RecordingStore {
  const last = new Map<string, Promise<unknown>>();
  const queue = <Answer>(assetId: string, work: () => Promise<Answer>): Promise<Answer> => {
    const before = last.get(assetId) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(assetId, mine);
    const leave = () => void (last.get(assetId) === mine && last.delete(assetId));
    mine.then(leave, leave);
    return mine;
  };
  return {
    file: (assetId, name) => store.file(assetId, name),
    names: (assetId) => store.names(assetId),
    ids: () => store.ids(),
    change: (assetId, work, rescue) => queue(assetId, () => store.change(assetId, work, rescue)),
    remove: (assetId) => queue(assetId, () => store.remove(assetId)),
  };
}
