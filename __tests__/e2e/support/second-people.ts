/** People of the system that trusts an issuer that is not ours: made known as an operator does, and signed in there. */
import { writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { runCommand } from '@/__tests__/support/visitors/technician';
import { second } from './issuers';
import { SECOND_ISSUER_PORT_BASE } from './ports';

/** What that system was started with. */
export const secondEnvironment = (): Record<string, string> =>
  (JSON.parse(process.env.E2E_ISSUER ?? '{}') as { env: Record<string, string> }).env;

/** Imports records of customers (docs/institutions.md) there. */
export async function importThere(records: Readonly<Record<string, readonly object[]>>): Promise<void> {
  const [, dataDir = ''] = JSON.parse(process.env.E2E_DATA_DIRS ?? '[]') as string[];
  const file = test.info().outputPath('records.json');
  writeFileSync(file, JSON.stringify(records));
  const done = await runCommand('customers', ['import', file], {
    ...secondEnvironment(),
    PORT_BASE: String(SECOND_ISSUER_PORT_BASE),
    DATA_DIR: dataDir,
  });
  expect(done).toMatchObject({ code: 0 });
}

/** @param login the subject that the issuer gives them, and their address where it has an "@" */
export async function signInThere(page: Page, login: string, path: string): Promise<void> {
  await page.goto(`${second.front}/sign-in?return=${encodeURIComponent(path)}`);
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=password]').fill('anything');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.origin === second.front && url.pathname === path);
}
