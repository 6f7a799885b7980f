/** @jest-environment node */
import { publish } from '@/services/media/publish';

it('a command that cannot be started is a failed publication, and does not end the process', async () => {
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  try {
    await expect(publish({ entries: [] })).rejects.toMatchObject({ code: 'ENOENT' });
  } finally {
    process.execPath = execPath;
  }
});
