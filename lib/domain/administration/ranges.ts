/** Which network ranges an organisation's administrators may set: parses lines into CIDR blocks or errors. Pure. */
import type { RangeLine } from '@/lib/contracts/administration/networks';
import { readNetwork } from '../viewer/network';

/**
 * Shortest prefix allowed: the largest blocks given to one institution, /16 of IPv4 (RFC 4632 §5.1) and /32 of IPv6
 * (RIPE-738 §5.1). A wider range would include visitors of other institutions, so only the operator can set one.
 */
const WIDEST = { v4: 16, v6: 32 } as const;

const isTooWide = (cidr: string) =>
  Number(cidr.slice(cidr.indexOf('/') + 1)) < (cidr.includes(':') ? WIDEST.v6 : WIDEST.v4);

function lineOf(text: string, isOperator: boolean): RangeLine {
  const reading = readNetwork(text);
  if ('fault' in reading) return { text, ranges: [], fault: reading.fault };
  if (!isOperator && reading.cidrs.some(isTooWide))
    return { text, ranges: [], fault: `"${text}" is wider than one institution’s network; write to us` };
  return { text, ranges: reading.cidrs, fault: null };
}

/** One result for each line that is not empty. Repeated lines are read once. */
export function readRanges(lines: readonly string[], isOperator: boolean): RangeLine[] {
  const given = lines.map((line) => line.trim()).filter((line) => line !== '');
  return [...new Set(given)].map((line) => lineOf(line, isOperator));
}

/** All distinct blocks of the lines, sorted. */
export const blocksOf = (lines: readonly RangeLine[]): string[] =>
  [...new Set(lines.flatMap(({ ranges }) => ranges))].toSorted();
