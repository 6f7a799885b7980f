/** Reads text files that people name: what is wrong with one is said in one line, with its name. */
import { readFile } from 'node:fs/promises';
import { utf8Text } from '@/lib/domain/text/utf8-text';

const WHY: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['ENOTDIR', 'there is no such file'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'it may not be read'],
]);

/** A file that cannot be read. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';

  /** @param file as it was named; `why` says what is wrong with it, without its name */
  constructor(
    readonly file: string,
    readonly why: string,
    options?: ErrorOptions,
  ) {
    super(`${file}: ${why}`, options);
  }
}

/** A file that is not UTF-8. */
export class EncodingError extends UnreadableFileError {
  override name = 'EncodingError';
}

/** The error of the file system as an UnreadableFileError; any other unchanged. */
export function fileFailure(error: unknown, file: string): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const why = WHY.get(code);
  return why === undefined ? error : new UnreadableFileError(file, why, { cause: error });
}

/** The text of a file, which must be UTF-8 (`utf8Text`). Throws UnreadableFileError, of which an EncodingError is one. */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw fileFailure(error, file);
  });
  const text = utf8Text(bytes);
  if (text === null) throw new EncodingError(file, 'it is not in UTF-8: save it as UTF-8');
  return text;
}
