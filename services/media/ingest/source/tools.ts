/**
 * Finds ffmpeg and ffprobe, and runs them within limits. A supplied file is untrusted until it is encoded, so only `file:`
 * may be opened, no environment is passed on, and the kernel limits processor time, memory and output.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:fs/promises';
import path from 'node:path';
import { mayAccess } from '@/lib/platform/files/may-access';
import { cancelled, IngestFailure } from '../failure';

export interface Tools {
  ffmpeg: string;
  ffprobe: string;
}

/** How ffmpeg is begun: only faults are told, nobody is asked, and what is there is written over. */
export const QUIETLY = ['-v', 'error', '-nostdin', '-y'] as const;

export interface Limits {
  /** Seconds of processor time. */
  cpuSeconds: number;
  memoryBytes: number;
  /** Largest single file written. */
  outputBytes: number;
  /** Wall-clock seconds after which the process is killed. */
  wallSeconds: number;
}

const SEARCHED = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);

async function firstExecutable(files: readonly string[]): Promise<string | null> {
  for (const file of files) if (await mayAccess(file, constants.X_OK)) return file;
  return null;
}

/** The two programs: `configured` (FFMPEG_PATH) and ffprobe beside it, else those on PATH; null if one is missing. */
export async function findTools(configured: string | undefined): Promise<Tools | null> {
  const named = (program: string) =>
    configured === undefined
      ? SEARCHED.map((folder) => path.join(folder, program))
      : [program === 'ffmpeg' ? configured : path.join(path.dirname(configured), program)];
  const [ffmpeg, ffprobe] = await Promise.all([
    firstExecutable(named('ffmpeg')),
    firstExecutable(named('ffprobe')),
  ]);
  return ffmpeg && ffprobe ? { ffmpeg, ffprobe } : null;
}

/** As `findTools`; throws NO_FFMPEG where one is missing. */
export async function requireTools(configured: string | undefined): Promise<Tools> {
  const tools = await findTools(configured);
  if (tools) return tools;
  throw new IngestFailure(
    'NO_FFMPEG',
    'ffmpeg and ffprobe were not found on the machine that makes recordings (Debian: apt-get install ffmpeg; elsewhere set FFMPEG_PATH)',
  );
}

/**
 * `ulimit` counts memory in KiB and files in blocks of 512 bytes (POSIX); `exec` leaves no shell behind. On Linux, `setpriv`
 * (util-linux) kills the program when its parent dies, so a killed worker leaves nothing running. `nice` lets serving go first.
 */
const BOUNDED = [
  'ulimit -t "$1"; ulimit -v "$2"; ulimit -f "$3"; shift 3',
  'if command -v setpriv >/dev/null; then exec setpriv --pdeathsig KILL nice -n 10 "$@"; fi',
  'exec nice -n 10 "$@"',
].join('; ');

const ERROR_TAIL = 2_000;
/** Node sets a timer beyond this to 1 ms. It is 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface RunOptions {
  limits: Limits;
  /** Called with each line of standard output as it comes. */
  onLine?: (line: string) => void;
  signal?: AbortSignal;
}

/** What bounds every run for one recording: its limits, and the end of a cancelled job. */
export type RunBounds = Pick<RunOptions, 'limits' | 'signal'>;

/**
 * Runs a program to its end and returns its standard output. Throws IngestFailure with the end of its error output when
 * it fails, is killed or exceeds its time limit.
 */
export function run(
  program: string,
  args: readonly string[],
  { limits, onLine, signal }: RunOptions,
): Promise<string> {
  const { cpuSeconds, memoryBytes, outputBytes, wallSeconds } = limits;
  const bounds = [cpuSeconds, memoryBytes / 1024, outputBytes / 512].map((bound) => String(Math.ceil(bound)));
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', BOUNDED, 'sh', ...bounds, program, ...args], {
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: Math.min(wallSeconds * 1000, LONGEST_TIMER_MS),
      killSignal: 'SIGKILL',
      ...(signal ? { signal } : {}),
    });
    let output = '';
    let pending = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (onLine === undefined) {
        output += text;
        return;
      }
      const lines = (pending + text).split('\n');
      pending = lines.pop() ?? '';
      lines.forEach(onLine);
    });
    child.stderr
      .setEncoding('utf8')
      .on('data', (text: string) => (errors = (errors + text).slice(-ERROR_TAIL)));
    child.once('error', (cause) => {
      reject(
        signal?.aborted
          ? cancelled({ cause })
          : new IngestFailure('ENCODER_FAILED', String(cause), { cause }),
      );
    });
    child.once('close', (code, endedBy) => {
      if (code === 0) resolve(output);
      else reject(failureOf(errors, code, endedBy));
    });
  });
}

/** Of a shell, `nice`, `setpriv` and the system's loader: the program is not there, or cannot be begun. */
const NOT_BEGUN = [126, 127];

/** What the program said is the cause, a text: it is for the log and the terminal, and no sentence for people. */
function failureOf(errors: string, code: number | null, endedBy: NodeJS.Signals | null): IngestFailure {
  if (/No space left on device/.test(errors)) return new IngestFailure('DISK_FULL', 'The disk is full');
  const lines = errors.split('\n').map((line) => line.trim());
  const words = lines.findLast((line) => line !== '' && !/^Last message repeated/.test(line)) ?? '';
  if (code !== null && NOT_BEGUN.includes(code))
    return new IngestFailure('NO_FFMPEG', `ffmpeg or ffprobe cannot be run: ${words}`);
  if (endedBy === null) return new IngestFailure('ENCODER_FAILED', 'The encoder failed', { cause: words });
  const why = `The encoder was ended by the system (${endedBy}): it needed more time, memory or room than it may use`;
  return new IngestFailure('ENCODER_KILLED', why, { cause: words });
}

/** Whether the program itself gave up, and said why; one that is killed, or cannot be begun, says nothing of its file. */
export const isOfFile = (error: unknown): error is IngestFailure =>
  error instanceof IngestFailure &&
  error.reason === 'ENCODER_FAILED' &&
  typeof error.cause === 'string' &&
  error.cause !== '';
