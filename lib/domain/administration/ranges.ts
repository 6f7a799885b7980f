/** Which ranges an organisation's own people may set: lines in, blocks or faults out. Pure. */
import type { RangeLine } from '@/lib/contracts/administration-networks';
import { readNetwork } from '../viewer/network';

/**
 * Wider than a university's; what is wider takes in other people's visitors, and is for the operator to look at. As the
 * largest blocks that one institution is given: /16 of IPv4 (RFC 4632 §5.1), /32 of IPv6 (RIPE-738 §5.1).
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

/** One reading a line that is not empty. A block that is given twice is given once. */
export function readRanges(lines: readonly string[], isOperator: boolean): RangeLine[] {
  const given = lines.map((line) => line.trim()).filter((line) => line !== '');
  return [...new Set(given)].map((line) => lineOf(line, isOperator));
}

/** Every block of the lines, once, in an order that does not depend on theirs. */
export const blocksOf = (lines: readonly RangeLine[]): string[] =>
  [...new Set(lines.flatMap(({ ranges }) => ranges))].toSorted();
