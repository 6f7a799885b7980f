import { Download, Printer } from 'lucide';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import type { BookmarkView } from '@/lib/domain/bookmarks/bookmarks';
import { useBookmarkFiles } from './use-bookmark-files';
import styles from './bookmarks.module.css';

/** Exports the list of the view, all its pages, as CSV or RIS; prints this page. */
export function BookmarkFiles({ view }: { view: BookmarkView }) {
  const { isBusy, save } = useBookmarkFiles(view);
  return (
    <div className={`${styles.files ?? ''} needs-script no-print`}>
      <Button look="quiet" size="small" softDisabled={isBusy} onClick={() => save('csv')}>
        <Icon of={Download} /> CSV
      </Button>
      <Button look="quiet" size="small" softDisabled={isBusy} onClick={() => save('ris')}>
        <Icon of={Download} /> RIS
      </Button>
      <Button look="quiet" size="small" onClick={() => window.print()}>
        <Icon of={Printer} /> Print
      </Button>
    </div>
  );
}
