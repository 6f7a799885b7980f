import { Copy, Mail } from 'lucide';
import { useState } from 'react';
import { shareLinks } from '@/lib/domain/item-page/share';
import { momentAddress } from '@/lib/domain/playback/moment-address';
import { clockText } from '@/lib/domain/playback/moments';
import { usePlaybackStore } from '@/stores/playback';
import { buttonClasses } from '@/components/ui/form/button-classes';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { CopyButton } from '@/components/ui/form/CopyButton';
import { Dialog } from '@/components/ui/message/Dialog';
import { Field } from '@/components/ui/form/Field';
import { Icon } from '@/components/ui/picture/Icon';
import styles from './actions.module.css';

interface ShareDialogProps {
  name: string;
  address: string;
  onClose: () => void;
}

/** Plain links to share to learning platforms; no third-party code is loaded. */
export function ShareDialog({ name, address, onClose }: ShareDialogProps) {
  const [seconds] = useState(() => Math.floor(usePlaybackStore.getState().seconds));
  const [fromHere, setFromHere] = useState(false);
  const shared = fromHere ? momentAddress(address, seconds) : address;
  return (
    <Dialog onClose={onClose} title="Share">
      <Field label="Address">{(props) => <input {...props} readOnly value={shared} />}</Field>
      {seconds > 0 ? (
        <Checkbox
          label={`Start at ${clockText(seconds)}`}
          checked={fromHere}
          onChange={(event) => setFromHere(event.target.checked)}
        />
      ) : null}
      <ul className={styles.shares}>
        <li>
          <CopyButton wide icon={Copy} text={shared} said="Link copied">
            Copy link
          </CopyButton>
        </li>
        {shareLinks(shared, name).map(({ place, href, mail }) => (
          <li key={place}>
            <a
              href={href}
              className={buttonClasses({ look: 'secondary', wide: true })}
              {...(mail ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {mail ? <Icon of={Mail} /> : null}
              {place}
              {mail ? null : <span className="visually-hidden">(opens a new tab)</span>}
            </a>
          </li>
        ))}
      </ul>
      <p className="soft">People you share with need their own access.</p>
    </Dialog>
  );
}
