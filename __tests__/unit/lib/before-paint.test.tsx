import { screen } from '@testing-library/react';
import { BEFORE_PAINT } from '@/lib/before-paint';

let listening: Parameters<typeof window.addEventListener>[] = [];

/** As the document has it: a script element that a browser runs at once. What it listens to ends with the test. */
function runBeforePaint() {
  const listen = jest.spyOn(window, 'addEventListener');
  const script = document.createElement('script');
  script.textContent = BEFORE_PAINT;
  document.head.append(script);
  script.remove();
  listening.push(...listen.mock.calls);
  listen.mockRestore();
}

const marks = () =>
  Object.fromEntries(
    document.documentElement
      .getAttributeNames()
      .map((name) => [name, document.documentElement.getAttribute(name)]),
  );

beforeEach(() => {
  localStorage.clear();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
});
afterEach(() => {
  for (const given of listening) window.removeEventListener(...given);
  listening = [];
  delete window.earlyFaults;
  jest.restoreAllMocks();
});

test('with nothing stored the root says only that script runs', () => {
  runBeforePaint();
  expect(marks()).toEqual({ 'data-script': '' });
});

test('what is stored is on the root before anything is drawn', () => {
  const stored = { theme: 'dark', motion: 'reduce', continue: '1', view: 'list' };
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(`dt.${name}`, value);
  runBeforePaint();
  expect(marks()).toEqual({
    'data-script': '',
    'data-theme': 'dark',
    'data-motion': 'reduce',
    'data-continue': '',
    'data-view': 'list',
  });
});

test('a value that nobody offers is no theme', () => {
  localStorage.setItem('dt.theme', '"><script>');
  localStorage.setItem('dt.motion', 'more');
  localStorage.setItem('dt.view', 'grid');
  runBeforePaint();
  expect(marks()).toEqual({ 'data-script': '' });
});

test('a browser that refuses storage still shows what script shows', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  runBeforePaint();
  expect(marks()).toEqual({ 'data-script': '' });
});

test('the first ten errors wait for the code that reports them, and none after it has come', () => {
  runBeforePaint();
  const kept = window.earlyFaults;
  const fail = () => window.dispatchEvent(new ErrorEvent('error', { message: 'early' }));
  for (let count = 0; count < 12; count += 1) fail();
  expect(kept).toHaveLength(10);
  kept?.splice(0);
  delete window.earlyFaults;
  fail();
  expect(kept).toHaveLength(0);
});

describe('a press before the page is alive', () => {
  const comesAlive = () => Object.assign(screen.getByRole('button'), { __reactProps$test: {} });
  const show = (markup: string) => {
    document.body.innerHTML = `<div id="__next">${markup}</div>`;
    const button = screen.getByRole('button');
    const pressed = jest.fn();
    const press = () => button.click();
    return { pressed, press, listen: () => button.addEventListener('click', pressed) };
  };

  beforeEach(() => {
    jest.useFakeTimers();
    runBeforePaint();
  });
  afterEach(() => {
    // Ends what this test's script still waits for.
    jest.advanceTimersByTime(20_000);
    jest.useRealTimers();
    document.body.innerHTML = '';
  });

  it('is made again, once, when it is', () => {
    const { press, pressed, listen } = show('<button type="button">Play</button>');
    press();
    press();
    listen();
    jest.advanceTimersByTime(2_000);
    expect(pressed).not.toHaveBeenCalled();
    comesAlive();
    jest.advanceTimersByTime(2_000);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is forgotten after ten seconds', () => {
    const { press, pressed, listen } = show('<button type="button">Play</button>');
    press();
    jest.advanceTimersByTime(11_000);
    listen();
    comesAlive();
    jest.advanceTimersByTime(2_000);
    expect(pressed).not.toHaveBeenCalled();
  });

  it.each([
    '<button type="submit">Search</button>',
    '<button type="button" popovertarget="menu">Menu</button>',
  ])('is left to the browser where it needs no script: %s', (markup) => {
    const { press, pressed, listen } = show(markup);
    press();
    listen();
    comesAlive();
    jest.advanceTimersByTime(2_000);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('counts once on a page that is alive', () => {
    const { press, pressed, listen } = show('<button type="button">Play</button>');
    comesAlive();
    listen();
    press();
    jest.advanceTimersByTime(2_000);
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
