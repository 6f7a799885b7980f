/**
 * axe in the page itself. Put in once a document and called without the package for Playwright, which puts it in before each
 * call and joins the results of frames, of which the product has none: that took a third of the time of a check.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';

export interface AxeFinding {
  id: string;
  nodes: { html: string; failureSummary?: string | undefined; target: NodeResult['target'] }[];
}

interface Findings {
  violations: AxeFinding[];
  /** What axe leaves to a person. */
  incomplete: AxeFinding[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What changes its colour has done so, also where that begins some frames late: half-way, colours are not those of the screen. */
export async function coloursAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = (one: Animation) => Number.isFinite(one.effect?.getComputedTiming().endTime);
    for (let frames = 0, quiet = 0; quiet < 4 && frames < 60; frames += 1) {
      await new Promise(requestAnimationFrame);
      const running = document.getAnimations().filter(ends);
      quiet = running.length === 0 ? quiet + 1 : 0;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}

/** What axe finds on the page as it is once colours are at rest, by the rules that `options` choose. */
export async function runAxe(page: Page, options: RunOptions = {}): Promise<Findings> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await coloursAtRest(page);
  return page.evaluate(
    async (chosen) => {
      const { axe } = window as unknown as {
        axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
      };
      const { violations, incomplete } = await axe.run(document, chosen);
      const brief = (results: typeof violations) =>
        results.map(({ id, nodes }) => ({
          id,
          nodes: nodes.map(({ html, failureSummary, target }) => ({ html, failureSummary, target })),
        }));
      return { violations: brief(violations), incomplete: brief(incomplete) };
    },
    { ...options, resultTypes: ['violations', 'incomplete'] } satisfies RunOptions,
  );
}
