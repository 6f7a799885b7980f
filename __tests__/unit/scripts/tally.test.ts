import path from 'node:path';
import { add, closing, nothing, readJest, readPlaywright, stageLine } from '@/scripts/support/tally.mjs';

const report = {
  numPassedTests: 5,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  numPendingTests: 2,
  numTodoTests: 1,
};
const spec = (title: string, status: string) => ({ file: 'home.spec.ts', title, tests: [{ status }] });

describe('what npm test comes to', () => {
  it('closes with what passed and failed, alone on its line', () => {
    expect(closing({ ...nothing, passed: 12 })).toBe('12 passed, 0 failed\n');
  });

  it('says how many could not be run', () => {
    expect(closing({ ...nothing, passed: 12, failed: 1, skipped: 3 })).toBe(
      '12 passed, 1 failed, 3 skipped\n',
    );
  });

  it('names and counts tests that needed their second try, before the closing line', () => {
    expect(closing({ ...nothing, passed: 2, secondTry: ['home: opens', 'search: finds'] })).toBe(
      '2 passed at the second try only:\n  home: opens\n  search: finds\n2 passed, 0 failed\n',
    );
  });

  it('names what failed, so that the end of a log is enough', () => {
    expect(closing({ ...nothing, passed: 2, failed: 1, failures: ['home: opens'] })).toBe(
      '1 failed:\n  home: opens\n2 passed, 1 failed\n',
    );
  });

  it('adds stages up', () => {
    const sum = add(
      { passed: 1, failed: 2, skipped: 3, failures: ['x'], secondTry: ['a'] },
      { passed: 10, failed: 20, skipped: 30, failures: ['y'], secondTry: ['b'] },
    );
    expect(sum).toEqual({
      passed: 11,
      failed: 22,
      skipped: 33,
      failures: ['x', 'y'],
      secondTry: ['a', 'b'],
    });
  });

  it('counts tests that jest left out, and files that it could not read as failures', () => {
    expect(readJest(report)).toEqual({ ...nothing, passed: 5, failed: 2, skipped: 3 });
  });

  it('names a test that jest ran twice, one that failed, and a file without tests', () => {
    const assertionResults = [
      { fullName: 'steady', status: 'passed', invocations: 1 },
      { fullName: 'unsteady', status: 'passed', invocations: 2 },
      { fullName: 'broken', status: 'failed', invocations: 2 },
    ];
    const broken = path.resolve('__tests__/a.test.ts');
    const testResults = [
      { name: broken, status: 'failed', assertionResults },
      { name: path.resolve('__tests__/unread.test.ts'), status: 'failed' },
    ];
    const tally = readJest({ ...report, testResults });
    expect(tally.secondTry).toEqual(['unsteady']);
    expect(tally.failures).toEqual(['__tests__/a.test.ts: broken', '__tests__/unread.test.ts']);
  });

  it('reads a browser run, groups within groups', () => {
    const suites = [
      {
        specs: [spec('opens', 'expected')],
        suites: [{ specs: [spec('searches', 'flaky'), spec('plays', 'unexpected')] }],
      },
    ];
    expect(
      readPlaywright.ran({ stats: { expected: 1, unexpected: 4, flaky: 1, skipped: 2 }, suites }),
    ).toEqual({
      passed: 2,
      failed: 4,
      skipped: 2,
      failures: ['home.spec.ts: plays'],
      secondTry: ['home.spec.ts: searches'],
    });
    expect(readPlaywright.listed({ suites })).toEqual({ ...nothing, skipped: 3 });
  });

  it('marks a stage that left something out', () => {
    expect(stageLine('browser', 1.25, { ...nothing, skipped: 4 })).toMatch(
      /^– browser .* 1\.3 s   0 passed, 0 failed, 4 skipped\n$/,
    );
    expect(stageLine('unit', 1, { ...nothing, passed: 4 })).toMatch(/^✓ unit /);
    expect(stageLine('unit', 1, { ...nothing, failed: 1, skipped: 1 })).toMatch(/^✗ unit /);
  });
});
