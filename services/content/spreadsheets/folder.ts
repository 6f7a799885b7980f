/** Pictures and documents named in a table: files in a folder. One asset is made for each file. */
import path from 'node:path';
import { linkTo } from '../model/links';
import type { SourceAsset } from '../publishing/files/export-format';
import { idFrom } from '../publishing/names';
import type { Read } from './cells';

/** What content types accept (mimetype-groups.ts): pictures, and documents to read. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.pdf': 'application/pdf',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.txt': 'text/plain',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Assets by the name of their file. A missing or unreadable file is reported only when it is stored. */
export class Folder {
  readonly assets = new Map<string, SourceAsset>();
  /** By the id of the asset, which is made from the name without its signs. */
  readonly #names = new Map<string, string>();

  /** @param given whether a folder was named at all */
  constructor(
    private readonly given: boolean,
    private readonly locale: string,
  ) {}

  link(name: string): Read {
    if (/^https?:/i.test(name))
      return {
        problem: `“${name}” is an address: fetch the file into a folder, and name the folder with --files`,
      };
    if (!this.given) return { problem: `“${name}” is a file: name its folder with --files FOLDER` };
    const contentType = TYPES[path.extname(name).toLowerCase()];
    if (contentType === undefined)
      return { problem: `“${name}” ends in none of ${Object.keys(TYPES).join(' ')}` };
    const id = idFrom('file', name);
    const other = this.#names.get(id) ?? name;
    if (other !== name)
      return { problem: `“${name}” and “${other}” would be one file: give one another name` };
    this.#names.set(id, name);
    const file = { fileName: path.basename(name), contentType, localPath: name };
    const title = path.basename(name, path.extname(name));
    this.assets.set(name, {
      sys: { id },
      metadata: { tags: [] },
      fields: { title: { [this.locale]: title }, file: { [this.locale]: file } },
    });
    return { value: linkTo('Asset', id) };
  }
}
