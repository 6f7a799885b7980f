import { screen } from '@testing-library/react';
import { BEFORE_PAINT } from '@/lib/browser/before-paint';

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
  const button = () => screen.getByRole('button');
  const show = (markup: string) => (document.body.innerHTML = `<div id="__next">${markup}</div>`);
  const comesAlive = () => Object.assign(button(), { __reactProps$test: {} });
  const wait = (seconds: number) => jest.advanceTimersByTime(seconds * 1_000);
  const heard = jest.fn();
  /** What the page does with presses from now on. */
  const listen = () => button().addEventListener('click', heard);

  beforeEach(() => {
    heard.mockClear();
    jest.useFakeTimers();
    runBeforePaint();
  });
  afterEach(() => {
    // Ends what this test's script still waits for.
    wait(20);
    jest.useRealTimers();
    document.body.innerHTML = '';
  });

  it.each([
    ['is made again, once, when it is', '<button type="button">Play</button>', 2, 1],
    ['is forgotten after ten seconds', '<button type="button">Play</button>', 11, 0],
    ['on what submits is left to the browser', '<button type="submit">Search</button>', 2, 0],
    ['on what opens is left to the browser', '<button type="button" popovertarget="m">Menu</button>', 2, 0],
  ])('%s', (_what, markup, seconds, times) => {
    show(markup);
    button().click();
    button().click();
    listen();
    wait(seconds);
    expect(heard).not.toHaveBeenCalled();
    comesAlive();
    wait(2);
    expect(heard).toHaveBeenCalledTimes(times);
  });

  it('counts once on a page that is alive', () => {
    show('<button type="button">Play</button>');
    comesAlive();
    listen();
    button().click();
    wait(2);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
