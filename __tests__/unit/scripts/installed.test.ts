import { installed } from '@/scripts/support/installed.mjs';

describe('a program that tests need', () => {
  it('is found where it is', () => {
    expect(installed('node', ['nodejs'])).toMatch(/node$/);
  });

  it('is null, and said to be missing, when it cannot be installed', () => {
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const user =
      process.getuid === undefined ? undefined : jest.spyOn(process, 'getuid').mockReturnValue(1000);
    expect(installed('no-such-program', ['no-such-package'])).toBeNull();
    expect(written).toHaveBeenCalledWith(expect.stringContaining('no no-such-program'));
    user?.mockRestore();
  });
});
