import { RotateCcw, X } from 'lucide';
import { Link } from '@/components/ui/navigation/Link';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { itemPath } from '@/lib/domain/item-page/paths';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { IconButton } from '@/components/ui/form/IconButton';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Picture } from '@/components/ui/picture/Picture';
import { Overlay } from './Overlay';
import styles from '../player.module.css';
import playing from '../playing.module.css';

interface EndOverlayProps {
  next: ItemPage['next'];
  onReplay: () => void;
  onClose: () => void;
}

/** Shown when the recording has ended: the next step, never started automatically. */
export function EndOverlay({ next, onReplay, onClose }: EndOverlayProps) {
  return (
    <Overlay role="status">
      <IconButton icon={X} label="Close" className={playing.overlayClose} onClick={onClose} />
      {next ? (
        <div className={playing.next}>
          <Picture image={next.card.image} sizes="16rem" decorative className={playing.nextPicture} />
          <div>
            <p>{next.why}</p>
            <p className={styles.overlayTitle}>
              <Link href={itemPath(next.card.type, next.card.slug)}>{next.card.name}</Link>
            </p>
          </div>
        </div>
      ) : (
        <p className={styles.overlayTitle}>The end</p>
      )}
      <div className={styles.posterActions}>
        {next ? <LinkButton href={itemPath(next.card.type, next.card.slug)}>Continue</LinkButton> : null}
        <Button look="secondary" onClick={onReplay}>
          <Icon of={RotateCcw} /> Play again
        </Button>
      </div>
    </Overlay>
  );
}
