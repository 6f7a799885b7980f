/** A small server of the S3 calls that the library makes: objects of one bucket, each request held to its signature. */
import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { rangeOf } from '@/services/common/files/range';

const key = { accessKeyId: 'id', secretAccessKey: 'secret', region: 'eu-west-2' };
const BUCKET = 'library';
/** Few, so that lists come in several pages. */
const PAGE = 3;

async function isSigned({ method = '', headers }: IncomingMessage, url: URL): Promise<boolean> {
  const { authorization = '', 'x-amz-date': datetime = '', 'x-amz-content-sha256': hash = '' } = headers;
  const named = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const signed = Object.fromEntries(
    named
      .filter((name) => name !== 'host' && name !== 'x-amz-date')
      .map((name) => [name, String(headers[name])]),
  );
  const signer = new AwsV4Signer({
    ...key,
    ...{ method, url: url.href, service: 's3', datetime: String(datetime), allHeaders: true },
    headers: { ...signed, 'x-amz-content-sha256': String(hash) },
  });
  return (await signer.sign()).headers.get('authorization') === authorization;
}

const etagOf = (object: Buffer) => `"${createHash('md5').update(object).digest('hex')}"`;

/** What S3 answers to a conditional write that does not hold; null where it does. */
function refusalOf(object: Buffer | undefined, headers: IncomingMessage['headers']): number | null {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (match !== undefined && object === undefined) return 404;
  if (match !== undefined && object !== undefined && etagOf(object) !== match) return 412;
  return noneMatch === '*' && object !== undefined ? 412 : null;
}

function listing(names: readonly string[], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const under = names.filter((name) => name.startsWith(prefix)).sort();
  const entries = new Set(
    under.map((name) => {
      const end = name.indexOf('/', prefix.length);
      return end < 0 ? name : name.slice(0, end + 1);
    }),
  );
  const from = Number(query.get('continuation-token') ?? 0);
  const shown = [...entries].slice(from, from + PAGE);
  const next =
    from + PAGE < entries.size
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${from + PAGE}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  const rows = shown.map((name) =>
    name.endsWith('/')
      ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${name}</Key></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${BUCKET}</Name>${next}${rows.join('')}</ListBucketResult>`;
}

/** Uploads in parts that are not completed: the parts of each, by number. */
type Uploads = Map<string, Map<number, Buffer>>;

/** What S3 answers to a call of an upload in parts; null to any other. */
function answerToParts(
  { method }: IncomingMessage,
  {
    url,
    name,
    body,
    objects,
    uploads,
  }: { url: URL; name: string; body: Buffer; objects: Map<string, Buffer>; uploads: Uploads },
): { status: number; text?: string; etag?: string } | null {
  const id = url.searchParams.get('uploadId');
  if (method === 'POST' && url.searchParams.has('uploads')) {
    const began = `upload-${uploads.size + 1}`;
    uploads.set(began, new Map());
    return {
      status: 200,
      text: `<InitiateMultipartUploadResult><UploadId>${began}</UploadId></InitiateMultipartUploadResult>`,
    };
  }
  if (id === null) return null;
  const parts = uploads.get(id);
  if (!parts) return { status: 404 };
  if (method === 'PUT') {
    parts.set(Number(url.searchParams.get('partNumber')), body);
    return { status: 200, etag: etagOf(body) };
  }
  uploads.delete(id);
  if (method === 'DELETE') return { status: 204 };
  const named = [
    ...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>&quot;(\w+)&quot;<\/ETag>/g),
  ];
  const whole = named.map(([, number, hash]) => {
    const part = parts.get(Number(number));
    return part && etagOf(part) === `"${hash}"` ? part : null;
  });
  // S3 says so after it has answered 200.
  if (whole.length === 0 || whole.includes(null))
    return { status: 200, text: '<Error><Code>InvalidPart</Code></Error>' };
  objects.set(name, Buffer.concat(whole.filter((part) => part !== null)));
  return { status: 200, text: '<CompleteMultipartUploadResult><Key>x</Key></CompleteMultipartUploadResult>' };
}

/** Deletes the objects that the body of DeleteObjects names; the status. */
function deleteNamed({ headers }: IncomingMessage, body: Buffer, objects: Map<string, Buffer>): number {
  if (headers['content-md5'] !== createHash('md5').update(body).digest('base64')) return 400;
  for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(name);
  return 200;
}

/** Stores an object; the status. */
function put({ headers }: IncomingMessage, name: string, body: Buffer, objects: Map<string, Buffer>): number {
  // S3 takes no body of unknown length.
  if (headers['content-length'] === undefined) return 411;
  const refusal = refusalOf(objects.get(name), headers);
  if (refusal === null) objects.set(name, body);
  return refusal ?? 200;
}

function sendObject(
  object: Buffer | undefined,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  if (!object) return void response.writeHead(404).end();
  const range = rangeOf(headers.range, object.length);
  const isPart = range.kind === 'part';
  response.writeHead(isPart ? 206 : 200, { etag: etagOf(object) });
  response.end(isPart ? object.subarray(range.start, range.end + 1) : object);
}

export interface S3Double {
  settings: typeof key & { endpoint: string; bucket: string };
  objects: Map<string, Buffer>;
  uploads: Uploads;
  /** Calls so far, as `PUT recordings/…`. */
  calls: string[];
  /** While true every call is answered 503. */
  isDown: boolean;
  stop: () => Promise<void>;
}

export async function startS3(): Promise<S3Double> {
  const objects = new Map<string, Buffer>();
  const uploads: Uploads = new Map();
  const calls: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '' } = request;
    const url = new URL(request.url ?? '', double.settings.endpoint);
    const name = decodeURIComponent(url.pathname.slice(BUCKET.length + 2));
    const body = await buffer(request);
    const end = (status: number, content: Buffer | string = '') =>
      void response.writeHead(status).end(content);
    if (double.isDown) return end(503);
    if (!(await isSigned(request, url))) return end(403);
    calls.push(`${method} ${name}`);
    const ofParts = answerToParts(request, { url, name, body, objects, uploads });
    if (ofParts) {
      if (ofParts.etag !== undefined) response.setHeader('etag', ofParts.etag);
      return end(ofParts.status, ofParts.text);
    }
    if (method === 'POST' && url.searchParams.has('delete'))
      return end(
        deleteNamed(request, body, objects),
        '<?xml version="1.0"?>\n<DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"></DeleteResult>',
      );
    if (method === 'PUT') return end(put(request, name, body, objects));
    if (method === 'DELETE') {
      objects.delete(name);
      return end(204);
    }
    if (name === '') return end(200, listing([...objects.keys()], url.searchParams));
    return sendObject(objects.get(name), request, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const double: S3Double = {
    settings: { ...key, endpoint, bucket: BUCKET },
    ...{ objects, uploads, calls, isDown: false },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return double;
}
