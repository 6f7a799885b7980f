/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { UPLOADS_PATH } from '@/lib/contracts/media/recording-jobs';
import { createServer } from '@/services/common/http/http';
import { createLog } from '@/services/common/log';
import { registerUploads } from '@/services/media/admin/uploads';

const MEGABYTE = 1024 ** 2;
const piece = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };

describe('the disk that takes uploads, and has the database', () => {
  let folder: string;
  let origin: string;
  let app: ReturnType<typeof createServer>;
  const place = { folder: '', reserve: 0, sourcesInUse: async () => [] };
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'uploads-'));
    place.folder = folder;
    app = createServer({ log: createLog('media', 'silent'), ready: async () => undefined });
    registerUploads(app, place);
    await app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => (place.reserve = 0));
  const tus = (method: string, address: string, headers: Record<string, string>, body?: BodyInit) =>
    fetch(new URL(address, origin), {
      ...{ method, headers: { 'tus-resumable': '1.0.0', ...headers }, body: body ?? null, duplex: 'half' },
    } as RequestInit);
  const begin = (bytes: number) => tus('POST', UPLOADS_PATH, { 'upload-length': String(bytes) });
  /** Leaves this much for uploads. */
  const leave = async (bytes: number) => {
    const { bavail, bsize } = await statfs(folder);
    place.reserve = bavail * bsize - bytes;
  };
  const words = async (response: Response) => [response.status, await response.json()];
  const full = (message: unknown) => [507, { error: { code: 'INSUFFICIENT_STORAGE', status: 507, message } }];

  it('takes no file that is larger than the room beside the reserve, and says how much there is', async () => {
    await leave(600 * MEGABYTE);
    expect(await words(await begin(700 * MEGABYTE))).toEqual(
      full(
        expect.stringMatching(
          /0\.6 GB are free for uploads, and this file has 0\.7 GB.*choose the file again$/,
        ),
      ),
    );
    expect(readdirSync(folder)).toEqual([]);
    expect((await begin(100 * MEGABYTE)).status).toBe(201);
  });

  it('takes no further piece once others have filled it, and goes on when there is room again', async () => {
    const { headers } = await begin(4);
    const at = headers.get('location') ?? '';
    place.reserve = Number.MAX_SAFE_INTEGER;
    const sent = await tus('PATCH', at, piece, 'film');
    expect(await words(sent)).toEqual(
      full(expect.stringContaining('0.0 GB are free for uploads. Ask whoever')),
    );
    expect((await tus('HEAD', at, {})).headers.get('upload-offset')).toBe('0');
    place.reserve = 0;
    expect((await tus('PATCH', at, piece, 'film')).status).toBe(204);
  });

  it('takes no piece of unknown length for which there may be no room', async () => {
    const { headers } = await begin(4);
    await leave(600 * MEGABYTE);
    const body = new Blob(['film']).stream();
    expect((await tus('PATCH', headers.get('location') ?? '', piece, body)).status).toBe(507);
  });
});
