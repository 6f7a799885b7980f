/** Brings about what an account holds, by the product's own calls, so that a screen of it can be looked at. */
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

/** One operation of the product's GraphQL as the person of the page's browser. */
async function ask(page: Page, name: ProductDocumentName, variables: object): Promise<void> {
  const cookies = await page.context().cookies(addresses().front);
  const token = cookies.find((cookie) => cookie.name === 'jwt')?.value ?? '';
  const answer = await page.request.post(`${addresses().front}/graphql`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { query: productDocuments[name], variables },
  });
  expect([name, answer.status()]).toEqual([name, 200]);
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
