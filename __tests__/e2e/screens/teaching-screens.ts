/** Screens to teach with: lists and what plays them, a class, two recordings compared, the board view. */
import { expect, type Page } from '@playwright/test';
import { addresses } from '../support/library';
import { keepList, openClass } from '../support/personal-state';
import type { Screen } from './screen';

const FILM = '/productions/tomorrow-and-tomorrow';

const compared = async (page: Page) => {
  await expect(page.getByRole('button', { name: /play both$/i })).toBeVisible();
};

export const teachingScreens: readonly Screen[] = [
  { name: 'a list', as: 'administrator', path: async (page) => `/lists/${await keepList(page)}` },
  {
    name: 'a list, played',
    as: 'administrator',
    path: async (page) => `/lists/${await keepList(page)}/play`,
  },
  {
    // At the gateway of the school, to which the teacher's browser is nobody's.
    name: 'a class',
    as: 'administrator',
    path: async (page) => `${addresses().classroom}/class/${await openClass(page)}`,
  },
  { name: 'compare, one recording chosen', as: 'classroom', path: `/compare?a=${FILM}` },
  {
    name: 'compare',
    as: 'classroom',
    path: `/compare?a=${FILM}&b=${encodeURIComponent(`${FILM}?t=20`)}`,
    act: compared,
  },
  { name: 'the board view', as: 'classroom', path: `${FILM}?view=board` },
];
