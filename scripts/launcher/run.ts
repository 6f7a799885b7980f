/** Runs one of our commands to its end, passing on its progress lines. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface RunOptions {
  /** Ends the command; what it rejects with is then the signal's reason, once the command has ended. */
  signal?: AbortSignal;
  /** Standard input: for secrets, because everybody on the machine can read a command's arguments. */
  input?: string;
}

/** Resolves with the lines written to stdout; rejects with the last lines of stderr on a non-zero exit. */
export async function runCommand(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  onProgress: (line: string) => void,
  { signal, input = '' }: RunOptions = {},
): Promise<string[]> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
      env,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    // A command that ends before it has read it says why by its exit code.
    child.stdin.on('error', () => undefined).end(input);
    const end = () => child.kill('SIGTERM');
    signal?.addEventListener('abort', end);
    const lines: string[] = [];
    const errors: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      onProgress(line);
    });
    createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
    child.once('error', reject);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end);
      if (code === 0) resolve(lines);
      else if (signal?.aborted) reject(signal.reason);
      else reject(new Error(`${script} failed:\n${[...lines.slice(-3), ...errors.slice(-12)].join('\n')}`));
    });
  });
}
