/** Letters for a forgotten password: few for one person whoever asks, and the answer never tells whether there is an account. */
import { setTimeout } from 'node:timers/promises';
import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';
import { teacher, startIdentity, type Identity } from './fixture';

const sent: string[] = [];
const mailer = jest.fn(async ({ to }: { to: string }): Promise<string | null> => {
  sent.push(to);
  return null;
});
let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({}, '127.0.0.1, ::1', mailer);
});
afterAll(() => identity.stop());
beforeEach(async () => {
  sent.length = 0;
  await identity.db.deleteFrom('links').execute();
  await identity.db.deleteFrom('sign_in_failures').execute();
});

async function ask(email: string, address: string): Promise<string> {
  const browser = new CookieBrowser({ 'x-forwarded-for': address });
  const page = await browser.open(`${identity.origin}/password/forgotten`);
  return (await browser.submit(page, { email })).body;
}
/** Letters leave after the answer. */
const lettersSent = async () => {
  await setTimeout(300);
  return sent.length;
};

it('one person gets three letters in an hour, from however many addresses they are asked for at once', async () => {
  const addresses = Array.from({ length: 12 }, (_, index) => `203.0.113.${index + 1}`);
  const answers = await Promise.all(addresses.map((address) => ask(teacher.email, address)));
  expect(await lettersSent()).toBe(3);
  answers.push(await ask('nobody@nowhere.example', '203.0.113.1'));
  expect(new Set(answers).size).toBe(1);
  identity.pass(59 * 60_000);
  await ask(teacher.email, '203.0.113.50');
  expect(await lettersSent()).toBe(3);
  identity.pass(2 * 60_000);
  await ask(teacher.email, '203.0.113.50');
  expect(await lettersSent()).toBe(4);
});

it('a letter that did not leave counts as none', async () => {
  const failing = jest.fn(async () => 'the mail server is away');
  mailer.mockImplementationOnce(failing).mockImplementationOnce(failing).mockImplementationOnce(failing);
  for (let time = 0; time < 3; time += 1) {
    await ask(teacher.email, '203.0.113.70');
    expect(await lettersSent()).toBe(0);
  }
  expect(failing).toHaveBeenCalledTimes(3);
  await ask(teacher.email, '203.0.113.70');
  expect(await lettersSent()).toBe(1);
});

it('from one address, none is let through beyond the limit until the window ends', async () => {
  await ask('nobody@nowhere.example', '203.0.113.60');
  await identity.db.updateTable('sign_in_failures').set({ failures: 600 }).execute();
  await ask('nobody@nowhere.example', '203.0.113.60');
  identity.pass(60_000);
  await ask(teacher.email, '203.0.113.60');
  expect(await lettersSent()).toBe(0);
  await ask(teacher.email, '203.0.113.61');
  expect(await lettersSent()).toBe(1);
  identity.pass(15 * 60_000);
  await ask(teacher.email, '203.0.113.60');
  expect(await lettersSent()).toBe(2);
});
