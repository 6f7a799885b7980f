import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import type { AdminLibrary } from '@/lib/contracts/administration/library';
import { permalink } from '@/lib/domain/administration/library-addresses';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { SaveBar } from '../SaveBar';
import { loadAdminCalls } from '../use-admin';
import { useVersioned } from '../use-versioned';
import styles from '../admin.module.css';

interface ProxyProps {
  organisationId: string;
  start: AdminLibrary;
  onReload: () => void;
}

function Permalink({ site, proxyPrefix }: Pick<AdminLibrary, 'site' | 'proxyPrefix'>) {
  const [address, setAddress] = useState('');
  const link = address.trim() === '' ? null : permalink(address, site, proxyPrefix);
  return (
    <div className={styles.form}>
      <Field
        label="Address of a page"
        hint="The address of every page stays. Paste one to have it as your readers should open it."
      >
        {(control) => (
          <input {...control} dir="ltr" value={address} onChange={({ target }) => setAddress(target.value)} />
        )}
      </Field>
      <p role="status" className={styles.code}>
        {address.trim() === '' ? '' : (link ?? 'This is not an address of this library.')}
      </p>
    </div>
  );
}

/** The organisation's proxy prefix, and a tool that makes links with it. */
export function Proxy({ organisationId, start, onReload }: ProxyProps) {
  const [prefix, setPrefix] = useState(start.proxyPrefix ?? '');
  const editing = useVersioned<AdminLibrary, string>({
    start,
    wishOf: ({ proxyPrefix }) => proxyPrefix ?? '',
    send: async (wish, version) =>
      (await loadAdminCalls()).setAdminProxy(organisationId, { version, prefix: wish }),
    done: 'Saved. Your records carry it from now on.',
  });
  const { stored, undo } = editing;
  useUnsavedWarning(prefix !== (stored.proxyPrefix ?? ''));
  const show = (next: AdminLibrary | null) => {
    // What was typed while it was saved stays.
    if (next) setPrefix((now) => (now === prefix ? (next.proxyPrefix ?? '') : now));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void editing.save(prefix).then(show);
  };
  return (
    <>
      <form onSubmit={save} className={styles.form}>
        <Field
          label="Prefix of your proxy"
          hint="Put before the addresses in your records, such as https://proxy.example/login?url= . Empty: none."
        >
          {(control) => (
            <input
              {...control}
              type="url"
              dir="ltr"
              maxLength={500}
              value={prefix}
              onChange={({ target }) => setPrefix(target.value)}
            />
          )}
        </Field>
        <SaveBar {...editing} onReload={onReload} onUndo={undo && (() => void undo().then(show))}>
          <Button type="submit" look="secondary" softDisabled={editing.isBusy}>
            Save
          </Button>
        </SaveBar>
      </form>
      <Permalink {...stored} />
    </>
  );
}
