import { useState } from 'react';
import type { AdminNetworks, AdminNetworksCheck } from '@/lib/contracts/administration-networks';
import { useAttempt } from '@/hooks/use-attempt';
import { loadAdminCalls } from '../use-admin';
import { useVersioned } from '../use-versioned';

const linesOf = (text: string) => text.split('\n').map((line) => line.trim()).filter(Boolean); // prettier-ignore
const textOf = ({ ranges }: Pick<AdminNetworks, 'ranges'>) => ranges.join('\n');

/** The ranges as edited text, which is checked before it is saved. */
export function useNetworks({ organisationId, start }: { organisationId: string; start: AdminNetworks }) {
  const [text, setText] = useState(() => textOf(start));
  const [checked, setChecked] = useState<AdminNetworksCheck | null>(null);
  /** Also while the lines are checked: a second press would save the same version twice, and the second is refused. */
  const { isBusy, run } = useAttempt();
  const editing = useVersioned<AdminNetworks, readonly string[]>({
    start,
    wishOf: ({ ranges }) => ranges,
    send: async (ranges, version) =>
      (await loadAdminCalls()).setAdminNetworks(organisationId, { version, ranges: [...ranges] }),
    done: 'Saved. It holds everywhere within a minute.',
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
      const faults = answer.lines.filter(({ fault }) => fault !== null).length;
      editing.say(
        faults === 0 ? 'Nothing is wrong with these ranges.' : `${faults} of the lines cannot be used.`,
      );
      return faults === 0 ? answer.lines.flatMap(({ ranges }) => ranges) : null;
    } catch (error) {
      editing.say(error instanceof Error ? error.message : 'They could not be checked. Please try again.');
      return null;
    }
  };
  const save = () =>
    run(async () => {
      const ranges = await check();
      if (ranges) show(await editing.save(ranges));
    });
  const { undo } = editing;
  return {
    ...editing,
    isBusy: editing.isBusy || isBusy,
    text,
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
