// @ts-check
/**
 * The result of a test run: how many tests passed, failed and were skipped, which failed, and which passed only on a retry.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: readonly string[], secondTry: readonly string[] }} Tally
 * @typedef {{ file: string, title: string, tests: { status: string }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */
import path from 'node:path';

/** @type {Tally} */
export const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], secondTry: [] };

/** @param {Tally} a @param {Tally} b @returns {Tally} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  secondTry: [...a.secondTry, ...b.secondTry],
});

/**
 * @typedef {{ fullName: string, status: string, invocations?: number }} Assertion
 * @typedef {{ name: string, status?: string, assertionResults?: Assertion[] }} TestFile
 */

/** The failed tests of a file; the file itself where it could not be loaded. @param {TestFile} file @returns {string[]} */
function failedIn({ name, status, assertionResults = [] }) {
  const failed = assertionResults.filter((one) => one.status === 'failed');
  const file = path.relative(process.cwd(), name);
  if (failed.length === 0) return status === 'failed' ? [file] : [];
  return failed.map(({ fullName }) => `${file}: ${fullName}`);
}

/**
 * Reads jest's report. A file that could not be loaded at all is one failure; pending and todo tests count as skipped.
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, numPendingTests: number, numTodoTests: number,
 *   testResults?: TestFile[] }} report
 * @returns {Tally}
 */
export const readJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: (report.testResults ?? []).flatMap(failedIn),
  secondTry: (report.testResults ?? []).flatMap(({ assertionResults = [] }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  ),
});

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Names of the tests that ended so. @param {Suite[]} suites @param {string} wanted */
const named = (suites, wanted) =>
  specsOf({ suites })
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, title }) => `${file}: ${title}`);

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
    failures: named(suites, 'unexpected'),
    secondTry: named(suites, 'flaky'),
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

/** A heading and names under it; empty without names. @param {string} heading @param {readonly string[]} names */
const listed = (heading, names) =>
  names.length > 0 ? `${heading}:\n${names.map((name) => `  ${name}\n`).join('')}` : '';

/** The end of a run: the names of tests that failed or passed only on a retry, then the closing line. @param {Tally} tally */
export const closing = (tally) =>
  listed(`${tally.failed} failed`, tally.failures) +
  listed(`${tally.secondTry.length} passed at the second try only`, tally.secondTry) +
  `${counted(tally)}\n`;
