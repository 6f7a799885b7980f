import { useRef, useState } from 'react';
import type { AdminNetworks, AdminNetworksCheck } from '@/lib/contracts/administration/networks';
import { useAttempt } from '@/hooks/use-attempt';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { failureWords } from '../failure-words';
import { loadAdminCalls } from '../use-admin';
import { useVersioned } from '../use-versioned';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const textOf = ({ ranges }: Pick<AdminNetworks, 'ranges'>) => ranges.join('\n');

/** What is wrong with the lines, the first of them in full; null for nothing. */
function faultOf({ lines }: AdminNetworksCheck): string | null {
  const [first, ...others] = lines.flatMap(({ fault }) => fault ?? []);
  if (first === undefined) return null;
  const all =
    others.length === 0
      ? '1 of the lines cannot be used.'
      : `${others.length + 1} of the lines cannot be used; the table below says why of each.`;
  return `${all} ${failureWords(new Error(first))}`;
}

function showField(field: HTMLTextAreaElement | null): void {
  field?.focus();
  // Not only its edge: what is wrong stands below it.
  field?.scrollIntoView({ block: 'center' });
}

/** The ranges as edited text, which is checked before it is saved. */
export function useNetworks({ organisationId, start }: { organisationId: string; start: AdminNetworks }) {
  const [text, setText] = useState(() => textOf(start));
  const field = useRef<HTMLTextAreaElement>(null);
  const [checked, setChecked] = useState<AdminNetworksCheck | null>(null);
  /** Also while the lines are checked: a second press would save the same version twice, and the second is refused. */
  const { isBusy, run } = useAttempt();
  const editing = useVersioned<AdminNetworks, readonly string[]>({
    start,
    wishOf: ({ ranges }) => ranges,
    send: async (ranges, version) =>
      (await loadAdminCalls()).setAdminNetworks(organisationId, { version, ranges: [...ranges] }),
    done: 'Saved. It takes effect everywhere within a minute.',
  });
  const show = (next: AdminNetworks | null) => {
    if (next) setText(textOf(next));
    if (next) setChecked(null);
  };
  /** Returns the ranges, or null if any line has an error or the check fails. */
  const check = async (): Promise<readonly string[] | null> => {
    const calls = await loadAdminCalls();
    try {
      const answer = await calls.checkAdminNetworks(organisationId, linesOf(text));
      setChecked(answer);
      const isUsable = faultOf(answer) === null;
      // What is wrong is said at the field, which may be far from the button.
      editing.say(isUsable ? 'Nothing is wrong with these ranges.' : '');
      if (!isUsable) showField(field.current);
      return isUsable ? answer.lines.flatMap(({ ranges }) => ranges) : null;
    } catch (error) {
      editing.say(failureWords(error, 'They could not be checked. Please try again.'));
      return null;
    }
  };
  const save = () =>
    run(async () => {
      const ranges = await check();
      if (ranges) show(await editing.save(ranges));
    });
  const { stored, undo } = editing;
  useUnsavedWarning(linesOf(text).join() !== stored.ranges.join());
  return {
    ...editing,
    isBusy: editing.isBusy || isBusy,
    text,
    field,
    fault: checked && faultOf(checked),
    edit: (next: string) => {
      setText(next);
      setChecked(null);
    },
    checked,
    check: () => run(check),
    save,
    undo: undo && (() => void undo().then(show)),
  };
}
