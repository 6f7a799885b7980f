/** A browser with its own profile, in which a person has signed in through the form, for Lighthouse to use. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

async function signIn(page, library, { email, password }) {
  await page.goto(`${library}/about`);
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === '/about' && url.search === '');
  // A page of the library that stays open works beside the one that is measured.
  await page.goto('about:blank');
}

/** `library`: its address. `port`: the browser's remote debugging port. The caller must close the browser. */
export async function openSignedIn({ chromium, executablePath, library, port }, person) {
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const close = async () => {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const page = await browser.newPage();
    await signIn(page, library, person);
    return { page, close };
  } catch (error) {
    await close();
    throw error;
  }
}
