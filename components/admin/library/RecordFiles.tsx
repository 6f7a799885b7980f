import { Button } from '@/components/ui/form/Button';
import { Row } from '@/components/ui/layout/Stack';
import { saveBlob } from '@/lib/browser/save-file';
import type { RecordFile } from '@/lib/contracts/administration/library';
import { loadAdminCalls } from '../use-admin';
import { useTold } from '../use-told';

const names: Readonly<Record<RecordFile, string>> = { marc: 'Download MARC', kbart: 'Download KBART' };
const files = ['marc', 'kbart'] as const satisfies readonly RecordFile[];

/** Files of the organisation's records, for a person: a system fetches them with a key. */
export function RecordFiles({ organisationId }: { organisationId: string }) {
  const { said, isBusy, tell } = useTold();
  const save = async (file: RecordFile) => {
    const { name, blob } = await (await loadAdminCalls()).fetchAdminRecords(organisationId, file);
    saveBlob(name, blob);
    return `Saved as ${name}.`;
  };
  const press = (file: RecordFile) =>
    void tell(() => save(file), { meanwhile: 'The file is being written…' });
  return (
    <>
      <Row gap={3}>
        {files.map((file) => (
          <Button key={file} look="secondary" softDisabled={isBusy} onClick={() => press(file)}>
            {names[file]}
          </Button>
        ))}
      </Row>
      <p role="status">{said}</p>
    </>
  );
}
