/**
 * Where logs are written: standard output. On a full disk the logger's own output retries for ever and blocks the process;
 * here a line that cannot be written is dropped and counted, and the next line that can be written is preceded by the
 * number lost.
 */
import { writeSync } from 'node:fs';

const STDOUT = 1;
/** How often a write is retried, 1 ms apart, when the reader of the output is slow. */
const ATTEMPTS = 50;
const pause = new Int32Array(new SharedArrayBuffer(4));

const isBusy = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EAGAIN';

/** Writes all bytes, or throws. */
function writeAll(fd: number, bytes: Buffer): void {
  let at = 0;
  for (let attempt = 0; at < bytes.length;) {
    try {
      at += writeSync(fd, bytes, at);
    } catch (error) {
      attempt += 1;
      if (!isBusy(error) || attempt > ATTEMPTS) throw error;
      Atomics.wait(pause, 0, 0, 1);
    }
  }
}

export interface LogOutput {
  write: (line: string) => void;
}

const jsonNotice = (lost: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines of this log could not be written' })}\n`;

/** For a logger's destination. Never throws and never waits long. @param noticeOf says how many lines were lost */
export function createLogOutput(fd: number = STDOUT, noticeOf = jsonNotice): LogOutput {
  let lost = 0;
  return {
    write: (line) => {
      const notice = lost === 0 ? '' : noticeOf(lost);
      try {
        writeAll(fd, Buffer.from(notice + line));
        lost = 0;
      } catch {
        // There is nowhere left to report it; readiness reports that the disk is full.
        lost += 1;
      }
    },
  };
}
