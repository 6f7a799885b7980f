import { spawnSync } from 'node:child_process';

/**
 * Whether ffmpeg is here. It is found, never shipped: `npm test` installs it where it may; elsewhere there is nothing to make a
 * recording with, and each test that makes one is counted as skipped.
 */
export const haveEncoder = spawnSync('ffmpeg', ['-version']).status === 0;
