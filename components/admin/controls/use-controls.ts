import { useState } from 'react';
import type {
  AdminControls,
  ContentControls,
  ControlledItem,
  ControlsPreview,
} from '@/lib/contracts/administration/controls';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { failureWords } from '../failure-words';
import { loadAdminCalls } from '../use-admin';
import { useVersioned } from '../use-versioned';

const lists = ['allowedContent', 'blockedContent', 'blockedProfiles'] as const;

const without = (list: readonly string[], one: string) => list.filter((other) => other !== one);

/** The order of a list has no meaning. */
const isSame = (one: ContentControls, other: ContentControls) =>
  one.adultThemesRestricted === other.adultThemesRestricted &&
  lists.every((name) => [...one[name]].sort().join(' ') === [...other[name]].sort().join(' '));

/** The controls as edited, with a preview of what they would change. */
export function useControls({ organisationId, start }: { organisationId: string; start: AdminControls }) {
  const [draft, setDraft] = useState(start.controls);
  /** With the controls that it is about: once they have changed, or while an answer is late, it is not shown. */
  const [seen, setSeen] = useState<{ of: ContentControls; preview: ControlsPreview } | null>(null);
  const [items, setItems] = useState(() => new Map(start.items.map((item) => [item.id, item])));
  const editing = useVersioned<AdminControls, ContentControls>({
    start,
    wishOf: ({ controls }) => controls,
    send: async (controls, version) =>
      (await loadAdminCalls()).setAdminControls(organisationId, { ...controls, version }),
    done: 'Saved. Everybody of your organisation sees it so within a minute.',
  });
  const change = (changes: Partial<ContentControls>) => setDraft((before) => ({ ...before, ...changes }));
  /** Adds an item to one list and removes it from the other: in both it would be blocked, which nobody would expect. */
  const put = (list: 'allowedContent' | 'blockedContent', item: ControlledItem) => {
    const other = list === 'allowedContent' ? 'blockedContent' : 'allowedContent';
    setItems((known) => new Map(known).set(item.id, item));
    change({ [list]: [...without(draft[list], item.id), item.id], [other]: without(draft[other], item.id) });
  };
  const show = (next: AdminControls | null) => {
    // What was changed while it was saved stays.
    if (next) setDraft((now) => (now === draft ? next.controls : now));
  };
  const look = async () => {
    try {
      const preview = await (await loadAdminCalls()).previewAdminControls(organisationId, draft);
      setSeen({ of: draft, preview });
      editing.say('');
    } catch (error) {
      editing.say(failureWords(error));
    }
  };
  const named = (ids: readonly string[]) => ids.flatMap((id) => items.get(id) ?? []);
  const remove = (list: 'allowedContent' | 'blockedContent') => (id: string) =>
    change({ [list]: without(draft[list], id) });
  const { stored, undo } = editing;
  useUnsavedWarning(!isSame(draft, stored.controls));
  return {
    ...editing,
    draft,
    change,
    put,
    remove,
    named,
    preview: seen?.of === draft ? seen.preview : null,
    look,
    save: () => void editing.save(draft).then(show),
    undo: undo && (() => void undo().then(show)),
  };
}
