/** Reads caption files from the media service and from where recordings are hosted. */
import { isKnownAddress } from '@/lib/platform/network/known-origins';

/** A page waits this long, then goes on without the lines. */
const TIMEOUT_MS = 1_500;
/** Captions of an evening in the theatre take some 300 KB. */
const LARGEST_CAPTIONS_BYTES = 5 * 1024 * 1024;

/** Why captions were not read, for the log. */
class CaptionError extends Error {
  override name = 'CaptionError';
  constructor(
    readonly code: 'UNKNOWN_ORIGIN' | 'TOO_LARGE' | 'UNAVAILABLE',
    message: string,
  ) {
    super(message);
  }
}

/** Fetches a caption file; empty when the recording has none. */
export type CaptionReader = (address: string) => Promise<string>;

async function textWithin(response: Response, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Leaving the loop cancels the rest.
    if (size > limit) throw new CaptionError('TOO_LARGE', `The captions exceed ${limit} bytes`);
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

/**
 * Reads caption files of the media service, and those beside recordings that are hosted elsewhere, whose address an editor
 * wrote: from these origins alone, without redirects, which could lead to any other.
 */
export function createCaptionReader(
  origins: readonly string[],
  mostBytes = LARGEST_CAPTIONS_BYTES,
): CaptionReader {
  return async (address) => {
    if (!isKnownAddress(address, origins))
      throw new CaptionError(
        'UNKNOWN_ORIGIN',
        'MEDIA_HOSTED_ORIGINS does not name the origin of the captions',
      );
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (response.status === 404) return '';
    if (!response.ok)
      throw new CaptionError('UNAVAILABLE', `The server of the captions answered ${response.status}`);
    return textWithin(response, mostBytes);
  };
}
