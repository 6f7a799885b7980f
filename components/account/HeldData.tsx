import { Download, Trash2 } from 'lucide';
import { useState } from 'react';
import { useSpelling } from '@/components/shell/use-spelling';
import { Button } from '@/components/ui/form/Button';
import { ConfirmDialog } from '@/components/ui/message/ConfirmDialog';
import { Icon } from '@/components/ui/picture/Icon';
import { Link } from '@/components/ui/navigation/Link';
import { Row } from '@/components/ui/layout/Stack';
import { Table } from '@/components/ui/table/Table';
import { useDataDeletion, useDataExport } from './use-personal-data';
import type { HeldKind } from '@/lib/domain/privacy/held-data';
import styles from './account.module.css';

interface DeletionDialogProps {
  isBusy: boolean;
  onDelete: () => void;
  onClose: () => void;
}

function DeletionDialog({ isBusy, onDelete, onClose }: DeletionDialogProps) {
  const say = useSpelling();
  return (
    <ConfirmDialog
      title="Delete what we hold about you?"
      act={isBusy ? 'Deleting' : 'Delete everything'}
      keep="Don’t delete"
      isBusy={isBusy}
      onAct={onDelete}
      onClose={onClose}
    >
      <p>
        Bookmarks, lists, notes, training progress, places in recordings and answers will be permanently
        deleted. Certificates are deleted too: their public pages will say that no such certificate exists.
      </p>
      <p>Lists that you share with your organisation stay with it, without your name.</p>
      <p>{say('Your account itself stays with your organisation, and you can go on using the library.')}</p>
    </ConfirmDialog>
  );
}

/** The personal data held, as a table, with buttons to download or delete all of it. */
export function HeldData({ userId, held }: { userId: string; held: readonly HeldKind[] }) {
  const { isBusy, save } = useDataExport(userId);
  const { isBusy: isDeleting, remove } = useDataDeletion(userId);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <p className={styles.intro}>
        This is everything the library keeps under your name. See <Link href="/privacy">Privacy</Link> for how
        long we keep it.
      </p>
      <div className={styles.held}>
        <Table
          caption="What the library keeps under your name"
          columns={['What', { name: 'How many', isNumber: true }, 'What for']}
          rows={held.map(({ name, count, why }) => ({ key: name, name, cells: [count, why] }))}
        />
      </div>
      <Row gap={3} className="needs-script">
        <Button look="secondary" onClick={save} softDisabled={isBusy}>
          <Icon of={Download} /> {isBusy ? 'Preparing' : 'Download everything (JSON)'}
        </Button>
        <Button look="secondary" onClick={() => setAsking(true)}>
          <Icon of={Trash2} /> Delete my data
        </Button>
      </Row>
      <p className="without-script">
        Downloading and deleting need JavaScript, which is switched off in your browser.
      </p>
      {isAsking ? (
        <DeletionDialog isBusy={isDeleting} onDelete={() => remove(close)} onClose={close} />
      ) : null}
    </>
  );
}
