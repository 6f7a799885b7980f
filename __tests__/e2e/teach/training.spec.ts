/** Training and its certificate, by keyboard, as a teacher, a school's network and an anonymous visitor meet them. */
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { addresses, fillSignIn, signIn, type AccountName } from '../support/library';
import { checkScreen, press } from '../support/screens';

const COURSE = '/training/dt-101-using-the-platform';
const NAME = 'DT+ 101: Using the Platform';

async function forget(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const token = document.cookie
      .split('; ')
      .find((pair) => pair.startsWith('jwt='))
      ?.slice(4);
    const user = JSON.parse(atob((token ?? '').split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub: string;
    };
    await fetch(`/api/users/${user.sub}/personal-data/deletion`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token ?? ''}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
  });
}

interface Asked {
  questions: { question: string; answers: { text: string; right?: true }[] }[];
}

/** Answers the questions at the end of the module that is open as its text has them, by keyboard, and checks. */
async function answerAll(page: Page): Promise<void> {
  await page.waitForURL(`**${COURSE}/*`);
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const front = readFileSync(`sample-library/texts/modules/${slug}.md`, 'utf8').split(/^---$/m)[1] ?? '';
  for (const { question, answers } of (parse(front) as Asked).questions) {
    const right = answers.find((answer) => answer.right)?.text ?? '';
    const group = page.getByRole('group').filter({ hasText: question });
    await group.getByRole('radio', { name: right, exact: true }).press('Space');
  }
  await press(page.getByRole('button', { name: 'Check my answers' }));
  await expect(page.getByText('5 of 5 right. Well done.')).toBeFocused();
}

async function open(page: Page, address: string, name: AccountName): Promise<void> {
  await page.goto(`${addresses().front}${address}`);
  await signIn(page, name);
  await forget(page);
  await page.reload();
}

test('R-RTE-5 the course is titled exactly, for anyone, also without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(`${addresses().front}${COURSE}`);
  expect(answer?.status()).toBe(200);
  expect(await page.title()).toBe(NAME);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await page.getByRole('link', { name: 'Read the first module' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find what you need');
  await page.getByRole('link', { name: /^Next: Search by standard/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search by standard');
  await context.close();
});

test('the address of the course as an item leads to where it is taken', async ({ page }) => {
  await page.goto(`${addresses().front}/training-courses/dt-101-using-the-platform`);
  expect(new URL(page.url()).pathname).toBe(COURSE);
  const missing = await page.goto(`${addresses().front}/training/no-such-course`);
  expect(missing?.status()).toBe(404);
  const elsewhere = await page.goto(`${addresses().front}${COURSE}/no-such-module`);
  expect(elsewhere?.status()).toBe(404);
});

test('R-RTE-4 nobody is sent to sign in and back to the overview', async ({ page }) => {
  await page.goto(`${addresses().front}/account/training`);
  await fillSignIn(page, 'administrator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training');
  expect(new URL(page.url()).pathname).toBe('/account/training');
  await checkScreen(page);
});

test('R-RTE-4 a network viewer is told that a personal account is needed', async ({ page }) => {
  await page.goto(`${addresses().classroom}/account/training`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A personal account is needed');
  await expect(page.getByText(/Network access can’t save anything for you/)).toBeVisible();
  await checkScreen(page);
  await page.goto(`${addresses().classroom}${COURSE}`);
  await expect(page.getByText(/A personal account would save your progress/)).toBeVisible();
  await checkScreen(page);
});

test('R-TRN-2 R-TRN-3 R-TRN-6 R-CRT-1 R-CRT-2 a teacher takes the course by keyboard and gets the certificate', async ({
  page,
}) => {
  await open(page, COURSE, 'librarian');
  await expect(page.getByRole('progressbar', { name: '0 of 6 modules completed' })).toBeVisible();
  await checkScreen(page);

  await press(page.getByRole('link', { name: 'Start the course' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find what you need');
  const modules = page.getByRole('navigation', { name: 'Modules of this course' });
  await expect(modules.getByText('Started', { exact: true })).toBeVisible();
  await checkScreen(page);

  // Left half-way: the course goes on where it stopped.
  await page.goto(`${addresses().front}${COURSE}`);
  await press(page.getByRole('link', { name: 'Continue: Find what you need' }));

  for (let done = 1; done <= 6; done += 1) {
    await answerAll(page);
    await press(page.getByRole('button', { name: 'Mark as complete' }));
    const said = page.getByText(/Completed on/);
    await expect(said).toBeFocused();
    // The sign stands in the line, which it begins.
    await expect(said.locator('svg')).toHaveCSS('display', 'inline-block');
    await expect(page.getByRole('progressbar', { name: `${done} of 6 modules completed` })).toBeVisible();
    if (done < 6) {
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await press(page.getByRole('link', { name: /^Next: / }));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '');
    }
  }
  await checkScreen(page);
  await press(page.getByRole('link', { name: 'Finish: your certificate' }));

  await press(page.getByRole('button', { name: 'Get your certificate' }));
  const button = page.getByRole('button', { name: 'Download certificate (PDF)' });
  await expect(button).toBeVisible({ timeout: 30_000 });
  await checkScreen(page);
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Download certificate (PDF)' }));
  expect((await download).suggestedFilename()).toBe('certificate-dt-101-using-the-platform.pdf');

  await press(page.getByRole('link', { name: 'public page' }));
  await expect(page.getByText('Genuine certificate', { exact: true })).toBeVisible();
  await expect(page.getByText('T. P.', { exact: true })).toBeVisible();
  await expect(page.getByText('Tom Pellow', { exact: true })).toHaveCount(1); // the account menu only
  await checkScreen(page);
  const proof = page.url();

  await page.goto(`${addresses().front}/account/training`);
  const choice = page.getByRole('checkbox', { name: 'Show my full name on the public page' });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await checkScreen(page);

  const anonymous = await (await page.context().browser()!.newContext()).newPage();
  await expect(async () => {
    await anonymous.goto(proof);
    await expect(anonymous.getByText('Tom Pellow', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await anonymous.context().close();
});

test('a code that nobody has is said so, and another may be typed', async ({ page }) => {
  const answer = await page.goto(`${addresses().front}/certificates/${'0'.repeat(32)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No certificate has this code');
  await checkScreen(page);
  await page.goto(`${addresses().front}/certificates`);
  await checkScreen(page);
  await page.getByLabel('Certificate code').fill('F'.repeat(32));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${addresses().front}/certificates/${'f'.repeat(32)}`);
});
