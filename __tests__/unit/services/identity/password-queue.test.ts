/** A flood of passwords: few are hashed at once, so that tokens are signed meanwhile, and the queue has an end. */
import { scrypt } from 'node:crypto';
import { hashPassword, verifyPassword } from '@/services/identity/store/passwords';

jest.mock('node:crypto', () => ({ ...jest.requireActual<object>('node:crypto'), scrypt: jest.fn() }));

/** Runs that have begun and not ended. */
const running: (() => void)[] = [];
beforeEach(() => {
  jest.mocked(scrypt).mockImplementation(((...given: unknown[]) => {
    const done = given.at(-1) as (error: null, key: Buffer) => void;
    running.push(() => done(null, Buffer.alloc(32)));
  }) as typeof scrypt);
});
const settle = () => new Promise((resolve) => setImmediate(resolve));

async function endAll(): Promise<void> {
  while (running.length > 0) {
    running.splice(0).forEach((end) => end());
    await settle();
  }
}
const hash = `scrypt$8$1$1$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

it('three are worked on at once, whether checked or set; the others wait for their turn', async () => {
  const all = [
    ...Array.from({ length: 9 }, () => verifyPassword('x', hash)),
    hashPassword('y', { n: 8, r: 1, p: 1 }),
  ];
  await settle();
  expect(running).toHaveLength(3);
  await endAll();
  expect((await Promise.all(all)).slice(0, 9)).toEqual(Array.from({ length: 9 }, () => true));
  expect(scrypt).toHaveBeenCalledTimes(10);
});

it('who comes when the queue is full is told so at once', async () => {
  const answers = Promise.all(
    Array.from({ length: 60 }, () => verifyPassword('x', hash).catch((error: Error) => error.name)),
  );
  await settle();
  await endAll();
  const refused = (await answers).filter((answer) => answer === 'PasswordQueueFullError');
  expect(refused).toHaveLength(60 - 3 - 42);
});
