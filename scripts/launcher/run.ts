/** Runs one of our commands to its end, passing on its progress lines. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Resolves with the lines written to stdout; rejects with the last lines of stderr on a non-zero exit. */
export function runCommand(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  onProgress: (line: string) => void,
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    const errors: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      onProgress(line);
    });
    createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(lines);
      else reject(new Error(`${script} failed:\n${[...lines.slice(-3), ...errors.slice(-12)].join('\n')}`));
    });
  });
}
