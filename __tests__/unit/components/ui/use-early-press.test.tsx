import { act, screen, waitFor } from '@testing-library/react';
import { createRef, lazy, Suspense, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Button } from '@/components/ui/form/Button';
import { IconButton } from '@/components/ui/form/IconButton';
import { BEFORE_PAINT } from '@/lib/browser/before-paint';
import { X } from 'lucide';

const heard = jest.fn();
const play = <Button onClick={heard}>Play</Button>;
const button = () => screen.getByRole('button');
const root = () => document.getElementById('root')!;
let mounted: Root | undefined;
let listening: Parameters<typeof window.addEventListener>[] = [];

/** The page as the server drew it, with the script that runs before the first paint. */
function serve(ui: ReactElement): void {
  document.body.innerHTML = `<div id="root">${renderToString(ui)}</div>`;
  const listen = jest.spyOn(window, 'addEventListener');
  const script = document.createElement('script');
  script.textContent = BEFORE_PAINT;
  document.head.append(script);
  listening = [...listen.mock.calls];
  listen.mockRestore();
}

const comesAlive = (ui: ReactElement) =>
  act(async () => {
    mounted = hydrateRoot(root(), ui);
  });
const wait = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1_000));

beforeEach(() => {
  heard.mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => mounted?.unmount());
  for (const given of listening) window.removeEventListener(...given);
  delete window.earlyPress;
  jest.useRealTimers();
});

it.each([
  ['a button', play],
  ['a button with a sign', <IconButton key="x" icon={X} label="Close" onClick={heard} />],
])('a press on %s before React has it is made again, once', async (_what, ui) => {
  serve(ui);
  button().click();
  button().click();
  await wait(2);
  expect(heard).not.toHaveBeenCalled();
  await comesAlive(ui);
  await wait(1);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('a press on what submits a form is left to the browser', async () => {
  const ui = (
    <Button type="submit" onClick={heard}>
      Search
    </Button>
  );
  serve(ui);
  button().click();
  await comesAlive(ui);
  await wait(1);
  expect(heard).not.toHaveBeenCalled();
});

it('a press that makes React take the button over counts once', async () => {
  jest.useRealTimers();
  const ui = <Suspense>{play}</Suspense>;
  serve(ui);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  mounted = hydrateRoot(root(), ui);
  // React has its root, and not yet the part.
  await new Promise((resolve) => setTimeout(resolve));
  button().click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('is forgotten after ten seconds', async () => {
  serve(play);
  button().click();
  await wait(11);
  await comesAlive(play);
  await wait(1);
  expect(heard).not.toHaveBeenCalled();
});

it('waits for the code of its part', async () => {
  jest.useRealTimers();
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const Part = lazy(() => arrived.then(() => ({ default: () => play })));
  serve(<Suspense>{play}</Suspense>);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  mounted = hydrateRoot(
    root(),
    <Suspense>
      <Part />
    </Suspense>,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  button().click();
  expect(heard).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

it('a press counts once on a page that is alive, also where its part is hidden and shown again', async () => {
  let pending: Promise<void> | null = null;
  const Waits = () => {
    if (pending) throw pending;
    return null;
  };
  const ui = () => (
    <Suspense>
      {play}
      <Waits />
    </Suspense>
  );
  serve(ui());
  await comesAlive(ui());
  act(() => button().click());
  let show: () => void = () => undefined;
  pending = new Promise<void>((resolve) => (show = resolve));
  await act(async () => mounted?.render(ui()));
  pending = null;
  await act(async () => show());
  await wait(1);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('whoever asks for the element has it', async () => {
  const ref = createRef<HTMLButtonElement>();
  const ui = <Button ref={ref}>Play</Button>;
  serve(ui);
  await comesAlive(ui);
  expect(ref.current).toBe(button());
});
