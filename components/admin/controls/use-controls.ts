import { useState } from 'react';
import type {
  AdminControls,
  ContentControls,
  ControlledItem,
  ControlsPreview,
} from '@/lib/contracts/administration/controls';
import { loadAdminCalls } from '../use-admin';
import { useVersionedDraft, type Refetched } from '../use-versioned-draft';

const lists = ['allowedContent', 'blockedContent', 'blockedProfiles'] as const;

/** The lists that single items are put on. */
export type ControlledList = 'allowedContent' | 'blockedContent';

/** The list without one of its ids. */
export const without = (list: readonly string[], one: string) => list.filter((other) => other !== one);

/** The order of a list has no meaning. */
const isSame = (one: ContentControls, other: ContentControls) =>
  one.adultThemesRestricted === other.adultThemesRestricted &&
  lists.every((name) => [...one[name]].sort().join(' ') === [...other[name]].sort().join(' '));

export interface ControlsProps extends Refetched<AdminControls> {
  organisationId: string;
}

/** The controls as edited, with a preview of what they would change. */
export function useControls({ organisationId, ...query }: ControlsProps) {
  /** With the controls that it is about: once they have changed, or while an answer is late, it is not shown. */
  const [seen, setSeen] = useState<{ of: ContentControls; preview: ControlsPreview } | null>(null);
  const [found, setFound] = useState<readonly ControlledItem[]>([]);
  const { stored, draft, setDraft, ...editing } = useVersionedDraft({
    ...query,
    refetch: async () => {
      // A draft that is brought back may have items that were on the lists only then.
      setFound((known) => [...known, ...stored.items]);
      return query.refetch();
    },
    draftOf: ({ controls }) => controls,
    isSame,
    send: async (controls, version) =>
      (await loadAdminCalls()).setAdminControls(organisationId, { ...controls, version }),
    done: 'Saved. Everyone in your organisation sees the change within a minute.',
  });
  const change = (changes: Partial<ContentControls>) => setDraft((before) => ({ ...before, ...changes }));
  /** Adds an item to one list and removes it from the other: in both it would be blocked, which nobody would expect. */
  const put = (list: ControlledList, item: ControlledItem) => {
    const other = list === 'allowedContent' ? 'blockedContent' : 'allowedContent';
    setFound((known) => [...known, item]);
    change({ [list]: [...without(draft[list], item.id), item.id], [other]: without(draft[other], item.id) });
  };
  const look = async () => {
    const preview = await (await loadAdminCalls()).previewAdminControls(organisationId, draft);
    setSeen({ of: draft, preview });
    return '';
  };
  const items = new Map([...stored.items, ...found].map((item) => [item.id, item]));
  const named = (ids: readonly string[]) => ids.flatMap((id) => items.get(id) ?? []);
  const remove = (list: ControlledList) => (id: string) => change({ [list]: without(draft[list], id) });
  return {
    ...editing,
    draft,
    change,
    put,
    remove,
    named,
    preview: seen?.of === draft ? seen.preview : null,
    look: () => void editing.tell(look),
  };
}
