import { Search } from 'lucide-react';
import { useRouter } from 'next/router';
import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { classNames } from '@/components/ui/class-names';
import { SuggestionList } from './SuggestionList';
import { useSearchBox } from './use-search-box';
import styles from './search-box.module.css';

interface SearchBoxProps {
  /** `large` on the home page. */
  size?: 'medium' | 'large';
}

/**
 * The library's search: a plain GET form; with script, a combobox that suggests names while typing
 * (WAI-ARIA 1.2 combobox with list autocomplete).
 */
export function SearchBox({ size = 'medium' }: SearchBoxProps) {
  const id = useId();
  const { query } = useRouter();
  const box = useSearchBox(typeof query.q === 'string' ? query.q : '');
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-option-${index}`;
  return (
    <div role="search">
      <form
        action="/search"
        method="get"
        className={classNames(styles.form, size === 'large' && styles.large)}
        onSubmit={box.submit}
      >
        <label htmlFor={id} className="visually-hidden">
          Search the library
        </label>
        <input
          id={id}
          name="q"
          type="search"
          placeholder="Plays, people, skills, themes"
          autoComplete="off"
          className={styles.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={box.isOpen}
          aria-controls={listId}
          aria-activedescendant={box.isOpen && box.active !== null ? optionId(box.active) : undefined}
          value={box.text}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={box.press}
          onFocus={box.open}
          onBlur={box.close}
        />
        <Button type="submit" className={styles.submit}>
          <Icon of={Search} />
          <VisuallyHidden>Search</VisuallyHidden>
        </Button>
        <SuggestionList
          id={listId}
          optionId={optionId}
          groups={box.isOpen ? box.groups : []}
          active={box.active}
          onChoose={box.choose}
        />
      </form>
    </div>
  );
}
