import '@/components/ui/form/use-early-press';
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
  delete window.earlyPress;
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

describe('a stored sign-in whose token has run out', () => {
  const jwt = (value: string) => (document.cookie = `jwt=${value}; max-age=${value === '' ? 0 : 60}`);
  beforeEach(() => localStorage.setItem('oidc.user:https://issuer.example:library', '{}'));
  afterEach(() => {
    jwt('');
    history.replaceState(null, '', '/');
    jest.useRealTimers();
  });

  test('is about to be renewed, for ten seconds at most', () => {
    jest.useFakeTimers();
    runBeforePaint();
    expect(marks()).toEqual({ 'data-script': '', 'data-returning': '' });
    jest.advanceTimersByTime(10_000);
    expect(marks()).toEqual({ 'data-script': '' });
  });

  test('not with the token’s cookie, nor without a stored sign-in, nor where sign-in lands', () => {
    jwt('token');
    runBeforePaint();
    jwt('');
    for (const page of [
      '/callback?code=1',
      '/logged-out?message=session_expired',
      '/sign-in?return=%2Flists',
    ]) {
      history.replaceState(null, '', page);
      runBeforePaint();
    }
    history.replaceState(null, '', '/');
    localStorage.clear();
    runBeforePaint();
    expect(marks()).toEqual({ 'data-script': '' });
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
  const faults = window.earlyFaults;
  const fail = () => window.dispatchEvent(new ErrorEvent('error', { message: 'early' }));
  for (let count = 0; count < 12; count += 1) fail();
  expect(faults).toHaveLength(10);
  faults?.splice(0);
  delete window.earlyFaults;
  fail();
  expect(faults).toHaveLength(0);
});

test('the last press is noted, even when somebody stops the event on its way', () => {
  runBeforePaint();
  document.body.innerHTML = '<main><button type="button"><b>Play</b></button></main>';
  document.body.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
  document.querySelector('b')?.click();
  expect(window.earlyPress?.event.target).toBe(document.querySelector('b'));
  document.body.innerHTML = '';
});
