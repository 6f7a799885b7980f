/** What a recording is made of, as one digest: of the bytes of its files, and of what else the order says of the recording itself. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { filesOf, type IngestOrder } from './order';

async function readDigest(order: IngestOrder): Promise<string> {
  const hash = createHash('sha256');
  for (const file of filesOf(order))
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  // A different title, path, entry or link does not change the recording itself, so these are left out of the digest.
  const {
    source: _source,
    title: _title,
    isTitled: _isTitled,
    entry: _entry,
    signed: _signed,
    ...said
  } = order;
  return hash.update(JSON.stringify(said)).digest('hex');
}

const digests = new WeakMap<IngestOrder, Promise<string>>();

/** The digest, in hexadecimal; read once for an order, because a film may have many gigabytes. */
export function digestOf(order: IngestOrder): Promise<string> {
  const known = digests.get(order) ?? readDigest(order);
  digests.set(order, known);
  known.catch(() => digests.delete(order));
  return known;
}
