/**
 * Lighthouse's accessibility of every screen of the administration, signed in: a browser with a profile of its own, in which
 * a person signs in as people do, and which Lighthouse then visits without emptying it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The demonstration's people (services/common/demo-accounts.ts), and what they see. */
const visitors = [
  {
    email: 'administrator@harbourside.example',
    password: 'curtain-up-admin',
    sections: ['', '/usage', '/subscription', '/library', '/people', '/networks', '/controls', '/audit'],
  },
  {
    email: 'superuser@library.example',
    password: 'curtain-up-superuser',
    sections: ['', '/organisations', '/content', '/jobs', '/recordings', '/subscription?organisation=harbourside-academy'],
  },
]; // prettier-ignore

async function signIn(page, library, { email, password }) {
  await page.goto(`${library}/about`);
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === '/about' && url.search === '');
}

/** Score in per cent, and the audits that were not passed. */
async function visit(lighthouse, address, port) {
  const options = { port, output: 'json', logLevel: 'error', onlyCategories: ['accessibility'], disableStorageReset: true };
  const { lhr } = await lighthouse(address, options);
  const { score, auditRefs } = lhr.categories.accessibility;
  const failed = auditRefs.filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1);
  // A person who is not let in gets a page too, which has no fault.
  const isThere = new URL(lhr.finalDisplayedUrl).pathname === new URL(address).pathname && !lhr.runtimeError;
  return { score: Math.round((score ?? 0) * 100), faults: [...failed.map(({ id }) => id), ...(isThere ? [] : ['not reached'])] };
} // prettier-ignore

/** Prints a line a screen; answers how many are below 100. */
export async function administrationFaults({ chromium, executablePath, lighthouse, library, port }) {
  let below = 0;
  for (const visitor of visitors) {
    const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    });
    try {
      const page = await browser.newPage();
      await signIn(page, library, visitor);
      for (const section of visitor.sections) {
        const address = `${library}/admin${section}`;
        const answer = await page.goto(address);
        const { score, faults } = await visit(lighthouse, address, port);
        const wrong = answer?.ok() ? faults : [...faults, `answered ${answer?.status()}`];
        if (score < 100 || wrong.length > 0) below += 1;
        process.stdout.write(
          `${visitor.email} /admin${section}: accessibility ${score} ${wrong.join(', ')}\n`,
        );
      }
    } finally {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    }
  }
  return below;
}
