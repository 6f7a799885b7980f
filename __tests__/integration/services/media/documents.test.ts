import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { SentFile } from '@/services/common/files/send-file';
import { DocumentStore } from '@/services/media/documents';

/** A delivery API with one asset, which counts what it is asked. */
interface Content {
  server: Server;
  origin: string;
  asked: string[];
  tokens: (string | undefined)[];
  file: { url: string; body: string } | null;
  broken: boolean;
  /** Bytes of the endless file, and whether its reader went. */
  sent: number;
  hungUp: boolean;
}

/** Without a length, until nobody listens any more. */
function sendEndlessly(content: Content, response: ServerResponse): void {
  const piece = Buffer.alloc(1024 * 1024);
  const send = () => {
    while (!response.destroyed && response.write(piece)) content.sent += piece.length;
    content.sent += piece.length;
  };
  response.on('drain', send).on('close', () => (content.hungUp = true));
  send();
}

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '1000' }).write('half');
  setTimeout(() => response.destroy(), 50);
}

function sendFile(content: Content, url: string, response: ServerResponse): void {
  if (url.startsWith('/files/endless')) sendEndlessly(content, response);
  else if (url.startsWith('/files/broken')) breakOff(response);
  else response.end(content.file?.body);
}

async function startContent(): Promise<Content> {
  const content: Content = {
    server: createServer((request, response) => {
      content.asked.push(request.url ?? '');
      content.tokens.push(request.headers.authorization);
      if (content.broken) return void response.writeHead(500).end('{}');
      if (request.url?.endsWith('/assets/doc1') && content.file) {
        const file = { url: content.file.url, contentType: 'application/pdf', fileName: 'a.pdf' };
        return void response.end(JSON.stringify({ sys: { id: 'doc1' }, fields: { title: 'A', file } }));
      }
      if (request.url?.startsWith('/files/')) return sendFile(content, request.url, response);
      return void response.writeHead(404).end('{"sys":{"type":"Error","id":"NotFound"}}');
    }),
    origin: '',
    asked: [],
    tokens: [],
    file: { url: '/files/one/a.pdf', body: 'first edition' },
    broken: false,
    sent: 0,
    hungUp: false,
  };
  await new Promise<void>((resolve) => content.server.listen(0, '127.0.0.1', resolve));
  content.origin = `http://127.0.0.1:${(content.server.address() as AddressInfo).port}`;
  if (content.file) content.file.url = content.origin + content.file.url;
  return content;
}

let content: Content;
let folder: string;
let time = 0;
const store = (assetsUrl = content.origin, mostBytes?: number) =>
  new DocumentStore(
    {
      ...(mostBytes === undefined ? {} : { mostBytes }),
      environmentUrl: `${content.origin}/spaces/s/environments/e`,
      accessToken: 'delivery',
      assetsUrl,
      folder,
      onError: (error) => {
        throw error;
      },
    },
    () => time,
  );

beforeEach(async () => {
  content = await startContent();
  folder = await mkdtemp(path.join(tmpdir(), 'documents-test-'));
  time = 0;
});
afterEach(async () => {
  await new Promise((resolve) => content.server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

async function text(found: SentFile | null): Promise<string | null> {
  const bytes = await found?.bytes();
  return bytes ? textOf(await bytes.open({ start: 0, end: bytes.size - 1 })) : null;
}

describe('documents of the content service', () => {
  it('are fetched once with the server’s token, however many read at once', async () => {
    const documents = store();
    const found = await Promise.all([1, 2, 3, 4].map(() => documents.find('doc1')));
    expect(await text(found[0]!)).toBe('first edition');
    expect(found[3]).toMatchObject({ contentType: 'application/pdf' });
    expect(content.asked.filter((url) => url.startsWith('/files/'))).toHaveLength(1);
    expect(new Set(content.tokens)).toEqual(new Set(['Bearer delivery']));
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('follow a new edition within a minute', async () => {
    const documents = store();
    await documents.find('doc1');
    content.file = { url: `${content.origin}/files/two/a.pdf`, body: 'second edition' };
    expect(await text(await documents.find('doc1'))).toBe('first edition');
    time += 60_001;
    expect(await text(await documents.find('doc1'))).toBe('second edition');
  });

  it('are still served when the content service is down, also after a restart', async () => {
    await store().find('doc1');
    content.broken = true;
    expect(await text(await store().find('doc1'))).toBe('first edition');
  });

  it('that were never read cannot be served then: 503, not a crash', async () => {
    content.broken = true;
    await expect(store().find('doc1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('are gone once the content service says so', async () => {
    const documents = store();
    await documents.find('doc1');
    content.file = null;
    time += 60_001;
    expect(await documents.find('doc1')).toBeNull();
    content.broken = true;
    await expect(store().find('doc1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('are only fetched from the content service’s hosts, and the token goes to its API alone', async () => {
    const other = await startContent();
    try {
      content.file = { url: `${other.origin}/files/one/a.pdf`, body: '' };
      await expect(store().find('doc1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(other.asked).toEqual([]);
      expect(await text(await store(other.origin).find('doc1'))).toBe('first edition');
      expect(other.tokens).toEqual([undefined]);
    } finally {
      await new Promise((resolve) => other.server.close(resolve));
    }
  });

  it('are refused once they are larger than a document may be, whatever length was announced', async () => {
    content.file = { url: `${content.origin}/files/endless/a.pdf`, body: '' };
    await expect(store().find('doc1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await readdir(folder)).filter((name) => !name.startsWith('asset-'))).toEqual([]);
    while (!content.hungUp) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(content.sent).toBeLessThan(160 * 1024 ** 2);
  });

  it('that break off are not kept', async () => {
    content.file = { url: `${content.origin}/files/broken/a.pdf`, body: '' };
    await expect(store().find('doc1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await readdir(folder)).filter((name) => !name.startsWith('asset-'))).toEqual([]);
  });

  it('are deleted when the folder is full, first those that were read longest ago', async () => {
    time = Date.now();
    // Each takes a block of the disk.
    const documents = store(content.origin, 2 * 4096);
    const read = async (edition: string) => {
      content.file = { url: `${content.origin}/files/${edition}/a.pdf`, body: edition.padEnd(100, '.') };
      time += 60_001;
      expect((await text(await documents.find('doc1')))?.replaceAll('.', '')).toBe(edition);
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const askedFor = (edition: string) =>
      content.asked.filter((url) => url.startsWith(`/files/${edition}/`)).length;
    await read('one');
    await read('two');
    // Read again, it is no longer the oldest.
    await read('one');
    await read('three');
    expect((await readdir(folder)).filter((name) => !name.startsWith('asset-'))).toHaveLength(2);
    await read('one');
    expect([askedFor('one'), askedFor('two')]).toEqual([1, 1]);
    await read('two');
    expect(askedFor('two')).toBe(2);
  });
});
