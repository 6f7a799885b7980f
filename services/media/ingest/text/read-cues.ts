/** Reads captions and chapters from files. */
import type { Cue } from '@/lib/domain/playback/timed-text';
import { EncodingError, readText } from '@/services/common/files/read-text';
import { readCues } from './cues';
import { IngestFailure } from '../failure';

/**
 * The cues of a file. Throws IngestFailure BAD_TEXT, also for one that is not UTF-8, and UnreadableFileError; the failure does not
 * name the file, because operators know uploads by other names.
 */
export async function readCuesFile(file: string): Promise<Cue[]> {
  const text = await readText(file).catch((error: unknown) => {
    if (error instanceof EncodingError)
      throw new IngestFailure('BAD_TEXT', 'The text is not in UTF-8: save it as UTF-8', { cause: error });
    throw error;
  });
  return readCues(text);
}

/** Chapters of an order; none where it names no file. Throws as `readCuesFile` does. */
export const readChapters = async (file: string | null): Promise<Cue[]> =>
  file === null ? [] : readCuesFile(file);
