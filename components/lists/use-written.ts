import { useState } from 'react';

type Words<Field extends string> = Readonly<Record<Field, string>>;
type Send<Field extends string> = (field: Field, was: string, text: string) => Promise<boolean> | boolean;

/**
 * Texts of a dialog that is closed only when all of them are saved; `latest` is what the list says now.
 * A text that was sent before is compared with the latest one, because the person has been told of the refusal;
 * the others with the text at opening, so that nobody's change is overwritten unseen.
 */
export function useWritten<Field extends string>(fields: readonly Field[], latest: Words<Field>) {
  const [opened] = useState(latest);
  const [words, setWords] = useState(latest);
  const [tried, setTried] = useState<readonly Field[]>([]);
  const [isBusy, setBusy] = useState(false);
  const save = async (send: Send<Field>, onDone: () => void) => {
    const wasOf = (field: Field) => (tried.includes(field) ? latest : opened)[field];
    const changed = fields.filter((field) => words[field].trim() !== wasOf(field));
    setBusy(true);
    const saved = await Promise.all(changed.map((field) => send(field, wasOf(field), words[field].trim())));
    setBusy(false);
    setTried((before) => [...before, ...changed]);
    if (!saved.includes(false)) onDone();
  };
  const set = (field: Field) => (event: { target: { value: string } }) =>
    setWords((now) => ({ ...now, [field]: event.target.value }));
  return { words, set, save, isBusy };
}
