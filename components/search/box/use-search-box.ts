import { useRouter } from 'next/router';
import { useId, useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useDraftOf } from '@/hooks/use-draft-of';

/** Where an arrow key moves among `count` options; before the first and after the last is the text field (-1). */
const nextActive = (active: number, step: 1 | -1, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1;

const none: readonly string[] = [];

/** Props of a combobox's field and of its list of options. */
function comboboxOf(id: string, isOpen: boolean, active: number) {
  const list = { id: `${id}-list`, optionId: (index: number) => `${id}-option-${index}`, active };
  const input = {
    id,
    autoComplete: 'off',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? list.id : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? list.optionId(active) : undefined,
  } as const;
  return { input, list };
}

/**
 * A combobox that suggests names while one types (WAI-ARIA 1.2 combobox with list autocomplete): its text, whether suggestions
 * are wanted, and the active option (-1: the text field). `input` and `list` are props of its field and its suggestions.
 */
export function useSearchBox(given: string) {
  const id = useId();
  const router = useRouter();
  // Where the address changes underneath (Back, a filter chip), the box follows without losing the focus.
  const [text, setText] = useDraftOf(given);
  // Suggestions respond to typing; a page that opens with a search shows none.
  const [wantsList, setWantsList] = useState(false);
  const [hrefs, setHrefs] = useState(none);
  // Kept by link, not by index: when new suggestions arrive, the same index may be another option.
  const [activeHref, setActiveHref] = useState('');
  const isOpen = wantsList && hrefs.length > 0;
  const active = hrefs.indexOf(activeHref);

  const close = () => {
    setWantsList(false);
    setHrefs(none);
    setActiveHref('');
  };
  const choose = (href: string) => {
    close();
    void router.push(href);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = isOpen ? hrefs[active] : undefined;
    const q = text.trim();
    choose(chosen ?? (q ? `/search?${new URLSearchParams({ q }).toString()}` : '/search'));
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step !== null) {
      event.preventDefault();
      setWantsList(true);
      setActiveHref(hrefs[nextActive(active, step, hrefs.length)] ?? '');
    }
    if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list; the browser's own handling of the next clears the text.
      event.preventDefault();
      close();
    }
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value);
    setActiveHref('');
    setWantsList(true);
  };
  const { input, list } = comboboxOf(id, isOpen, active);
  return {
    wantsList,
    setHrefs,
    choose,
    submit,
    input: { ...input, value: text, onChange, onKeyDown: press, onBlur: close },
    list: { ...list, text },
  };
}
