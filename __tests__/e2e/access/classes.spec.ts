/**
 * The access matrix of classes and shared lists: each row is something to be had, each column a way in. A class sees and plays
 * its list and nothing else; a list by link shows titles and grants nothing.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { ask, makeCallers, type Caller, type CallerName } from './callers';

const PLAYABLE = 'production-to-be-or-not-to-be';
const OTHER = 'production-tomorrow-and-tomorrow';
const DAY_MS = 24 * 60 * 60_000;
/** An opening this short is over when the first of its rows is asked for, ms. */
const MOMENT_MS = 1_500;

type Ask = (caller: CallerName, path: string, body?: object) => Promise<Response>;

const entry = (contentId: string, more: object = {}) => ({
  id: randomUUID(),
  kind: 'item',
  contentId,
  ...more,
});

async function listOf(asks: Ask, entries: readonly object[]): Promise<string> {
  const id = randomUUID();
  await asks('full', '/api/lists', { id, name: 'A lesson' });
  const changes = entries.map((one) => ({ do: 'add', entry: one }));
  expect((await asks('full', `/api/lists/${id}/changes`, { changes })).status).toBe(200);
  return id;
}

async function opened(asks: Ask, listId: string, forMs = DAY_MS): Promise<{ id: string; link: string }> {
  const dates = { opensAt: new Date().toISOString(), closesAt: new Date(Date.now() + forMs).toISOString() };
  const answer = await asks('full', '/api/class-openings', { id: randomUUID(), listId, ...dates });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string; link: string };
}

/** Key that somebody holds, and who they are beside it. */
interface Way {
  key: string;
  caller: CallerName;
}

test('R-ENT-2 a class sees and plays its list alone, by each way in', async () => {
  const callers = new Map<CallerName, Caller>((await makeCallers()).map((caller) => [caller.name, caller]));
  const asks: Ask = (name, path, body) => {
    const caller = callers.get(name);
    if (!caller) throw new Error(`no caller ${name}`);
    return ask(caller, path, body);
  };
  const whole = entry(PLAYABLE);
  const clip = entry(PLAYABLE, { kind: 'clip', start: 2, end: 6 });
  const listId = await listOf(asks, [whole, clip]);
  const otherWhole = entry(OTHER);
  const [open, shut, brief, other] = [
    await opened(asks, listId),
    await opened(asks, listId),
    await opened(asks, listId, MOMENT_MS),
    await opened(asks, await listOf(asks, [otherWhole])),
  ];
  await asks('full', `/api/class-openings/${shut.id}/closing`, {});
  await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));

  const ways: Record<string, Way> = {
    link: { key: open.link, caller: 'nobody' },
    code: { key: open.id, caller: 'network' },
    codeElsewhere: { key: open.id, caller: 'nobody' },
    closed: { key: shut.link, caller: 'nobody' },
    closedCode: { key: shut.id, caller: 'network' },
    expired: { key: brief.link, caller: 'nobody' },
    otherList: { key: other.link, caller: 'nobody' },
  };
  const play =
    (contentId: string, entryId: string) =>
    ({ key, caller }: Way) =>
      asks(caller, '/api/playback-grants', { contentId, class: { key, entryId } });
  const rows: [string, (way: Way) => Promise<Response>, string][] = [
    ['the list', ({ key, caller }) => asks(caller, `/api/class/${key}`), '200 200 404 404 404 404 200'],
    ['its page', ({ key, caller }) => fetch(`${callers.get(caller)?.base}/class/${key}`), '200 200 404 404 404 404 200'],
    ['an item of it', play(PLAYABLE, whole.id), '200 200 404 404 404 404 404'],
    ['a clip of it', play(PLAYABLE, clip.id), '200 200 404 404 404 404 404'],
    ['another list’s item', play(OTHER, otherWhole.id), '404 404 404 404 404 404 200'],
    ['an item by an entry of another', play(OTHER, whole.id), '404 404 404 404 404 404 404'],
    // Beside the class whoever holds a key is who they are.
    ['the item itself', ({ caller }) => asks(caller, '/api/playback-grants', { contentId: PLAYABLE }), '401 200 401 401 200 401 401'],
    ['the teacher’s list', ({ caller }) => asks(caller, `/api/lists/${listId}`), '404 404 404 404 404 404 404'],
    ['its openings', ({ caller }) => asks(caller, `/api/class-openings?listId=${listId}`), '401 401 401 401 401 401 401'],
  ]; // prettier-ignore
  const found: string[] = [];
  for (const [name, tried] of rows) {
    const statuses: number[] = [];
    for (const way of Object.values(ways)) statuses.push((await tried(way)).status);
    found.push(`${name}: ${statuses.join(' ')}`);
  }
  expect(found).toEqual(rows.map(([name, , expected]) => `${name}: ${expected}`));

  // Clip-only: the grant opens the clip's part of the playlist, and says where it lies.
  const grant = (await (await play(PLAYABLE, clip.id)({ key: open.link, caller: 'nobody' })).json()) as {
    clip: string;
    storyboard: string | null;
  };
  expect(grant.storyboard).toBeNull();
  const { start, end } = (await (await fetch(grant.clip)).json()) as { start: number; end: number };
  expect(end - start).toBeCloseTo(4, 1);
});

test('a list by link shows its titles to whoever has the address and grants nothing', async () => {
  const callers = await makeCallers();
  const by = (name: CallerName) => callers.find((caller) => caller.name === name) ?? callers[0]!;
  const asks: Ask = (name, path, body) => ask(by(name), path, body);
  const listId = await listOf(asks, [entry(PLAYABLE)]);
  const statuses = async () => {
    const found: number[] = [];
    for (const name of ['nobody', 'network', 'otherOrganisation', 'lapsed', 'full'] as const)
      found.push((await asks(name, `/api/lists/${listId}`)).status);
    return found.join(' ');
  };
  expect(await statuses()).toBe('404 404 404 404 200');
  await asks('full', `/api/lists/${listId}/changes`, { changes: [{ do: 'share', sharing: 'link' }] });
  expect(await statuses()).toBe('200 200 200 200 200');
  for (const [name, status] of [
    ['nobody', 401],
    ['lapsed', 403],
    ['network', 200],
  ] as const)
    expect((await asks(name, '/api/playback-grants', { contentId: PLAYABLE })).status).toBe(status);
  expect(
    (
      await asks('otherOrganisation', `/api/lists/${listId}/changes`, {
        changes: [{ do: 'share', sharing: 'private' }],
      })
    ).status,
  ).toBe(403);
});

test('without script a class reads its list, a clip comes to the browser’s own controls, and a document as its file', async ({
  browser,
}) => {
  const callers = await makeCallers();
  const by = (name: CallerName) => callers.find((caller) => caller.name === name) ?? callers[0]!;
  const asks: Ask = (name, path, body) => ask(by(name), path, body);
  const clip = entry(PLAYABLE, { kind: 'clip', start: 2, end: 6, title: 'The news' });
  const guide = 'guide-antigone-study-guide';
  const reading = entry(guide, { kind: 'document', documentId: `documentMedia-${guide}` });
  const { link } = await opened(asks, await listOf(asks, [clip, reading]));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${by('nobody').base}/class/${link}`);
  await page.getByRole('link', { name: /The news/ }).click();
  const source = page.locator('video[controls] source');
  await expect(source).toHaveAttribute('src', /\.m3u8#t=[\d.]+,[\d.]+$/);
  // What its playlists name is the class's alone: the address is limited to the clip.
  const answer = await fetch(((await source.getAttribute('src')) ?? '').split('#')[0] ?? '');
  expect(answer.status).toBe(200);
  // A document is a link of the page, which leads to the file of a grant and is stored by no browser.
  await page.getByRole('link', { name: /Antigone/ }).click();
  const read = await page.getByRole('link', { name: /^Read / }).getAttribute('href');
  const led = await fetch(new URL(read ?? '', page.url()), { redirect: 'manual' });
  expect([led.status, led.headers.get('Cache-Control')]).toEqual([307, 'private, no-store']);
  const file = await fetch(led.headers.get('Location') ?? '');
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  await context.close();
});
