import { Presentation, Quote, Share2 } from 'lucide';
import { useState } from 'react';
import { BOARD_LINK_ID, boardPath } from '@/lib/domain/playback/board-address';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { reportUse } from '@/lib/browser/usage';
import { AccountOnly } from '@/components/auth/AccountOnly';
import { useShell } from '@/components/shell/shell-context';
import { askedPart } from '@/components/status/asked-part';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { SaveActionsPlaceholder } from './SaveActionsPlaceholder';
import styles from './actions.module.css';
import { lazyPart } from '@/components/ui/lazy-part';

const SaveActions = lazyPart(() => import('./SaveActions'), 'SaveActions');
const CiteDialog = askedPart(() => import('./CiteDialog'), 'CiteDialog');
const ShareDialog = askedPart(() => import('./ShareDialog'), 'ShareDialog');

/** Actions on an item: save it, show it to a class, share it or its link, cite. */
export function ItemActions({ page }: { page: ItemPage }) {
  const { origin } = useShell();
  const [open, setOpen] = useState<'cite' | 'share' | null>(null);
  const address = `${origin}${page.path}`;
  const show = (action: 'cite' | 'share') => {
    reportUse({ action, contentId: page.id });
    setOpen(action);
  };
  const close = () => setOpen(null);
  const room = <SaveActionsPlaceholder page={page} />;
  return (
    <div className={`${styles.actions ?? ''} needs-script no-print`}>
      <AccountOnly orNetwork room={room}>
        <SaveActions page={page} fallback={room} />
      </AccountOnly>
      {page.board ? (
        <LinkButton id={BOARD_LINK_ID} href={boardPath(page.path)} shallow look="quiet" size="small">
          <Icon of={Presentation} /> Board view
        </LinkButton>
      ) : null}
      <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => show('share')}>
        <Icon of={Share2} /> Share
      </Button>
      <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => show('cite')}>
        <Icon of={Quote} /> Cite
      </Button>
      {open === 'cite' ? <CiteDialog page={page} address={address} onClose={close} /> : null}
      {open === 'share' ? <ShareDialog name={page.name} address={address} onClose={close} /> : null}
    </div>
  );
}
