import { AwsV4Signer } from 'aws4fetch';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesystemStorage, s3Storage, safeKey } from '@/services/common/files/storage';

describe('keys', () => {
  it('keep plain segments and never leave their folder', () => {
    expect(safeKey('certificates/00u1ab-C_d.~/course.pdf')).toBe('certificates/00u1ab-C_d.~/course.pdf');
    expect(safeKey('certificates/auth0|x y/č')).toBe('certificates/auth0%7Cx%20y/%C4%8D');
    expect(safeKey('a/../../etc/passwd')).toBe('a/%2E%2E/%2E%2E/etc/passwd');
    expect(safeKey('a/./b')).toBe('a/%2E/b');
    expect(safeKey("it's(*)!")).toBe('it%27s%28%2A%29%21');
    expect(() => safeKey('a//b')).toThrow('empty segment');
    expect(() => safeKey('/a')).toThrow('empty segment');
  });
});

describe('files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are put, replaced, read and removed; a missing one is null; no partial file stays', async () => {
    const storage = filesystemStorage(folder);
    expect(await storage.get('a/b.pdf')).toBeNull();
    await storage.put('a/b.pdf', Buffer.from('one'), 'application/pdf');
    await storage.put('a/b.pdf', Buffer.from('two'), 'application/pdf');
    expect(Buffer.from((await storage.get('a/b.pdf')) ?? []).toString()).toBe('two');
    expect(await readdir(path.join(folder, 'a'))).toEqual(['b.pdf']);
    await storage.remove('a/b.pdf');
    await storage.remove('a/b.pdf');
    expect(await storage.get('a/b.pdf')).toBeNull();
  });
});

/** AWS's published example credentials and requests for S3 (Signature Version 4, "Authenticating Requests"). */
const example = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  service: 's3',
  datetime: '20130524T000000Z',
};
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

describe('Signature Version 4 equals the published vectors', () => {
  it.each([
    [
      'GET object',
      {
        method: 'GET',
        url: 'https://examplebucket.s3.amazonaws.com/test.txt',
        headers: { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
      },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT object',
      {
        method: 'PUT',
        url: 'https://examplebucket.s3.amazonaws.com/test%24file.text',
        headers: {
          date: 'Fri, 24 May 2013 00:00:00 GMT',
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
          'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        },
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET bucket lifecycle',
      {
        method: 'GET',
        url: 'https://examplebucket.s3.amazonaws.com/?lifecycle',
        headers: { 'x-amz-content-sha256': EMPTY },
      },
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'GET bucket list',
      {
        method: 'GET',
        url: 'https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J',
        headers: { 'x-amz-content-sha256': EMPTY },
      },
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s', async (_name, request, signature) => {
    const { headers } = await new AwsV4Signer({ ...request, ...example, allHeaders: true }).sign();
    expect(headers.get('authorization')).toContain(`Signature=${signature}`);
  });
});

describe('an S3-compatible store', () => {
  const calls: { url: string; method: string; headers: Headers }[] = [];
  const answers: Response[] = [];
  const settings = {
    endpoint: 'https://s3.test/',
    region: 'eu-west-2',
    bucket: 'library',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  };

  beforeEach(() => {
    calls.length = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const { url, method, headers } = input as Request;
      calls.push({ url, method, headers });
      return answers.shift() ?? new Response(null, { status: 200 });
    });
  });

  it('is addressed by path, with signed requests', async () => {
    const storage = s3Storage(settings);
    await storage.put('certificates/a b/c.pdf', Buffer.from('x'), 'application/pdf');
    expect(calls[0]).toMatchObject({
      url: 'https://s3.test/library/certificates/a%20b/c.pdf',
      method: 'PUT',
    });
    expect(calls[0]?.headers.get('content-type')).toBe('application/pdf');
    expect(calls[0]?.headers.get('authorization')).toMatch(
      /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/eu-west-2\/s3\/aws4_request/,
    );
  });

  it('a missing object is null, a refusal an error', async () => {
    const storage = s3Storage(settings);
    answers.push(
      new Response(null, { status: 404 }),
      new Response('body'),
      new Response(null, { status: 403 }),
      new Response(null, { status: 404 }),
    );
    expect(await storage.get('a')).toBeNull();
    expect(Buffer.from((await storage.get('a')) ?? []).toString()).toBe('body');
    await expect(storage.get('a')).rejects.toThrow('403');
    await expect(storage.remove('a')).resolves.toBeUndefined();
  });
});
