import { useRef, useState } from 'react';
import { DeviceDay } from '@/components/ui/text/DeviceDay';
import { Button } from '@/components/ui/form/Button';
import { SelectField } from '@/components/ui/form/SelectField';
import { TextField } from '@/components/ui/form/TextField';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import type { LibraryKeyShown } from '@/lib/contracts/administration/library';
import { Copied } from '../parts/Copied';
import { loadAdminCalls } from '../use-admin';
import { useTold } from '../use-told';
import styles from '../admin.module.css';
import { WithdrawKey } from './WithdrawKey';

const kinds: Readonly<Record<LibraryKeyShown['kind'], string>> = {
  counter: 'Reports (COUNTER)',
  feed: 'Records (MARC, KBART, OAI-PMH)',
};
const isKind = (text: string): text is LibraryKeyShown['kind'] => Object.hasOwn(kinds, text);

interface KeysProps {
  organisationId: string;
  keys: readonly LibraryKeyShown[];
  /** Resolves when the keys have been fetched again. */
  onChange: () => Promise<unknown>;
}

interface MadeKey {
  id: string;
  key: string;
  note: string;
}

const copyTitle = (note: string) =>
  note === ''
    ? 'Copy this key now: it is not shown again'
    : `Copy this key now, it is not shown again: ${note}`;

interface NewKeyProps extends Pick<KeysProps, 'organisationId' | 'onChange'> {
  /** The keys that were made here, to be copied, newest first. */
  made: readonly MadeKey[];
  onMade: (made: MadeKey) => void;
}

function NewKey({ organisationId, onChange, made, onMade }: NewKeyProps) {
  const [kind, setKind] = useState<LibraryKeyShown['kind']>('counter');
  const [note, setNote] = useState('');
  const { said, isBusy, tell } = useTold();
  const work = async (id: string) => {
    const key = await (await loadAdminCalls()).makeAdminKey(organisationId, { id, kind, note });
    onMade({ id, key, note: note.trim() });
    setNote('');
    void onChange();
    return '';
  };
  return (
    <form onSubmit={handleSubmit(() => void tell(work))} className={styles.form}>
      <SelectField
        label="For"
        options={Object.entries(kinds).map(([id, name]) => ({ id, name }))}
        value={kind}
        onChoose={(id) => isKind(id) && setKind(id)}
      />
      <TextField
        label="Note"
        hint="Where it is used, such as the name of the system (optional)."
        maxLength={100}
        value={note}
        onText={setNote}
      />
      <Button type="submit" look="secondary" className={styles.action} softDisabled={isBusy}>
        Make a key
      </Button>
      <p role="status">{said}</p>
      {made.map(({ id, key, note: called }) => (
        <Copied key={id} title={copyTitle(called)} text={key} action="Copy the key" done="Key copied" />
      ))}
    </form>
  );
}

/** The API keys of the organisation's systems, to create and to withdraw. */
export function Keys({ organisationId, keys, onChange }: KeysProps) {
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const [made, setMade] = useState<readonly MadeKey[]>([]);
  const done = async (id: string, words: string) => {
    setMade((before) => before.filter((one) => one.id !== id));
    setSaid(words);
    await onChange();
    // The key's row went with its button, so the focus would be lost.
    status.current?.focus();
  };
  return (
    <>
      {keys.length === 0 ? null : (
        <ul className={styles.rows}>
          {keys.map((key) => (
            <li key={key.id} className={styles.row}>
              <div>
                {kinds[key.kind]}
                <div className={styles.facts}>
                  {key.note === '' ? '' : `${key.note} · `}made <DeviceDay at={key.createdAt} />
                </div>
              </div>
              <WithdrawKey
                organisationId={organisationId}
                id={key.id}
                called={`the key for ${kinds[key.kind]} ${key.note}`.trim()}
                onDone={(words) => void done(key.id, words)}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status" ref={status} tabIndex={-1}>
        {keys.length === 0 && said === '' ? 'There is no key yet.' : said}
      </p>
      <NewKey
        organisationId={organisationId}
        onChange={onChange}
        made={made}
        onMade={(one) => setMade((before) => [one, ...before])}
      />
    </>
  );
}
