/** How every command at a terminal runs and ends. */
import { messageOf } from '@/lib/platform/message-of';
import { bearClosedPipe } from './closed-pipe';

/** EX_USAGE of sysexits. */
export const EXIT_USAGE = 64;

/** The command was called in another way than its usage says; without a message, the usage says it all. */
export class UsageError extends Error {}

interface Ending {
  usage: string;
  /** What a person is told of an error, in one or more lines. */
  textOf?: (error: unknown) => string;
  /** Of errors other than those of the call. With EXIT_USAGE, the usage is told too. */
  exitCodeOf?: (error: unknown) => number;
}

/** Whether the command was called in another way than its usage says, which `parseArgs` of Node tells by a code of its own. */
const isOfCall = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));

/** Runs a command, or tells its usage for `--help`. What `main` returns is the exit code; what it throws is told without a stack. */
export async function runCommand(
  main: () => Promise<number>,
  { usage, textOf = messageOf, exitCodeOf = () => 1 }: Ending,
): Promise<void> {
  bearClosedPipe();
  if (process.argv.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  try {
    process.exitCode = await main();
  } catch (error) {
    const code = isOfCall(error) ? EXIT_USAGE : exitCodeOf(error);
    const lines = [textOf(error), ...(code === EXIT_USAGE ? [usage] : [])];
    process.stderr.write(`${lines.filter((line) => line !== '').join('\n')}\n`);
    process.exitCode = code;
  }
}
