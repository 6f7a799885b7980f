/** WOFF 1.0 unpacked to the font inside it: packed fonts are inflated again for every letter that is set. */
import { inflateSync } from 'node:zlib';

/** Sizes in bytes, WOFF File Format 1.0 §§3 to 5 and OpenType "Organization of an OpenType Font". */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number) => (length + 3) & ~3;

interface Table {
  tag: Buffer;
  checksum: number;
  data: Buffer;
}

function tablesOf(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_value, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((field) =>
      woff.readUInt32BE(at + field),
    ) as [number, number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    return { tag: woff.subarray(at, at + 4), checksum, data: packed < length ? inflateSync(bytes) : bytes };
  });
}

/** Throws when the bytes are no WOFF. */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('the font is not WOFF');
  const tables = tablesOf(woff);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(SFNT_HEADER + tables.length * SFNT_ENTRY);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(power * SFNT_ENTRY, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((tables.length - power) * SFNT_ENTRY, 10);
  let offset = header.length;
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(header, at);
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    const body = Buffer.alloc(padded(data.length));
    data.copy(body);
    offset += body.length;
    return body;
  });
  return Buffer.concat([header, ...bodies]);
}
