/** Byte ranges, RFC 9110 §14: one range is honoured; a Range header that is not understood is ignored, as the RFC asks. */

export type RangeAnswer =
  | { kind: 'whole' }
  | { kind: 'part'; /** First and last byte, both included. */ start: number; end: number }
  | { kind: 'unsatisfiable' };

const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/;

/** What to send of a file of `size` bytes for the value of the Range header. */
export function rangeOf(header: string | undefined, size: number): RangeAnswer {
  const match = ONE_RANGE.exec(header?.replaceAll(' ', '') ?? '');
  if (!match) return { kind: 'whole' };
  const [, first, last, suffix] = match;
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return { kind: 'whole' };
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}
