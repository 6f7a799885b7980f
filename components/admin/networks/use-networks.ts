import { useRef, useState } from 'react';
import type { AdminNetworks, AdminNetworksCheck } from '@/lib/contracts/administration/networks';
import { useAttempt } from '@/hooks/use-attempt';
import { asSentence, failureWords } from '../failure-words';
import { loadAdminCalls } from '../use-admin';
import { useVersionedDraft, type Refetched } from '../use-versioned-draft';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const isSame = (one: string, other: string) => linesOf(one).join() === linesOf(other).join();

/** What is wrong with the lines, the first of them in full; null for nothing. */
function faultOf({ lines }: AdminNetworksCheck): string | null {
  const [first, ...others] = lines.flatMap(({ fault }) => fault ?? []);
  if (first === undefined) return null;
  const all =
    others.length === 0
      ? '1 of the lines cannot be used.'
      : `${others.length + 1} of the lines cannot be used; the table below says why.`;
  return `${all} ${asSentence(first)}`;
}

function showField(field: HTMLTextAreaElement | null): void {
  field?.focus();
  // Not only its edge: what is wrong stands below it.
  field?.scrollIntoView({ block: 'center' });
}

export interface NetworksProps extends Refetched<AdminNetworks> {
  organisationId: string;
}

/** The ranges as edited text, which is checked before it is saved. */
export function useNetworks({ organisationId, ...query }: NetworksProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** With the text that it is about: once that has changed, it is not shown. */
  const [seen, setSeen] = useState<{ of: string; answer: AdminNetworksCheck } | null>(null);
  /** Also while the lines are checked: a second press would save the same version twice, and the second is refused. */
  const { isBusy, run } = useAttempt();
  const editing = useVersionedDraft({
    ...query,
    draftOf: ({ ranges }) => ranges.join('\n'),
    isSame,
    send: async (text, version) => {
      const calls = await loadAdminCalls();
      const next = await calls.setAdminNetworks(organisationId, { version, ranges: linesOf(text) });
      setSeen(null);
      return next;
    },
    done: 'Saved. It takes effect everywhere within a minute.',
  });
  const { draft } = editing;
  /** Returns the ranges, or null if any line has an error or the check fails. */
  const check = async (): Promise<readonly string[] | null> => {
    const calls = await loadAdminCalls();
    try {
      const answer = await calls.checkAdminNetworks(organisationId, linesOf(draft));
      setSeen({ of: draft, answer });
      const isUsable = faultOf(answer) === null;
      // What is wrong is said at the field, which may be far from the button.
      editing.say(isUsable ? 'No problems found in these ranges.' : '');
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
      if (ranges) await editing.save(ranges.join('\n'));
    });
  const checked = seen?.of === draft ? seen.answer : null;
  return {
    ...editing,
    isBusy: editing.isBusy || isBusy,
    field,
    fault: checked && faultOf(checked),
    checked,
    check: () => run(check),
    save,
  };
}
