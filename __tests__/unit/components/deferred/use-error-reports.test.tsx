/** What the browser reports about itself: each error once, ten a page view, and never its own failure. */
import { act, render } from '@testing-library/react';
import { useErrorReports } from '@/components/deferred/use-error-reports';
import { frontendErrorReportSchema } from '@/lib/contracts/usage/reports';
import { FakeRouterProvider } from '@/__tests__/support/in-browser/fake-router';

let fetchMock: jest.SpiedFunction<typeof fetch>;
const reports = () =>
  fetchMock.mock.calls.map(([address, init]) => {
    expect(address).toBe('/api/frontend-error-logger');
    return JSON.parse(String(init?.body)) as Record<string, unknown>;
  });

function Reporter() {
  useErrorReports();
  return null;
}

function start() {
  return render(
    <FakeRouterProvider address="/guides">
      <Reporter />
    </FakeRouterProvider>,
  );
}

const fail = (error: unknown, message = 'boom') =>
  window.dispatchEvent(new ErrorEvent('error', { error, message }));
function reject(reason: unknown) {
  const event = Object.assign(new Event('unhandledrejection'), { reason });
  window.dispatchEvent(event);
}

beforeEach(() => {
  localStorage.clear();
  delete window.earlyFaults;
  fetchMock = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
});

it('R-ERR-25 R-API-8 a window error is one report with everything it carries', () => {
  localStorage.setItem('dt.userId', 'u1');
  start();
  const error = new TypeError('x is not a function');
  fail(error);
  fail(error);
  expect(reports()).toHaveLength(1);
  const [report] = reports();
  expect(report).toMatchObject({
    type: 'error',
    message: 'x is not a function',
    error: 'TypeError: x is not a function',
    name: 'TypeError',
    stack: error.stack,
    userId: 'u1',
  });
  expect(report?.logId).toBe(localStorage.getItem('dt.logId'));
  expect(report?.logId).toMatch(/^[0-9a-f-]{36}$/);
  expect(frontendErrorReportSchema.parse(report)).toEqual(report);
});

it('keeps the same log id for the next report', () => {
  start();
  fail(new Error('one'));
  fail(new Error('two'));
  const [first, second] = reports();
  expect(first?.logId).toBe(second?.logId);
});

it('R-ERR-26 an unhandled rejection is reported with what it carries', () => {
  start();
  const error = new Error('no answer');
  reject(error);
  reject('only words');
  reject(undefined);
  expect(reports()).toMatchObject([
    { type: 'unhandledrejection', message: 'no answer', stack: error.stack, name: 'Error' },
    { type: 'unhandledrejection', message: 'only words', stack: null, name: null },
    { type: 'unhandledrejection', message: 'undefined', stack: null },
  ]);
});

it('an error without an object, as from another origin, is reported by its message', () => {
  start();
  fail(null, 'Script error.');
  expect(reports()).toMatchObject([{ message: 'Script error.', error: 'Script error.', stack: null }]);
});

it('R-ERR-27 a failing report is silent and makes no further one', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'));
  start();
  await act(async () => {
    fail(new Error('one'));
    await Promise.resolve();
  });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('R-ERR-27 is silent where storage is refused', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  start();
  fail(new Error('one'));
  expect(reports()).toMatchObject([{ message: 'one', logId: null, userId: null }]);
});

it('R-ERR-28 one error twenty times is one report, twenty errors are ten', () => {
  start();
  const same = new Error('again');
  for (let turn = 0; turn < 20; turn += 1) fail(same);
  expect(reports()).toHaveLength(1);
  for (let turn = 0; turn < 20; turn += 1) fail(new Error(`number ${turn}`));
  expect(reports()).toHaveLength(10);
});

it('cuts a report to less than 64 KiB', () => {
  start();
  const error = new Error('ж'.repeat(100_000));
  error.stack = '𝄞'.repeat(100_000);
  fail(error);
  const body = String(fetchMock.mock.calls[0]?.[1]?.body);
  expect(new TextEncoder().encode(body).length).toBeLessThan(64 * 1024);
});

it('reports what went wrong before it arrived', () => {
  window.earlyFaults = [new ErrorEvent('error', { error: new Error('early'), message: 'early' })];
  start();
  expect(reports()).toMatchObject([{ message: 'early' }]);
  expect(window.earlyFaults).toBeUndefined();
});

it('hears no more once it is gone', () => {
  start().unmount();
  reject('late');
  expect(fetchMock).not.toHaveBeenCalled();
});
