/**
 * Child processes of the launcher: started with an IPC channel, watched, restarted when they die, stopped in order. One that
 * cannot be started (too many processes or files, no memory) counts as one that died: the launcher itself goes on.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { EXIT_CONFIG } from '@/lib/contracts/environment';
import { watchHealth, type HealthOptions } from './health';
import { memoryOf } from './memory';
import { createStandby } from './standby';

const FIRST_BACKOFF_MS = 300;
const MAX_BACKOFF_MS = 10_000;
/** A process that ran this long counts as having started well; its backoff is reset. */
const HEALTHY_MS = 30_000;
const STOP_MS = 12_000;
/** Short, so that an edit does not wait for idle connections; acknowledged writes survive even a killed process. */
const RESTART_MS = 50;

export interface ProcessSpec {
  name: string;
  script: string;
  env: NodeJS.ProcessEnv;
  /** Health check address; if absent, only the exit of the process is noticed. */
  health?: string;
}

export interface Supervisor {
  start: (spec: ProcessSpec) => void;
  /** Immediately restarts the processes that run one of these bundles; development only. */
  restart: (scripts: readonly string[]) => void;
  /** The furthest that a process has said to be with its start (services/common/progress.ts); 0 if it has said nothing. */
  progressOf: (name: string) => number;
  stopAll: () => Promise<void>;
}

export interface SupervisorOptions extends HealthOptions {
  /** Has a process stand by for each that runs, from so long after its start; absent: none. For development. */
  standbyAfterMs?: number;
}

const progressSchema = z.object({ progress: z.number(), said: z.string().optional() });

/** Keeps how far each process has said to be, and passes on its words: one that dies and begins anew gets further only where it passes the place of its death. */
function createProgress(onEvent: (message: string) => void) {
  const furthest = new Map<string, number>();
  const progressOf = (name: string) => furthest.get(name) ?? 0;
  const follow = (name: string, child: ChildProcess) =>
    child.on('message', (message) => {
      const { progress = 0, said } = progressSchema.safeParse(message).data ?? {};
      furthest.set(name, Math.max(progressOf(name), progress));
      if (said !== undefined) onEvent(`${name}: ${said}`);
    });
  return { progressOf, follow };
}

interface Running {
  child: ChildProcess;
  spec: ProcessSpec;
}

/** Throws where its log cannot be opened, or the system has no memory for it; for other reasons `whenEnded` tells. */
function launch(spec: ProcessSpec, logDir: string, more: readonly string[] = []): ChildProcess {
  mkdirSync(logDir, { recursive: true, mode: 0o700 });
  const log = openSync(path.join(logDir, `${spec.name}.log`), 'a');
  // Its own process group: Ctrl-C reaches only the launcher, which then stops the others in order. Through the IPC
  // channel, a child notices that its launcher was killed, so none is left behind.
  const { flags, env } = memoryOf(spec.name);
  try {
    return spawn(process.execPath, ['--enable-source-maps', ...flags, ...more, spec.script], {
      env: { ...env, ...spec.env },
      stdio: ['ignore', log, log, 'ipc'],
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}

/** Calls back when the process has ended. No `exit` follows where it could not be started, which leaves it without an id. */
function whenEnded(child: ChildProcess, ended: (reason: string, code: number | null) => void): void {
  child.once('exit', (code, signal) => ended(String(signal ?? code), code));
  // A signal or message that did not reach it is an `error` too, and says nothing of its end.
  child.on('error', ({ message }) => {
    if (child.pid === undefined) ended(message, null);
  });
}

const stop = ({ child }: Running, within = STOP_MS) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), within);
    whenEnded(child, () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });

/** The last lines that a process logged, to explain why it exited. @param from bytes of the log that are older */
export async function lastLines(logDir: string, name: string, count: number, from = 0): Promise<string> {
  const log = await readFile(path.join(logDir, `${name}.log`)).catch(() => Buffer.alloc(0));
  return log.toString('utf8', from).trimEnd().split('\n').slice(-count).join('\n');
}

/** Kills a process that hangs; its exit is then handled like any other. */
const hangWatch =
  (onEvent: (message: string) => void, health: HealthOptions) =>
  (spec: ProcessSpec, child: ChildProcess): (() => void) => {
    if (spec.health === undefined) return () => undefined;
    const end = () => {
      onEvent(`${spec.name} hangs; ending it`);
      child.kill('SIGKILL');
    };
    return watchHealth(spec.health, end, health);
  };

/** Keeps processes running until `stopAll`. `onFatal` is called for one that refuses its configuration. */
export function createSupervisor(
  logDir: string,
  onEvent: (message: string) => void,
  onFatal: (name: string) => void,
  { standbyAfterMs, ...health }: SupervisorOptions = {},
): Supervisor {
  const running = new Map<string, Running>();
  const restarting = new Set<string>();
  const { progressOf, follow } = createProgress(onEvent);
  const standby =
    standbyAfterMs === undefined
      ? null
      : createStandby<ProcessSpec>((spec, flags) => launch(spec, logDir, flags), standbyAfterMs);
  let stopping = false;

  const start = (spec: ProcessSpec, backoff = FIRST_BACKOFF_MS) => {
    if (stopping) return;
    const since = Date.now();
    const startAgain = (reason: string) => {
      const next = Date.now() - since > HEALTHY_MS ? FIRST_BACKOFF_MS : Math.min(backoff * 2, MAX_BACKOFF_MS);
      onEvent(`${spec.name} ended (${reason}); starting it again in ${next} ms`);
      setTimeout(() => start(spec, next), next);
    };
    const begin = () => {
      const child = follow(spec.name, standby?.take(spec) ?? launch(spec, logDir));
      standby?.prepare(spec);
      running.set(spec.name, { child, spec });
      const endWatch = hangWatch(onEvent, health)(spec, child);
      whenEnded(child, (reason, code) => {
        endWatch();
        running.delete(spec.name);
        if (stopping) return;
        if (restarting.delete(spec.name)) return start(spec);
        if (code === EXIT_CONFIG) return onFatal(spec.name);
        startAgain(reason);
      });
    };
    try {
      begin();
    } catch (error) {
      startAgain(String(error));
    }
  };

  return {
    start,
    progressOf,
    restart: (scripts) => {
      for (const one of running.values()) {
        if (!scripts.includes(one.spec.script) || restarting.has(one.spec.name)) continue;
        restarting.add(one.spec.name);
        onEvent(`${one.spec.name} changed; starting it again`);
        void stop(one, RESTART_MS);
      }
    },
    stopAll: async () => {
      stopping = true;
      standby?.stopAll();
      await Promise.all([...running.values()].map((one) => stop(one)));
    },
  };
}
