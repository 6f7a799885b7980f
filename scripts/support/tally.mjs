// @ts-check
/**
 * The result of a test run: how many tests passed, failed and were skipped, and which passed only on a retry.
 * @typedef {{ passed: number, failed: number, skipped: number, secondTry: readonly string[] }} Tally
 * @typedef {{ file: string, title: string, tests: { status: string }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @type {Tally} */
export const nothing = { passed: 0, failed: 0, skipped: 0, secondTry: [] };

/** @param {Tally} a @param {Tally} b @returns {Tally} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  secondTry: [...a.secondTry, ...b.secondTry],
});

/**
 * Reads jest's report. A file that could not be loaded at all is one failure; pending and todo tests count as skipped.
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, numPendingTests: number, numTodoTests: number,
 *   testResults?: { name: string, assertionResults?: { fullName: string, status: string, invocations?: number }[] }[] }} report
 * @returns {Tally}
 */
export const readJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  secondTry: (report.testResults ?? []).flatMap(({ assertionResults = [] }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  ),
});

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

export const readPlaywright = {
  /**
   * Reads the report of a run.
   * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, suites: Suite[] }} report
   * @returns {Tally}
   */
  ran: ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    secondTry: specsOf({ suites })
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
  }),
  /**
   * Reads a list of tests that cannot be run: all count as skipped.
   * @param {{ suites: Suite[] }} report
   * @returns {Tally}
   */
  listed: ({ suites }) => ({ ...nothing, skipped: specsOf({ suites }).length }),
};

/** `3 passed, 0 failed`, and how many were skipped, if any. @param {Tally} tally */
const counted = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** One stage's line. @param {string} name @param {number} seconds @param {Tally} tally */
export function stageLine(name, seconds, tally) {
  const mark = tally.failed > 0 ? '✗' : tally.skipped > 0 ? '–' : '✓';
  return `${mark} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s   ${counted(tally)}\n`;
}

/** The end of a run: the names of tests that passed only on a retry, then the closing line. @param {Tally} tally */
export function closing(tally) {
  const again = tally.secondTry.map((name) => `  ${name}\n`).join('');
  const before =
    tally.secondTry.length > 0 ? `${tally.secondTry.length} passed at the second try only:\n${again}` : '';
  return `${before}${counted(tally)}\n`;
}
