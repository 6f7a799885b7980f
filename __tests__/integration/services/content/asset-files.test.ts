import http from 'node:http';
import { readdir, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { createVisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import { type ContentService, startContentService, TOKEN } from '../../../support/content/service';
import { SPACE, spaceExport } from '../../../support/content/space';
import { SERVICE_KEY } from '../../../support/visitors/signed-visitor';

const asset = (id: string, localPath: string, contentType: string, fileName = localPath) => ({
  sys: { id },
  fields: { title: { 'en-US': id }, file: { 'en-US': { fileName, contentType, localPath } } },
});
const plan = asset('plan', 'plan.pdf', 'application/pdf');

let service: ContentService;
let picture: string;
let document: string;
let drawing: string;
const PDF = Buffer.from('%PDF-1.7 not really, but long enough to ask for parts of it');

beforeAll(async () => {
  service = await startContentService();
  const put = (name: string, bytes: Buffer | string) => writeFile(path.join(service.directory, name), bytes);
  const colour = { r: 180, g: 40, b: 60 };
  await put(
    'stage.png',
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  );
  await put('plan.pdf', PDF);
  await put(
    'mark.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
  );
  const assets = [
    asset('stage', 'stage.png', 'image/png', 'The stage, at night.png'),
    plan,
    asset('mark', 'mark.svg', 'image/svg+xml'),
  ];
  await service.importContent({ space: { id: SPACE }, assets });
  picture = await addressOf('stage');
  document = await addressOf('plan');
  drawing = await addressOf('mark');
});
afterAll(() => service.stop());

interface Asset {
  fields: { file: { url: string; details: unknown; fileName: string; contentType: string } };
}
const fileOf = async (id: string) =>
  ((await service.read(`/assets/${id}`)) as { body: Asset }).body.fields.file;
const addressOf = async (id: string) => new URL(`http:${(await fileOf(id)).url}`).pathname;
/** Anonymously: no token. */
const open = (address: string, init: RequestInit = {}) => fetch(service.url + address, init);
async function picked(address: string) {
  const response = await open(address);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  return { status: response.status, type: response.headers.get('content-type'), format, width, height };
}

it('an asset with a local file gets its address, size and dimensions', async () => {
  const file = await fileOf('stage');
  expect(file).toMatchObject({
    fileName: 'The stage, at night.png',
    contentType: 'image/png',
    details: { image: { width: 1600, height: 900 } },
  });
  expect(file.url).toMatch(
    /^\/\/pictures\.example:8080\/assets\/stage\/stage\/[0-9a-f]{32}\/The%20stage%2C%20at%20night\.png$/,
  );
  expect(await fileOf('plan')).toMatchObject({ details: { size: PDF.length } });
});

describe('pictures', () => {
  it('are served to anonymous visitors, to be kept for ever', async () => {
    const response = await open(picture);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = response.headers.get('etag') ?? '';
    expect((await open(picture, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await open(picture, { method: 'HEAD' })).headers.get('content-length')).toBe(
      response.headers.get('content-length'),
    );
  });

  it.each([
    ['w=640', 'png', 640, 360],
    ['w=640&fm=webp', 'webp', 640, 360],
    ['w=320&fm=jpg&q=60', 'jpeg', 320, 180],
    ['h=300', 'png', 533, 300],
    ['w=300&h=300&fit=fill&fm=webp', 'webp', 300, 300],
    ['w=300&h=300&fit=thumb', 'png', 300, 300],
    ['w=300&h=300&fit=pad&bg=rgb:ffffff', 'png', 300, 300],
    ['w=300&h=300&fit=scale', 'png', 300, 300],
    ['w=300&h=300&fit=crop&f=top_left', 'png', 300, 300],
    ['w=300&h=300', 'png', 300, 169],
    ['fm=avif&w=64', 'heif', 64, 36],
    ['w=3840', 'png', 1600, 900],
  ])('%s', async (parameters, format, width, height) => {
    const result = await picked(`${picture}?${parameters}`);
    expect(result).toEqual({
      status: 200,
      type: `image/${format === 'heif' ? 'avif' : format}`,
      format,
      width,
      height,
    });
  });

  it('come in sizes of a list: others are taken up to the next', async () => {
    expect((await picked(`${picture}?w=601`)).width).toBe(640);
    expect((await picked(`${picture}?w=639`)).width).toBe(640);
    expect(await picked(`${picture}?w=602&h=339&fit=fill`)).toMatchObject({ width: 640, height: 360 });
  });

  it.each(['w=0', 'w=4001', 'w=abc', 'h=-1', 'q=101', 'fm=bmp', 'fit=stretch', 'bg=red'])(
    'refuse %s',
    async (parameters) => {
      const response = await open(`${picture}?${parameters}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: 'VALIDATION_FAILED', status: 400 } });
    },
  );

  it('leave drawings as they are, and keep their script from running', async () => {
    const response = await open(`${drawing}?w=300&fm=webp`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it('are computed once for many who ask at the same time', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => picked(`${picture}?w=512&fm=webp`)));
    expect(new Set(results.map(({ width }) => width))).toEqual(new Set([512]));
  });

  /** Slow ones, all different. */
  const flood = (f: string) =>
    [800, 828, 900].flatMap((h) =>
      [30, 40, 50, 60, 65, 70, 75, 80, 85, 90, 95, 100].map((q) =>
        http
          .get(`${service.url}${picture}?w=1440&h=${h}&q=${q}&fit=fill&f=${f}&fm=jpg`, { agent: false })
          .on('response', (answer) => answer.resume())
          .on('error', () => undefined),
      ),
    );
  const made = async (f: string) =>
    (await readdir(path.join(service.directory, 'cache', 'content-pictures'), { recursive: true })).filter(
      (name) => name.includes(`_fill_${f}_`) && name.endsWith('.jpg'),
    ).length;

  it('that were given up before their turn are not computed, and the next is not kept waiting by them', async () => {
    const given = flood('left');
    await sleep(100);
    for (const request of given) request.destroy();
    await sleep(50);
    expect((await picked(`${picture}?w=96`)).status).toBe(200);
    // Those that had begun go on; the others came before the small one.
    expect(await made('left')).toBeLessThan(18);
  });

  it('that one network has ordered keep nobody else waiting', async () => {
    const given = flood('right');
    await sleep(100);
    const signature = await createVisitorSigner(SERVICE_KEY)(
      { viewer: anonymousViewer, address: '198.51.100.7', requestId: 'r1' },
      'content',
    );
    expect((await open(`${picture}?w=120`, { headers: signature })).status).toBe(200);
    expect(await made('right')).toBeLessThan(18);
    for (const request of given) request.destroy();
  });
});

describe('other files', () => {
  const withToken = { headers: { authorization: `Bearer ${TOKEN}` } };

  it('take a delivery token of the space', async () => {
    expect((await open(document)).status).toBe(403);
    expect((await open(document, { headers: { authorization: 'Bearer wrong' } })).status).toBe(403);
    expect((await open(`${document}?access_token=${TOKEN}`)).status).toBe(403);
    const response = await open(document, withToken);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'application/pdf', 'private, no-store']);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
  });

  it('take a token of an environment in which they are published', async () => {
    const status = async (token: string) =>
      (await open(document, { headers: { authorization: `Bearer ${token}` } })).status;
    await service.importContent(spaceExport(), { environment: 'staging' });
    await service.setToken({ space: SPACE, token: 'of-staging', environments: ['staging'] });
    await service.setToken({ space: SPACE, token: 'of-both', environments: ['staging', 'master'] });
    expect([await status('of-staging'), await status('of-both')]).toEqual([403, 200]);
    await service.importContent({ space: { id: SPACE }, assets: [plan] }, { environment: 'staging' });
    expect(await status('of-staging')).toBe(200);
  });

  it.each([
    ['bytes=0-4', 206, '%PDF-', `bytes 0-4/${PDF.length}`],
    ['bytes=-4', 206, ' it'.padStart(4, 'f'), `bytes ${PDF.length - 4}-${PDF.length - 1}/${PDF.length}`],
    [`bytes=${PDF.length - 2}-`, 206, 'it', `bytes ${PDF.length - 2}-${PDF.length - 1}/${PDF.length}`],
    ['bytes=0-1,4-5', 200, PDF.toString(), null],
    ['lines=1-2', 200, PDF.toString(), null],
  ])('in the range %s', async (range, status, text, contentRange) => {
    const response = await open(document, { headers: { ...withToken.headers, range } });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      text,
      contentRange,
    ]);
  });

  it('bytes that a file does not have are refused with the error body of the contract', async () => {
    const response = await open(document, { headers: { ...withToken.headers, range: 'bytes=9999-' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${PDF.length}`]);
    expect(await response.json()).toMatchObject({ error: { code: 'RANGE_NOT_SATISFIABLE' } });
  });
});

describe('addresses', () => {
  it('stay what they are when the file that they came from is written to', async () => {
    const before = await (await open(document)).text();
    await writeFile(path.join(service.directory, 'plan.pdf'), 'another');
    expect(await (await open(document)).text()).toBe(before);
    await writeFile(path.join(service.directory, 'plan.pdf'), PDF);
  });

  it('that no published asset names are not found', async () => {
    const [, , space, id, hash, name] = picture.split('/');
    const wrong = [
      `/assets/${space}/${id}/${hash}/other.png`,
      `/assets/${space}/other/${hash}/${name}`,
      `/assets/other/${id}/${hash}/${name}`,
      `/assets/${space}/${id}/${'0'.repeat(32)}/${name}`,
      `/assets/${space}/${id}/..%2F..%2Fetc/passwd`,
      `/assets/${space}/${id}/${hash}/${name}/more`,
      '/assets/',
    ];
    for (const address of wrong) expect([address, (await open(address)).status]).toEqual([address, 404]);
  });
});

it('a file that the store has lost is not found for now: nobody caches that, as it may come back', async () => {
  const hash = picture.split('/')[4] ?? '';
  const stored = path.join(service.dataDir, 'content', 'assets', hash.slice(0, 2), hash);
  await rename(stored, `${stored}.away`);
  for (const address of [picture, `${picture}?w=77&q=33`]) {
    const { status, headers } = await open(address);
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([404, 'no-store', null]);
  }
  await rename(`${stored}.away`, stored);
  expect((await open(picture)).headers.get('cache-control')).toContain('immutable');
});

it('a file that cannot be read is a fault of its asset', async () => {
  const assets = [
    {
      sys: { id: 'lost' },
      fields: {
        file: { 'en-US': { fileName: 'x.png', contentType: 'image/png', localPath: 'missing.png' } },
      },
    },
  ];
  await expect(service.importContent({ space: { id: SPACE }, assets })).rejects.toThrow(
    /Asset lost, field file \(en-US\): missing\.png cannot be read/,
  );
});

describe('a bundle from anybody', () => {
  it.each(['../../../../etc/passwd', '/etc/passwd', 'link-to-a-file', 'link-to-a-folder/passwd', '.'])(
    'brings no file from outside its folder: %s',
    async (localPath) => {
      await symlink('/etc/passwd', path.join(service.directory, 'link-to-a-file')).catch(() => undefined);
      await symlink('/etc', path.join(service.directory, 'link-to-a-folder')).catch(() => undefined);
      const file = { fileName: 'x.txt', contentType: 'text/plain', localPath };
      const assets = [{ sys: { id: 'stolen' }, fields: { file: { 'en-US': file } } }];
      await expect(service.importContent({ space: { id: SPACE }, assets })).rejects.toMatchObject({
        faults: [
          {
            resource: 'Asset stolen',
            problem: expect.stringContaining('outside the bundle’s folder') as unknown,
          },
        ],
      });
    },
  );
});
