/**
 * Every test file: DOM matchers where there is a DOM (they take half a second to load), and a console error or warning that a
 * test did not expect fails it. Parts of a screen that load late are waited for as long as a busy machine takes.
 */
import { format } from 'node:util';

// Several processes and databases on two cores: what fails once through their load is tried again, and named at the end.
if (!/__tests__.unit/.test(expect.getState().testPath ?? ''))
  jest.retryTimes(1, { logErrorsBeforeRetry: true });

if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  const { configure } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
}

const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      unexpected.push(`console.${level}: ${format(...values)}`);
    });
  }
});

afterEach(() => {
  const first = unexpected[0];
  jest.restoreAllMocks();
  if (first !== undefined) throw new Error(first);
});
