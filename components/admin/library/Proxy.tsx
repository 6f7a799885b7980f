import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { TextField } from '@/components/ui/form/TextField';
import type { AdminLibrary } from '@/lib/contracts/administration/library';
import { permalink } from '@/lib/domain/administration/library-entries';
import { SaveBar } from '../parts/SaveBar';
import { loadAdminCalls } from '../use-admin';
import { useVersionedDraft, type Refetched } from '../use-versioned-draft';
import styles from '../admin.module.css';

interface ProxyProps extends Refetched<AdminLibrary> {
  organisationId: string;
}

function Permalink({ site, proxyPrefix }: Pick<AdminLibrary, 'site' | 'proxyPrefix'>) {
  const [address, setAddress] = useState('');
  const link = address.trim() === '' ? null : permalink(address, site, proxyPrefix);
  return (
    <div className={styles.form}>
      <TextField
        label="Address of a page"
        hint="Paste the address of any page to get the link that your readers should use. Page addresses do not change."
        dir="ltr"
        value={address}
        onText={setAddress}
      />
      <p role="status" className={styles.code}>
        {address.trim() === '' ? '' : (link ?? 'This is not an address of this library.')}
      </p>
    </div>
  );
}

/** The organisation's proxy prefix, and a tool that makes links with it. */
export function Proxy({ organisationId, ...query }: ProxyProps) {
  const { stored, draft, setDraft, submit, field, ...editing } = useVersionedDraft({
    ...query,
    draftOf: ({ proxyPrefix }) => proxyPrefix ?? '',
    send: async (prefix, version) =>
      (await loadAdminCalls()).setAdminProxy(organisationId, { version, prefix }),
    done: 'Saved. Your records include it from now on.',
  });
  return (
    <>
      <form onSubmit={submit} className={styles.form}>
        <TextField
          {...field}
          label="Prefix of your proxy"
          hint="Put before the addresses in your records, such as https://proxy.example/login?url= . Leave it empty if you have no proxy."
          type="url"
          dir="ltr"
          maxLength={500}
          value={draft}
          onText={setDraft}
        />
        <SaveBar {...editing}>
          <Button type="submit" look="secondary" softDisabled={editing.isBusy}>
            Save
          </Button>
        </SaveBar>
      </form>
      <Permalink {...stored} />
    </>
  );
}
