/** @jest-environment node */
import type { mkdir } from 'node:fs/promises';
import { EXIT_CONFIG } from '@/lib/contracts/environment';
import { makeRootOrExit } from '@/services/media/store/make-root';

const failing = (code: string) =>
  jest.fn(() => Promise.reject(Object.assign(new Error(code), { code }))) as unknown as typeof mkdir;

describe('the folder of recordings', () => {
  let exit: jest.SpyInstance;
  beforeEach(() => {
    exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(['ENOTDIR', 'EEXIST', 'EINVAL', 'EACCES'])(
    'that can never be one ends the library: %s',
    async (code) => {
      await makeRootOrExit('/recordings', failing(code));
      expect(exit).toHaveBeenCalledWith(EXIT_CONFIG);
      expect(process.stderr.write).toHaveBeenCalledWith(
        expect.stringMatching(/^MEDIA_ROOT names .*\/recordings/),
      );
    },
  );

  it.each(['ESTALE', 'EIO', 'ETIMEDOUT', 'ENOSPC', 'EROFS', 'ENOENT'])(
    'that is away for a while ends this process, which is started again: %s',
    async (code) => {
      await makeRootOrExit('/recordings', failing(code));
      expect(exit).toHaveBeenCalledWith(1);
    },
  );
});
