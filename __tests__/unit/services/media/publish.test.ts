/** @jest-environment node */
import { failureOf } from '@/services/common/http/http';
import { hasEntry, publish } from '@/services/media/publish';

it('a command that cannot be started is a failed publication, and does not end the process', async () => {
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  try {
    await expect(publish({ entries: [] })).rejects.toMatchObject({ code: 'ENOENT' });
  } finally {
    process.execPath = execPath;
  }
});

it('what a command that fails says goes to the log, and not to whoever asked for entries', async () => {
  const { execPath } = process;
  // It refuses the option that is meant for Node, and says so.
  process.execPath = '/bin/ls';
  try {
    const error: unknown = await hasEntry({ contentType: 'guide', slug: 'a' }, null).catch(
      (failed: unknown) => failed,
    );
    expect(error).toMatchObject({ cause: { message: expect.stringContaining('option') as string } });
    expect(failureOf(error)).toEqual({
      code: 'UNAVAILABLE',
      message: 'The library could not be asked for its entries',
      details: undefined,
    });
  } finally {
    process.execPath = execPath;
  }
});
