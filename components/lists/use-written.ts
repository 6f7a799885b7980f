import { useRef, useState } from 'react';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { elsewhereWords } from '@/lib/domain/text/elsewhere';

type Words<Field extends string> = Readonly<Record<Field, string>>;
type Send<Field extends string> = (field: Field, was: string, text: string) => Promise<boolean> | boolean;

/** What was written and not saved when its dialog was closed, and what the list said when it was begun. */
export interface WordsDraft<Field extends string> {
  opened: Words<Field>;
  words: Words<Field>;
}

/**
 * Escape is an easy slip: whoever opens the dialog keeps its draft, until it is saved or discarded, and asks before the page is left
 * with one.
 */
export interface WordsKept<Field extends string> {
  draft: WordsDraft<Field> | null;
  onDraftChange: (draft: WordsDraft<Field> | null) => void;
  onClose: () => void;
}

/**
 * Texts of a dialog that is closed only when all of them are saved; `latest` is what the list says now.
 * A text that was sent before is compared with the latest one, because the person has been told of the refusal;
 * the others with the text at opening, so that nobody's change is overwritten unseen.
 */
export function useWritten<Field extends string>(
  fields: readonly Field[],
  latest: Words<Field>,
  { draft, onDraftChange, onClose }: WordsKept<Field>,
) {
  const [opened, setOpened] = useState(draft?.opened ?? latest);
  const [words, setWords] = useState(draft?.words ?? latest);
  /** The words and whether they are on the screen, for when what was sent is saved. */
  const now = useRef({ words, isOpen: true });
  const [tried, setTried] = useState<readonly Field[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isChanged = fields.some((field) => words[field].trim() !== opened[field]);
  useUnsavedWarning(isChanged);
  const put = (next: Words<Field>) => {
    now.current.words = next;
    setWords(next);
  };
  const save = async (send: Send<Field>) => {
    const wasOf = (field: Field) => (tried.includes(field) ? latest : opened)[field];
    const changed = fields.filter((field) => words[field].trim() !== wasOf(field));
    setBusy(true);
    const saved = await Promise.all(changed.map((field) => send(field, wasOf(field), words[field].trim())));
    setBusy(false);
    setTried((before) => [...before, ...changed]);
    // What was written meanwhile is not saved.
    if (saved.includes(false) || now.current.words !== words) return;
    onDraftChange(null);
    if (!now.current.isOpen) return;
    now.current.isOpen = false;
    onClose();
  };
  return {
    words,
    /** What the list says of a field by now, for whoever would replace it. @param part what is shown of the field by itself */
    elsewhere: (field: Field, part = (text: string) => text) =>
      elsewhereWords({ began: part(opened[field]), now: part(latest[field]), typed: part(words[field]) }),
    set: (field: Field, text: string) => put({ ...now.current.words, [field]: text }),
    save,
    isBusy,
    close: () => {
      if (!now.current.isOpen) return;
      now.current.isOpen = false;
      onDraftChange(isChanged ? { opened, words } : null);
      onClose();
    },
    /** Null: there is no draft to discard. */
    discard:
      draft &&
      (() => {
        onDraftChange(null);
        setOpened(latest);
        put(latest);
      }),
  };
}
