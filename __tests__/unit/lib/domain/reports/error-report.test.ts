import { faultOf, ReportGate } from '@/lib/domain/reports/error-report';

describe('what is said of a fault', () => {
  it('R-ERR-25 an error with its name, message and stack', () => {
    const thrown = new TypeError('x is not a function');
    expect(faultOf('error', thrown, 'Uncaught TypeError')).toEqual({
      type: 'error',
      message: 'x is not a function',
      error: 'TypeError: x is not a function',
      name: 'TypeError',
      stack: thrown.stack,
    });
  });

  it('R-ERR-26 a text with its words alone', () => {
    expect(faultOf('unhandledrejection', 'no answer')).toEqual({
      type: 'unhandledrejection',
      message: 'no answer',
      error: 'no answer',
      name: null,
      stack: null,
    });
  });

  it('the message of the event where nothing was thrown', () => {
    expect(faultOf('error', null, 'Script error.')).toMatchObject({
      message: 'Script error.',
      error: 'Script error.',
    });
  });

  it('something that refuses to become text is said to be that', () => {
    const thrown = {
      toString: () => {
        throw new Error('no');
      },
    };
    expect(faultOf('error', thrown).message).toBe('Something that cannot be read');
  });

  it('no part is longer than a report may be', () => {
    const thrown = new Error('m'.repeat(20_000));
    thrown.stack = 's'.repeat(20_000);
    const { message, error, stack } = faultOf('error', thrown);
    expect([message.length, error?.length, stack?.length]).toEqual([1_000, 2_000, 8_000]);
  });
});

describe('what is sent', () => {
  const fault = (message: string, type = 'error', stack = 'at a') => ({ ...faultOf(type, message), stack });

  it('R-ERR-28 each fault once; another type, message or stack is another fault', () => {
    const gate = new ReportGate();
    const all = [
      fault('a'),
      fault('a'),
      fault('b'),
      fault('a', 'unhandledrejection'),
      fault('a', 'error', 'at b'),
    ];
    expect(all.map((one) => gate.admits(one))).toEqual([true, false, true, true, true]);
  });

  it('R-ERR-28 ten at most in a page view, and ten more in the next', () => {
    const gate = new ReportGate();
    const sent = () => Array.from({ length: 20 }, (_, index) => gate.admits(fault(`f${index}`)));
    expect(sent().filter(Boolean)).toHaveLength(10);
    gate.open();
    expect(sent().slice(0, 10)).not.toContain(false);
  });
});
