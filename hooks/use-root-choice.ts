import { useSyncExternalStore } from 'react';
import { onStored, writeStored } from '@/lib/browser/storage';

/**
 * A choice for this device that style sheets read from the root element: its value, and a setter that also stores it for the
 * next page; without storage it lasts for this page only. On the server and in the first render it is `usual`.
 *
 * @param name the attribute is `data-{name}`, the key `dt.{name}`; lib/browser/before-paint.ts reads them before the first paint
 * @param usual has no attribute and is not stored
 */
export function useRootChoice<Choice extends string>(
  name: string,
  usual: Choice,
  others: readonly Choice[],
): readonly [Choice, (choice: Choice) => void] {
  const choice = useSyncExternalStore(
    onStored,
    () => others.find((one) => one === document.documentElement.dataset[name]) ?? usual,
    () => usual,
  );
  const choose = (next: Choice) => {
    const { dataset } = document.documentElement;
    if (next === usual) delete dataset[name];
    else dataset[name] = next;
    writeStored(`dt.${name}`, next === usual ? null : next);
  };
  return [choice, choose];
}
