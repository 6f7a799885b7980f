/** Which network ranges an organisation's administrators may set: parses lines into CIDR blocks or errors. Pure. */
import type { RangeLine } from '@/lib/contracts/administration/networks';
import { isOfTheInternet, isPrivate, readNetwork } from '../viewer/network';

/**
 * The largest blocks given to one institution: /16 of IPv4 (RFC 4632 §5.1) and /32 of IPv6 (RIPE-738 §5.1). All ranges together
 * must not be larger either, or many lines would claim what one must not: the visitors of other institutions. Only an operator can
 * set more.
 */
const WIDEST = { v4: 16, v6: 32 } as const;

const familyOf = (cidr: string) => (cidr.includes(':') ? 'v6' : 'v4');

/** A block's share of all that one institution may have. */
const shareOf = (cidr: string) => 2 ** (WIDEST[familyOf(cidr)] - Number(cidr.slice(cidr.indexOf('/') + 1)));

/** Who sets the ranges, and the blocks stored so far: an operator agreed to what is wider or special among them, and it stays. */
export interface RangeSetter {
  isOperator: boolean;
  before: readonly string[];
}

function lineOf(text: string, { isOperator, before }: RangeSetter): RangeLine {
  const reading = readNetwork(text);
  const refused = (fault: string): RangeLine => ({ text, ranges: [], fault });
  if ('fault' in reading) return refused(reading.fault);
  const asked = isOperator ? [] : reading.cidrs.filter((cidr) => !before.includes(cidr));
  // The commonest mistake: a computer shows its private address, which is what people copy.
  if (asked.some(isPrivate))
    return refused(
      `“${text}” is private, inside your network only. Enter the public address; whoever looks after your network knows it`,
    );
  if (asked.some((cidr) => shareOf(cidr) > 1))
    return refused(`“${text}” is wider than one institution’s network; write to us`);
  if (!asked.every(isOfTheInternet))
    return refused(`“${text}” has no addresses of the internet; write to us`);
  return { text, ranges: reading.cidrs, fault: null };
}

/** The lines, with a fault at each new one by which they are together more than one institution's network. */
function boundTogether(lines: readonly RangeLine[], before: readonly string[]): RangeLine[] {
  const counted = new Set(before);
  const sum = { v4: 0, v6: 0 };
  for (const cidr of counted) sum[familyOf(cidr)] += shareOf(cidr);
  return lines.map((line) => {
    const added = line.ranges.filter((cidr) => !counted.has(cidr));
    for (const cidr of added) {
      counted.add(cidr);
      sum[familyOf(cidr)] += shareOf(cidr);
    }
    if (!added.some((cidr) => sum[familyOf(cidr)] > 1)) return line;
    return {
      ...line,
      ranges: [],
      fault: `With “${line.text}” the ranges are more than one institution’s network; write to us`,
    };
  });
}

/** One result for each line that is not empty. Repeated lines are read once. */
export function readRanges(lines: readonly string[], setter: RangeSetter): RangeLine[] {
  const given = lines.map((line) => line.trim()).filter((line) => line !== '');
  const read = [...new Set(given)].map((line) => lineOf(line, setter));
  if (setter.isOperator) return read;
  const blocks = new Set(blocksOf(read));
  return boundTogether(
    read,
    setter.before.filter((cidr) => blocks.has(cidr)),
  );
}

/** All distinct blocks of the lines, sorted. */
export const blocksOf = (lines: readonly RangeLine[]): string[] =>
  [...new Set(lines.flatMap(({ ranges }) => ranges))].toSorted();
