import { Link2 } from 'lucide';
import { useState } from 'react';
import { CodeAndPicture } from '@/components/codes/CodeAndPicture';
import { useShell } from '@/components/shell/shell-context';
import { CopyButton } from '@/components/ui/form/CopyButton';
import { DeviceDay } from '@/components/ui/text/DeviceDay';
import type { ClassOpening } from '@/lib/contracts/personal/class';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { entryName } from '@/lib/domain/lists/words';
import styles from './class-dialog.module.css';
import { EndAccess } from './EndAccess';
import { ShownLarge } from './ShownLarge';

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '');

export const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** How often each entry was played or read; never by whom. */
function Used({ entries, played }: { entries: readonly ShownEntry[] } & Pick<ClassOpening, 'played'>) {
  const used = entries.filter(({ id }) => played[id]);
  if (used.length === 0) return null;
  return (
    <ul className={styles.used} aria-label="Played or read">
      {used.map((entry) => (
        <li key={entry.id}>
          <span dir="auto">{entryName(entry) ?? 'An entry that is no longer shown'}</span>{' '}
          {times(played[entry.id] ?? 0)}
        </li>
      ))}
    </ul>
  );
}

interface ClassCodeProps {
  opening: ClassOpening;
  entries: readonly ShownEntry[];
  onEnd: () => Promise<void>;
}

/** The code of a class that has a list open, its link, and how often the list was used with it. */
export function ClassCode({ opening, entries, onEnd }: ClassCodeProps) {
  const { origin } = useShell();
  const link = `${origin}/class/${opening.link}`;
  const [isAhead] = useState(() => Date.parse(opening.opensAt) > Date.now());
  return (
    <li className={styles.opening}>
      <ShownLarge
        actions={
          <>
            <CopyButton icon={Link2} text={link} said="Link for the class copied">
              Copy link for home
            </CopyButton>
            <EndAccess code={opening.code} onEnd={onEnd} />
          </>
        }
      >
        <CodeAndPicture
          code={opening.code}
          picture={{ text: link, label: 'QR code of the link' }}
          before={<p className={styles.hint}>At school, at {withoutScheme(origin)}/class</p>}
          after={
            <p className={styles.hint}>
              {isAhead ? (
                <>
                  From <DeviceDay at={opening.opensAt} />, until{' '}
                </>
              ) : (
                'Until '
              )}
              <DeviceDay at={opening.closesAt} />
            </p>
          }
        />
      </ShownLarge>
      {/* To be selected where the browser does not allow copying. */}
      <p className={styles.hint}>At home, at {withoutScheme(link)}</p>
      <p className={styles.hint}>
        {opening.opened === 0 ? 'Not opened yet' : `Opened ${times(opening.opened)}`}
      </p>
      <Used entries={entries} played={opening.played} />
    </li>
  );
}
