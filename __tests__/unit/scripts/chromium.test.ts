/** @jest-environment node */
import { chromiumPath } from '@/scripts/support/chromium.mjs';

const { CHROME_PATH } = process.env;
afterEach(() => {
  if (CHROME_PATH === undefined) delete process.env.CHROME_PATH;
  else process.env.CHROME_PATH = CHROME_PATH;
});

it('the browser of CHROME_PATH is taken before all others', async () => {
  process.env.CHROME_PATH = '/opt/browser';
  expect(await chromiumPath()).toBe('/opt/browser');
});

it('a CHROME_PATH that is empty names no browser', async () => {
  process.env.CHROME_PATH = '';
  const found = await chromiumPath();
  delete process.env.CHROME_PATH;
  expect(found).not.toBe('');
  expect(found).toBe(await chromiumPath());
});
