/** The objects in which a bucket has the recordings: read, listed, sent (large ones in parts) and deleted. */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { html as xml, type Html } from '@/lib/domain/text/markup';
import { ServiceError, unavailable } from '@/lib/platform/service-error';
import type { s3Calls } from '@/services/common/files/storage';

const listSchema = z.object({
  ListBucketResult: z.object({
    IsTruncated: z.string().default('false'),
    NextContinuationToken: z.string().optional(),
    Contents: z.array(z.object({ Key: z.string() })).default([]),
    CommonPrefixes: z.array(z.object({ Prefix: z.string() })).default([]),
  }),
});
type ListPage = z.infer<typeof listSchema>['ListBucketResult'];

const beganSchema = z.object({ InitiateMultipartUploadResult: z.object({ UploadId: z.string() }) });
/** Both calls can fail after they have answered 200. */
const completedSchema = z.object({ CompleteMultipartUploadResult: z.object({}) });
const deletedSchema = z.object({
  DeleteResult: z.union([z.literal(''), z.object({ Error: z.never().optional() })]),
});

/** Enough, in ms, for a part, or the largest track, over a slow connection. */
const LARGE_TIMEOUT_MS = 2 * 60 * 60_000;
/** The most keys of one DeleteObjects. */
const MOST_DELETED = 1_000;
/** Bytes of a part: the 10,000 parts that S3 allows make its largest object then, 5 TiB. */
const PART_BYTES = 512 * 1024 ** 2;

const parser = new XMLParser({
  parseTagValue: false,
  ignoreAttributes: true,
  isArray: (name) => name === 'Contents' || name === 'CommonPrefixes',
});

export class BucketObjects {
  constructor(
    private readonly reach: ReturnType<typeof s3Calls>,
    private readonly partBytes = PART_BYTES,
  ) {}

  /** Throws UNAVAILABLE for every status that is neither successful nor allowed. */
  async call(...request: Parameters<typeof this.reach>): Promise<Response> {
    return this.reach(...request).catch(unavailable('Recordings cannot be reached just now'));
  }

  /** Throws NOT_FOUND if there is no such object. */
  async open(key: string, headers: Record<string, string> = {}): Promise<Readable> {
    const request = { method: 'GET', headers, timeout: LARGE_TIMEOUT_MS } as const;
    const { body, status } = await this.call(key, request, [404]);
    // The file was replaced after its index was read.
    if (status === 404) throw new ServiceError('NOT_FOUND', 'No such file');
    return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
  }

  /** Keys that begin with the prefix, up to the next slash. */
  async list(prefix: string): Promise<ListPage[]> {
    const pages: ListPage[] = [];
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', delimiter: '/', prefix });
      if (token !== undefined) query.set('continuation-token', token);
      const response = await this.call(`?${query.toString()}`, { method: 'GET' });
      const page = listSchema.parse(parser.parse(await response.text())).ListBucketResult;
      pages.push(page);
      token = page.IsTruncated === 'true' ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
    return pages;
  }

  /** Sends a file. */
  async send(key: string, file: string): Promise<void> {
    const body = await openAsBlob(file);
    if (body.size > this.partBytes) return this.sendInParts(key, body);
    await this.call(key, { method: 'PUT', body, timeout: LARGE_TIMEOUT_MS });
  }

  /** No error for a key under which there is nothing. */
  async remove(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += MOST_DELETED) {
      const objects = keys.slice(at, at + MOST_DELETED).map((key) => xml`<Object><Key>${key}</Key></Object>`);
      const body = Buffer.from(xml`<Delete><Quiet>true</Quiet>${objects}</Delete>`.text);
      // S3 refuses this call without a checksum of its body.
      const headers = { 'content-md5': createHash('md5').update(body).digest('base64') };
      await this.answer('?delete', { method: 'POST', body, headers }, deletedSchema);
    }
  }

  /** One call takes 5 GiB at most, and a long play of a high resolution is larger. */
  private async sendInParts(key: string, body: Blob): Promise<void> {
    const began = await this.answer(`${key}?uploads`, { method: 'POST' }, beganSchema);
    const { UploadId: uploadId } = began.InitiateMultipartUploadResult;
    const upload = new URLSearchParams({ uploadId });
    try {
      const parts: Html[] = [];
      for (let at = 0; at < body.size; at += this.partBytes) {
        const partNumber = String(parts.length + 1);
        const query = new URLSearchParams({ partNumber, uploadId });
        const part = body.slice(at, at + this.partBytes);
        const request = { method: 'PUT', body: part, timeout: LARGE_TIMEOUT_MS } as const;
        const { headers } = await this.call(`${key}?${query}`, request);
        const etag = headers.get('etag');
        parts.push(xml`<Part><PartNumber>${partNumber}</PartNumber><ETag>${etag}</ETag></Part>`);
      }
      const whole = Buffer.from(xml`<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`.text);
      // A large object is put together for minutes.
      const request = { method: 'POST', body: whole, timeout: LARGE_TIMEOUT_MS } as const;
      await this.answer(`${key}?${upload}`, request, completedSchema);
    } catch (error) {
      // Its parts are stored, and paid for, until it is ended. A rule of the bucket ends what is left (docs/recordings.md).
      await this.call(`${key}?${upload}`, { method: 'DELETE' }, [404]).catch(() => undefined);
      throw error;
    }
  }

  /** Throws UNAVAILABLE for an answer that is not as the schema says. */
  private async answer<Answer>(
    key: string,
    request: Parameters<typeof this.reach>[1],
    schema: z.ZodType<Answer>,
  ): Promise<Answer> {
    const text = await (await this.call(key, request)).text();
    const read = schema.safeParse(parser.parse(text));
    if (read.success) return read.data;
    const cause = new Error(`object storage answered to ${request.method} ${key}: ${text.slice(0, 500)}`);
    return unavailable('Recordings cannot be reached just now')(cause);
  }
}
