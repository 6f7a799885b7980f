/** Runs a built command to its end, as an operator does. */
import { spawn } from 'node:child_process';

/** The exit code, and what was written to both streams, in the order in which it came. */
export async function runCommand(
  program: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: { ...env, INIT_CWD: cwd },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}
