/** Parses IPv4 and IPv6 addresses and ranges (RFC 4632, RFC 4291) into their canonical text. */
import ipaddr from 'ipaddr.js';

export interface Range {
  bits: 32 | 128;
  first: bigint;
  last: bigint;
}

export type NetworkReading = { cidrs: string[] } | { fault: string };

/**
 * No institution has a larger network; a shorter prefix is a typing error that would recognise far too many visitors.
 * /8 is the largest block ever allocated in IPv4; /16 is far larger than any in IPv6.
 */
const SHORTEST_PREFIX = { 32: 8, 128: 16 } as const;
const HYPHEN = /^(\S+?)\s*-\s*(\S+)$/;

type Address = ReturnType<typeof ipaddr.process>;

/** Strict: four decimal parts, no leading zeros; no zone id. IPv4-mapped IPv6 becomes IPv4 (D11). */
function parseAddress(text: string): Address | null {
  if (/^[\d.]+$/.test(text)) {
    const plain =
      /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/.test(text) && ipaddr.IPv4.isValidFourPartDecimal(text);
    return plain ? ipaddr.IPv4.parse(text) : null;
  }
  return !text.includes('%') && ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : null;
}

/** Canonical text of one address, or null. */
export function canonicalAddress(text: string): string | null {
  return parseAddress(text.trim())?.toString() ?? null;
}

const bitsOf = (address: Address) => (address.kind() === 'ipv4' ? 32 : 128);
const valueOf = (address: Address) =>
  address.toByteArray().reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

function textOf(value: bigint, bits: 32 | 128): string {
  const bytes = Array.from({ length: bits / 8 }, (_, i) =>
    Number((value >> BigInt(bits - 8 * (i + 1))) & 255n),
  );
  return ipaddr.fromByteArray(bytes).toString();
}

/** The fewest CIDR blocks that cover exactly the range. */
function cidrsOfRange({ bits, first, last }: Range): string[] {
  const cidrs: string[] = [];
  for (let start = first; start <= last;) {
    let free = 0;
    while (free < bits) {
      const size = 1n << BigInt(free + 1);
      if (start % size !== 0n || start + size - 1n > last) break;
      free += 1;
    }
    cidrs.push(`${textOf(start, bits)}/${bits - free}`);
    start += 1n << BigInt(free);
  }
  return cidrs;
}

function readBlock(text: string): NetworkReading {
  const [addressText = '', prefixText = '', ...rest] = text.split('/');
  const address = parseAddress(addressText);
  if (address === null || rest.length > 0 || !/^(0|[1-9]\d{0,2})$/.test(prefixText)) return notARange(text);
  const bits = bitsOf(address);
  const prefix = Number(prefixText);
  if (prefix > bits) return notARange(text);
  if (prefix < SHORTEST_PREFIX[bits]) return { fault: `“${text}” is wider than any institution’s network` };
  const size = 1n << BigInt(bits - prefix);
  const value = valueOf(address);
  const cidr = `${textOf(value - (value % size), bits)}/${prefix}`;
  return value % size === 0n
    ? { cidrs: [cidr] }
    : { fault: `“${text}” does not begin its range; ${cidr} does` };
}

function readSpan(text: string, from: string, to: string): NetworkReading {
  const start = parseAddress(from);
  const end = parseAddress(to);
  if (start === null || end === null || start.kind() !== end.kind()) return notARange(text);
  const bits = bitsOf(start);
  const [first, last] = [valueOf(start), valueOf(end)];
  if (first > last) return { fault: `“${text}” ends before it begins` };
  const widest = 1n << BigInt(bits - SHORTEST_PREFIX[bits]);
  if (last - first >= widest) return { fault: `“${text}” is wider than any institution’s network` };
  return { cidrs: cidrsOfRange({ bits, first, last }) };
}

const notARange = (text: string): NetworkReading => ({
  fault: `“${text}” is neither an address nor a range`,
});

/** Parses `address`, `address/prefix` or `first-last` into CIDR blocks, or returns an error message. */
export function readNetwork(input: string): NetworkReading {
  const text = input.trim();
  const span = HYPHEN.exec(text);
  if (span) return readSpan(text, span[1] ?? '', span[2] ?? '');
  if (text.includes('/')) return readBlock(text);
  const address = parseAddress(text);
  return address ? { cidrs: [`${address.toString()}/${bitsOf(address)}`] } : notARange(text);
}

/** Whether the address is in one of the blocks. @param cidrs as returned by `readNetwork` */
export function isInside(text: string, cidrs: readonly string[]): boolean {
  const address = parseAddress(text.trim());
  if (address === null) return false;
  return cidrs.some((cidr) => {
    const [base, bits] = ipaddr.parseCIDR(cidr);
    return base.kind() === address.kind() && address.match(base, bits);
  });
}

/** Addresses inside one network only, which many networks have, by the names of ipaddr.js (RFC 1918, RFC 3927, RFC 4193). */
const PRIVATE = new Set(['private', 'uniqueLocal', 'linkLocal']);

/** Addresses that are nobody's on the internet (RFC 6890, RFC 6598). */
const NOT_OF_THE_INTERNET = new Set([
  ...PRIVATE,
  'unspecified',
  'broadcast',
  'multicast',
  'loopback',
  'carrierGradeNat',
]);

const kindOf = (cidr: string): string => ipaddr.parseCIDR(cidr)[0].range();

/** Whether a block is of private networks. @param cidr as `readNetwork` gives it */
export const isPrivate = (cidr: string): boolean => PRIVATE.has(kindOf(cidr));

/**
 * Whether a block is of the internet: not of this machine, a private network or a carrier's customers. Its first address tells, because
 * a block as an institution may give (at most /16 or /32) lies wholly inside such a range or outside of all. @param cidr as `readNetwork` gives it
 */
export const isOfTheInternet = (cidr: string): boolean => !NOT_OF_THE_INTERNET.has(kindOf(cidr));
