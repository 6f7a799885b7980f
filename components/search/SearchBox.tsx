import { Search } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from './search-box.module.css';

/** The library's search: a plain GET form. */
export function SearchBox() {
  const id = useId();
  return (
    <form role="search" action="/search" method="get" className={styles.form}>
      <label htmlFor={id} className="visually-hidden">
        Search the library
      </label>
      <input
        id={id}
        name="q"
        type="search"
        placeholder="Plays, people, skills, themes"
        className={styles.input}
      />
      <Button type="submit" className={styles.submit}>
        <Icon of={Search} />
        <VisuallyHidden>Search</VisuallyHidden>
      </Button>
    </form>
  );
}
