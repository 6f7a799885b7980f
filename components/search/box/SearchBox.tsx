import { Search } from 'lucide';
import { useRouter } from 'next/router';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { classNames } from '@/components/ui/class-names';
import { LISTING_ROUTES } from '@/lib/contracts/site';
import { useSearchBox } from './use-search-box';
import styles from './search-box.module.css';
import { lazyPart } from '@/components/ui/lazy-part';

const Suggestions = lazyPart(() => import('./Suggestions'), 'Suggestions');

interface SearchBoxProps {
  /** `large` on the home page. */
  size?: 'medium' | 'large';
}

/** The library's search: a plain GET form; with script, a combobox that suggests names while typing. */
export function SearchBox({ size = 'medium' }: SearchBoxProps) {
  const { pathname, query } = useRouter();
  // Elsewhere `q` is another search: on /my-bookmarks, that of the bookmarks.
  const box = useSearchBox(LISTING_ROUTES.includes(pathname) && typeof query.q === 'string' ? query.q : '');
  return (
    <div role="search">
      <form
        action="/search"
        method="get"
        className={classNames(styles.form, size === 'large' && styles.large)}
        onSubmit={box.submit}
      >
        <label htmlFor={box.input.id} className="visually-hidden">
          Search the library
        </label>
        <input
          {...box.input}
          name="q"
          type="search"
          placeholder="Plays, people, skills, themes"
          className={styles.input}
        />
        <Button type="submit" className={styles.submit}>
          <Icon of={Search} />
          <span className="visually-hidden">Search</span>
        </Button>
        {box.wantsList ? <Suggestions {...box.list} onOptions={box.setHrefs} onChoose={box.choose} /> : null}
      </form>
    </div>
  );
}
