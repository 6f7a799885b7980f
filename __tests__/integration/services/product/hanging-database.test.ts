/** A database that takes connections and answers nothing: persons are told within two seconds, and served when it is back. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { testDatabase } from '@/__tests__/support/postgres';
import { get, post, startProduct, type Product } from './support/harness';

let hangs = false;
const held: Socket[] = [];
let proxy: ReturnType<typeof createServer>;
let product: Product;
let drop: () => Promise<void>;

beforeAll(async () => {
  const made = await testDatabase();
  drop = made.drop;
  const real = new URL(made.url);
  proxy = createServer((front) => {
    const back = connect(Number(real.port), real.hostname);
    for (const [from, to] of [[front, back], [back, front]] as const) {
      from.on('data', (bytes) => (hangs ? held.push(from) : to.write(bytes)));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    } // prettier-ignore
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const through = new URL(made.url);
  [through.hostname, through.port] = ['127.0.0.1', String((proxy.address() as AddressInfo).port)];
  product = await startProduct({ url: through.href });
});
afterAll(async () => {
  hangs = false;
  held.forEach((socket) => socket.destroy());
  await product.stop();
  await new Promise((resolve) => proxy.close(resolve));
  await drop();
});

const teacher = { token: 'teacher' };

it('bookmarks, resume positions and notices are 503 within two seconds, and there again afterwards', async () => {
  expect((await get(product, '/api/bookmarks', teacher)).status).toBe(200);
  hangs = true;
  const started = performance.now();
  const answers = await Promise.all([
    get(product, '/api/bookmarks', teacher),
    get(product, '/api/resume-positions', teacher),
    get(product, '/api/users/teacher/notifications', teacher),
    post(product, '/api/resume-positions', { contentId: 'x', seconds: 1, durationSeconds: 9 }, teacher),
  ]);
  const took = performance.now() - started;
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  for (const { body, headers } of answers) {
    expect(body).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    expect(headers['retry-after']).toBeDefined();
  }
  // Two seconds are promised; a busy machine is given as much again, and the pool would take five.
  expect(took).toBeLessThan(4_000);
  hangs = false;
  held.splice(0).forEach((socket) => socket.destroy());
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if ((await get(product, '/api/bookmarks', teacher)).status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('not served after the database came back');
}, 30_000);
