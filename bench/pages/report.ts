/** Rows of the printed table, and the limits that make the run fail. */
import { ratioOf, type Cost } from './load';

/** Limits from issue 8; the bookmark write from decision 0024. */
const LIMITS = {
  'rendered search': 3.5,
  'cached page': 1.1,
  'bookmark write': 5,
  'signed-in page': 1.5,
  'own call': 3,
} as const;
export const limitOf = (name: keyof typeof LIMITS): number => LIMITS[name];

export interface Row {
  line: string;
  isWithin: boolean;
}

const kib = ({ bytes }: Cost) => `${(bytes / 1024).toFixed(0)} KiB`;
const cpuOf = ({ cpu }: Cost) => cpu.map((one) => one.toFixed(2)).join(' + ');

function verdict(ratio: number, limit: number | undefined): { text: string; isWithin: boolean } {
  if (limit === undefined) return { text: '', isWithin: true };
  const isWithin = ratio <= limit;
  return { text: ` (limit ${limit}${isWithin ? '' : ', MISSED'})`, isWithin };
}

/** One comparison of CPU. */
export function rowOf(name: string, ours: Cost, rival: string, theirs: Cost, limit?: number): Row {
  const ratio = ratioOf(ours, theirs);
  const { text, isWithin } = verdict(ratio, limit);
  const line = [
    `${name}: ${cpuOf(ours)} ms CPU, p99 ${ours.p99.toFixed(1)} ms, ${kib(ours)}`,
    `${rival}: ${cpuOf(theirs)} ms CPU, p99 ${theirs.p99.toFixed(1)} ms, ${kib(theirs)}`,
    `${ratio.toFixed(2)} times${text}`,
  ].join(' | ');
  return { line, isWithin };
}

/** One comparison of anything other than CPU. */
export function plainRow(name: string, detail: string, ratio: number, limit?: number): Row {
  const { text, isWithin } = verdict(ratio, limit);
  return { line: `${name}: ${detail} | ${ratio.toFixed(2)} times${text}`, isWithin };
}
