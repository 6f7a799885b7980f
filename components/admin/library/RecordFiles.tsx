import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Row } from '@/components/ui/layout/Stack';
import { useAttempt } from '@/hooks/use-attempt';
import { saveBlob } from '@/lib/browser/files';
import type { RecordFile } from '@/lib/contracts/administration/library';
import { failureWords } from '../failure-words';
import { loadAdminCalls } from '../use-admin';

const names: Readonly<Record<RecordFile, string>> = { marc: 'Download MARC', kbart: 'Download KBART' };
const files = ['marc', 'kbart'] as const satisfies readonly RecordFile[];

/** Files of the organisation's records, for a person: a system fetches them with a key. */
export function RecordFiles({ organisationId }: { organisationId: string }) {
  const [said, setSaid] = useState('');
  const { isBusy, run } = useAttempt();
  const save = (file: RecordFile) => {
    setSaid('The file is being written…');
    void run(
      async () => {
        const { name, blob } = await (await loadAdminCalls()).fetchAdminRecords(organisationId, file);
        saveBlob(name, blob);
        setSaid(`Saved as ${name}.`);
      },
      (error) => setSaid(failureWords(error)),
    );
  };
  return (
    <>
      <Row gap={3}>
        {files.map((file) => (
          <Button key={file} look="secondary" softDisabled={isBusy} onClick={() => save(file)}>
            {names[file]}
          </Button>
        ))}
      </Row>
      <p role="status">{said}</p>
    </>
  );
}
