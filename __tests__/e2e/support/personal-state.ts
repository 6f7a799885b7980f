/** Brings about what an account holds, by the product's own calls, so that a screen of it can be looked at. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { productDocuments, type ProductDocumentName } from '@/lib/contracts/product-graphql';
import { addresses } from './library';

const DAY_MS = 86_400_000;

/** Gives the signed-in person another subscription, as the customers system would. Days from today. */
export async function subscribed(
  page: Page,
  subscription: { startsIn: number; endsIn: number; type?: string },
): Promise<void> {
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString();
  await page.route('**/customers/v3/graphql', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { self: { subscriptions: object[] } } };
    body.data.self.subscriptions = [
      {
        id: 's',
        parentCompanyId: 'c',
        type: subscription.type ?? 'full',
        startDate: day(subscription.startsIn),
        endDate: day(subscription.endsIn),
        requestFeedback: false,
        suppressExpiryMsg: false,
      },
    ];
    await route.fulfill({ response: answer, json: body });
  });
}

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies(addresses().front);
  return cookies.find((cookie) => cookie.name === 'jwt')?.value ?? '';
}

/** One operation of the product's GraphQL as the person of the page's browser. */
async function ask(page: Page, name: ProductDocumentName, variables: object): Promise<void> {
  const answer = await page.request.post(`${addresses().front}/graphql`, {
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
    data: { query: productDocuments[name], variables },
  });
  expect([name, answer.status()]).toEqual([name, 200]);
}

/** One call of the product's REST interface as the person of the page's browser. */
async function send<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(`${addresses().front}${path}`, {
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
    data,
  });
  expect([path, answer.status()]).toEqual([path, 200]);
  return (await answer.json()) as Answer;
}

/** As teachers paste it into a note: one word that no line holds. */
const LONG_ADDRESS = `https://www.example.org/${'drama-and-theatre-studies/'.repeat(4)}scheme.html`;

/** Makes a list of a film, a clip of it with a question, and a guide; answers its id. */
export async function keepList(page: Page): Promise<string> {
  const id = randomUUID();
  const film = 'production-tomorrow-and-tomorrow';
  const clip = { kind: 'clip', contentId: film, start: 2, end: 5.5, title: 'News', question: 'Who says it?' };
  const entries = [
    { kind: 'item', contentId: film, note: 'Lights down first.' },
    clip,
    { kind: 'item', contentId: 'guide-antigone-study-guide', note: LONG_ADDRESS },
  ];
  const changes = entries.map((entry) => ({ do: 'add', entry: { id: randomUUID(), ...entry } }));
  await send(page, '/api/lists', { id, name: 'A lesson on Macbeth', note: 'For Year 10.' });
  await send(page, `/api/lists/${id}/changes`, { changes });
  return id;
}

/** Opens such a list to a class for a day; answers the key of the link. */
export async function openClass(page: Page): Promise<string> {
  const listId = await keepList(page);
  const [opensAt, closesAt] = [0, DAY_MS].map((after) => new Date(Date.now() + after).toISOString());
  const opening = { id: randomUUID(), listId, opensAt, closesAt };
  return (await send<{ link: string }>(page, '/api/class-openings', opening)).link;
}

/** Bookmarks items; one that is there already stays. */
export async function keepBookmarks(page: Page, ids: readonly string[]): Promise<void> {
  for (const contentId of ids) await ask(page, 'AddBookmark', { item: { contentId } });
}

/** Completes a course and asks for its certificate. */
export async function completeCourse(page: Page, course: string, modules: readonly string[]): Promise<void> {
  for (const contentId of modules) {
    await ask(page, 'StartModule', { contentId });
    await ask(page, 'CompleteModule', { contentId });
  }
  await ask(page, 'RequestCertificate', { contentId: course });
}
