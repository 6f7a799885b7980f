import { EXIT_USAGE, runCommand, UsageError } from '@/services/common/command';

let told = '';
let [argv, exitCode] = [process.argv, process.exitCode];
const write = (text: string | Uint8Array) => ((told += text.toString()), true);

beforeEach(() => {
  [told, argv, exitCode] = ['', process.argv, process.exitCode];
  jest.spyOn(process.stdout, 'write').mockImplementation(write);
  jest.spyOn(process.stderr, 'write').mockImplementation(write);
});
afterEach(() => {
  process.stdout.removeAllListeners('error');
  [process.argv, process.exitCode] = [argv, exitCode];
});

const ending = { usage: 'usage: thing ONE' };

it.each([
  ['what it fails by, in one line', new Error('The disk is full'), 'The disk is full\n', 1],
  ['the usage alone, in one line', new UsageError(), 'usage: thing ONE\n', EXIT_USAGE],
  ['what is wrong with the call, then the usage', new UsageError('ONE is missing'), 'ONE is missing\nusage: thing ONE\n', EXIT_USAGE],
])('a command tells %s', async (_what, error, text, code) => {
  await runCommand(() => Promise.reject(error), ending);
  expect([told, process.exitCode]).toEqual([text, code]);
}); // prettier-ignore

it('an option that there is not is told with the usage, also by a command with exit codes of its own', async () => {
  // As `parseArgs` makes it; its own is no Error of the test runner's realm.
  const error = Object.assign(new TypeError('Unknown option --on'), {
    code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION',
  });
  await runCommand(() => Promise.reject(error), { ...ending, exitCodeOf: () => 65 });
  expect([told, process.exitCode]).toEqual(['Unknown option --on\nusage: thing ONE\n', EXIT_USAGE]);
});

it('a command that is asked how it is called does nothing else', async () => {
  process.argv = [...argv, '--help'];
  const main = jest.fn(() => Promise.resolve(0));
  await runCommand(main, ending);
  expect(main).not.toHaveBeenCalled();
  expect(told).toBe('usage: thing ONE\n');
});

it('every command bears that whoever reads it goes away', async () => {
  await runCommand(() => Promise.resolve(0), ending);
  expect(() =>
    process.stdout.emit('error', Object.assign(new Error('gone'), { code: 'EPIPE' })),
  ).not.toThrow();
});
