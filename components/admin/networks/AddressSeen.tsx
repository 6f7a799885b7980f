import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { TextField } from '@/components/ui/form/TextField';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import type { AdminAddress } from '@/lib/contracts/administration/networks';
import { grouped } from '@/lib/domain/text/numbers';
import { loadAdminCalls, useAdminLookup } from '../use-admin';
import styles from '../admin.module.css';

const whose: Readonly<Record<AdminAddress['recognised'], string>> = {
  yours: 'is recognised as yours.',
  other: 'is recognised as another organisation’s.',
  none: 'is not recognised: people there sign in.',
};

function wordsOf({ address, recognised, sees }: AdminAddress): string {
  const seen = sees
    ? ` People there find ${grouped(sees.items)} items and ${sees.plays ? 'may play them.' : 'plays nothing.'}`
    : '';
  return `${address} ${whose[recognised]}${seen}`;
}

/** Checks which organisation an IP address is recognised as, by the saved ranges. */
export function AddressSeen({ organisationId, start }: { organisationId: string; start: string }) {
  const [address, setAddress] = useState(start);
  const { said, look, field } = useAdminLookup(
    ['address', organisationId],
    async (words) => (await loadAdminCalls()).fetchAdminAddress(organisationId, words),
    wordsOf,
  );
  return (
    <form onSubmit={handleSubmit(() => look(address.trim()))} className={styles.form}>
      <TextField {...field} label="Address" required dir="ltr" value={address} onText={setAddress} />
      <Button type="submit" look="secondary" className={styles.action}>
        Look
      </Button>
      <p role="status">{said}</p>
    </form>
  );
}
