/** Browsers that are already somebody: each account signs in once per worker, and its state is handed to every test. */
import { test as base, type BrowserContextOptions } from '@playwright/test';
import { addresses, signIn, type AccountName } from './library';

export type Visitor = 'nobody' | 'classroom' | AccountName;
type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Well within the life of a token, so that no test begins with one that is about to end. Ms. */
const CACHED_MS = 4 * 60_000;

interface WorkerParts {
  /** What the visitor's browser holds: cookies and storage, for a new context. */
  stateOf: (visitor: Visitor) => Promise<State>;
}

export const test = base.extend<object, WorkerParts>({
  stateOf: [
    async ({ browser }, use) => {
      const states = new Map<AccountName, { state: State; at: number }>();
      await use(async (visitor) => {
        if (visitor === 'nobody' || visitor === 'classroom') return { cookies: [], origins: [] };
        const known = states.get(visitor);
        if (known && Date.now() - known.at < CACHED_MS) return known.state;
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.goto(`${addresses().front}/about`);
        await signIn(page, visitor);
        const state = await context.storageState();
        await context.close();
        states.set(visitor, { state, at: Date.now() });
        return state;
      });
    },
    { scope: 'worker' },
  ],
});

/** The gateway a visitor comes through. */
export const gatewayOf = (visitor: Visitor): string =>
  visitor === 'classroom' ? addresses().classroom : addresses().front;
