/** One journey by mouse, by the keyboard alone, and by touch on a telephone: the same steps, done as each does them. */
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { checkScreen, press } from './screens';

export const ways = ['mouse', 'keyboard', 'phone'] as const;
export type Way = (typeof ways)[number];

const desk = { viewport: { width: 1280, height: 900 } };
const contexts: Readonly<Record<Way, BrowserContextOptions>> = {
  mouse: desk,
  keyboard: desk,
  phone: { viewport: { width: 375, height: 800 }, hasTouch: true },
};

/** How somebody who goes this way does a step. */
export interface Hand {
  way: Way;
  /** Of the browser that they have. */
  context: BrowserContextOptions;
  activate: (target: Locator) => Promise<void>;
  choose: (target: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** Written, and sent: by Enter, or by the button that says so. */
  send: (field: Locator, text: string, button: Locator) => Promise<void>;
  /** Axe and both widths, once for all ways: the screens are the same. */
  check: (page: Page) => Promise<void>;
}

/** On a phone what is seldom done with a list is folded away: unfolds it there. */
export async function moreTools(page: Page, activate: Hand['activate']): Promise<void> {
  const more = page.getByRole('button', { name: 'More tools' });
  if (await more.isVisible()) await activate(more);
}

export function handOf(way: Way): Hand {
  const point = async (target: Locator) => (way === 'phone' ? target.tap() : target.click());
  const write = async (field: Locator, text: string) => {
    if (way !== 'keyboard') {
      await point(field);
      await field.fill(text);
      return;
    }
    await field.focus();
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  };
  return {
    way,
    context: contexts[way],
    activate: (target) => (way === 'keyboard' ? press(target) : point(target)),
    choose: async (target) => {
      if (way !== 'keyboard') return point(target);
      await target.focus();
      await target.page().keyboard.press('Space');
    },
    write,
    send: async (field, text, button) => {
      await write(field, text);
      if (way === 'keyboard') await field.page().keyboard.press('Enter');
      else await point(button);
    },
    check: async (page) => {
      if (way === 'keyboard') await checkScreen(page);
    },
  };
}
