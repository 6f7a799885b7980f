/** A small server of the S3 calls that the library makes: objects of one bucket, each request held to its signature. */
import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { rangeOf } from '@/lib/platform/http/range';

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

export interface S3Double {
  settings: typeof key & { endpoint: string; bucket: string };
  objects: Map<string, Buffer>;
  /** Calls so far, as `PUT recordings/…`. */
  calls: string[];
  /** While true every call is answered 503. */
  isDown: boolean;
  stop: () => Promise<void>;
}

export async function startS3(): Promise<S3Double> {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', double.settings.endpoint);
    const name = decodeURIComponent(url.pathname.slice(BUCKET.length + 2));
    const body = await buffer(request);
    const end = (status: number, content: Buffer | string = '') =>
      void response.writeHead(status).end(content);
    if (double.isDown) return end(503);
    if (!(await isSigned(request, url))) return end(403);
    calls.push(`${method} ${name}`);
    if (method === 'PUT') {
      // S3 takes no body of unknown length.
      if (headers['content-length'] === undefined) return end(411);
      const refusal = refusalOf(objects.get(name), headers);
      if (refusal !== null) return end(refusal);
      objects.set(name, body);
      return end(200);
    }
    if (method === 'DELETE') {
      objects.delete(name);
      return end(204);
    }
    if (name === '') return end(200, listing([...objects.keys()], url.searchParams));
    const object = objects.get(name);
    if (!object) return end(404);
    response.setHeader('etag', etagOf(object));
    const range = rangeOf(headers.range, object.length);
    return range.kind === 'part' ? end(206, object.subarray(range.start, range.end + 1)) : end(200, object);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const double: S3Double = {
    settings: { ...key, endpoint, bucket: BUCKET },
    ...{ objects, calls, isDown: false },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return double;
}
