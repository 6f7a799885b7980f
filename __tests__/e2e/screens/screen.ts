/** One screen in one state: who comes, by which address, and what is done until it shows. */
import type { Page } from '@playwright/test';
import type { Visitor } from '../support/visitors';

export interface Screen {
  /** As a person would call it. */
  name: string;
  /** Nobody unless said. */
  as?: Visitor;
  /** Below the visitor's own address, or a whole address. Made by calls of the visitor's browser where it has to be made first. */
  path: string | ((page: Page) => Promise<string>);
  /** Of the answer; 200 unless said. Null where the address leads elsewhere at once. */
  status?: number | null;
  /** Width at which the state is reached, CSS px; 1280 unless said. */
  width?: number;
  /** Before the page begins: what the network is to answer. */
  prepare?: (page: Page) => Promise<unknown>;
  /** After the page has loaded. */
  act?: (page: Page) => Promise<unknown>;
  /** The state is gone when the window becomes narrow. */
  wideOnly?: boolean;
}
