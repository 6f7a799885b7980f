import { useRouter } from 'next/router';
import { useState, type FormEvent, type KeyboardEvent } from 'react';

/** Where an arrow key moves among `count` options; before the first and after the last is the text field (-1). */
const nextActive = (active: number, step: 1 | -1, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1;

const none: readonly string[] = [];

/** State of the search box: its text, whether suggestions are wanted, and the active option (-1: the text field). */
export function useSearchBox(given: string) {
  const router = useRouter();
  const [text, setText] = useState(given);
  const [lastGiven, setLastGiven] = useState(given);
  if (given !== lastGiven) {
    // The address changed underneath (Back, a filter chip); the box follows without losing the focus.
    setLastGiven(given);
    setText(given);
  }
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
  const type = (value: string) => {
    setText(value);
    setActiveHref('');
    setWantsList(true);
  };
  return { text, active, wantsList, isOpen, setHrefs, choose, submit, press, close, type };
}
