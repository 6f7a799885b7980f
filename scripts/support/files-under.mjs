// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file in a folder and below, in order; none where there is no such folder. @param {string} folder @returns {string[]} */
export function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
