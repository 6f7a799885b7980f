/** The banners in their areas: places, order, closing by hand and by itself, and what is logged. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NotificationArea } from '@/components/notifications/NotificationArea';
import { NotificationBanner } from '@/components/notifications/NotificationBanner';
import { logged } from '@/__tests__/support/logged';
import { priorities, type NewNotification } from '@/lib/domain/prompts/notifications';
import { useNotifications } from '@/stores/notifications';
import { Frame, freshBrowser } from '@/__tests__/support/in-browser/frame';

const NOW = new Date('2026-03-10T12:00:00.000Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  freshBrowser();
});
afterEach(() => {
  jest.useRealTimers();
});

function show(max = 1) {
  return render(
    <Frame>
      <NotificationArea name="top" max={max} />
      <NotificationArea name="bottom" max={max} />
    </Frame>,
  );
}

const store = () => useNotifications.getState();
const note = (id: string, config: NewNotification['config'] = {}): NewNotification => ({
  id,
  data: { title: id, text: `Text of ${id}` },
  config,
});
const add = (area: string, ...notes: NewNotification[]) =>
  act(() => {
    for (const one of notes) {
      store().add(area, one);
      jest.advanceTimersByTime(1);
    }
  });
const area = (name: string) => document.querySelector<HTMLElement>(`[data-notification-area="${name}"]`)!;
const shown = (name: string) =>
  within(area(name))
    .queryAllByRole('region')
    .map((region) => region.getAttribute('aria-label'));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('R-SHL-13 a banner appears in its named area; one area lies at the bottom', () => {
  show();
  add('top', note('above'));
  add('bottom', note('below'));
  expect(shown('top')).toEqual(['above']);
  expect(shown('bottom')).toEqual(['below']);
  const order = area('top').compareDocumentPosition(area('bottom'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('R-NOT-5..7 shows by priority up to its maximum, and the next when one is closed', () => {
  show(2);
  add(
    'top',
    note('low', { priority: priorities.low }),
    note('high', { priority: priorities.high }),
    note('normal'),
  );
  expect(shown('top').toSorted()).toEqual(['high', 'normal']);
  fireEvent.click(within(screen.getByRole('region', { name: 'high' })).getByRole('button'));
  expect(shown('top').toSorted()).toEqual(['low', 'normal']);
});

it('R-NOT-2 hidden through the store it stays away, whatever else moves, until it is shown', () => {
  show();
  add('top', note('n'));
  act(() => store().show('top', 'n', false));
  expect(shown('top')).toEqual([]);
  act(() => store().open('top', 2));
  expect(shown('top')).toEqual([]);
  act(() => store().show('top', 'n', true));
  expect(shown('top')).toEqual(['n']);
});

it('R-NOT-8 R-NOT-9 a deactivated one goes, a dismissed one stays away', () => {
  show();
  add('top', note('n'));
  act(() => store().activate('top', 'n', false));
  expect(shown('top')).toEqual([]);
  act(() => store().activate('top', 'n', true));
  expect(shown('top')).toEqual(['n']);
  act(() => store().dismiss('top', 'n'));
  add('top', note('n'));
  expect(shown('top')).toEqual([]);
});

it('R-NOT-13 closes by itself after 10000 ms and not before', () => {
  show();
  add('top', note('n', { autoDismiss: true }));
  pass(9_998);
  expect(shown('top')).toEqual(['n']);
  pass(2);
  expect(shown('top')).toEqual([]);
  expect(store().areas.top?.list[0]?.state.dismissed).toBe(true);
});

it('R-NOT-13 R-CON-11 waits while the pointer, a finger or the focus is on it; what remained is left', () => {
  show();
  add('top', note('n', { autoDismiss: true }));
  const region = screen.getByRole('region', { name: 'n' });
  const card = region.parentElement!;
  pass(4_000);
  fireEvent.pointerEnter(card, { pointerType: 'touch' });
  pass(60_000);
  fireEvent.pointerLeave(card, { pointerType: 'touch' });
  pass(3_000);
  act(() => within(region).getByRole('button').focus());
  pass(60_000);
  expect(shown('top')).toEqual(['n']);
  act(() => within(region).getByRole('button').blur());
  pass(2_990);
  expect(shown('top')).toEqual(['n']);
  pass(20);
  expect(shown('top')).toEqual([]);
});

describe('R-NOT-14 one that is added again while it is shown', () => {
  it('closes by itself after the time it has now', () => {
    show();
    add('top', note('n', { autoDismiss: true }));
    pass(4_000);
    add('top', note('n', { autoDismiss: true, dismissAfter: 20_000 }));
    pass(19_990);
    expect(shown('top')).toEqual(['n']);
    pass(10);
    expect(shown('top')).toEqual([]);
  });

  it('closes by itself only if it is set to now', () => {
    show();
    add('top', note('n'));
    pass(60_000);
    add('top', note('n', { autoDismiss: true }));
    pass(9_990);
    expect(shown('top')).toEqual(['n']);
    add('top', note('n'));
    pass(60_000);
    expect(shown('top')).toEqual(['n']);
    add('top', note('n', { autoDismiss: true }));
    pass(10_000);
    expect(shown('top')).toEqual([]);
  });

  it('keeps what remains of its time when that is the same', () => {
    show();
    add('top', note('n', { autoDismiss: true }));
    pass(6_000);
    add('top', note('n', { autoDismiss: true, priority: priorities.high }));
    pass(4_000);
    expect(shown('top')).toEqual([]);
  });
});

it('one that is not set to go stays', () => {
  show();
  add('top', note('n'));
  pass(3_600_000);
  expect(shown('top')).toEqual(['n']);
});

it('R-NOT-15 one that must stay has no close control', () => {
  show();
  add('top', note('n', { dismissable: false }));
  expect(within(screen.getByRole('region', { name: 'n' })).queryByRole('button')).toBeNull();
});

it('R-ERR-23 a banner outside an area is logged and shows nothing', () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  add('top', note('n'));
  render(<NotificationBanner id="n" />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(logged()).toEqual(['The notification banner n stands outside an area']);
});

it('R-ERR-24 a banner for an unknown notification is logged and shows nothing', () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  const { AreaContext } = jest.requireActual<typeof import('@/components/notifications/area-context')>(
    '@/components/notifications/area-context',
  );
  render(
    <AreaContext value="top">
      <NotificationBanner id="nobody" />
    </AreaContext>,
  );
  expect(screen.queryByRole('region')).toBeNull();
  expect(logged()).toEqual(['There is no notification nobody in the area top']);
});

it('R-NOT-11 a template that is not known is logged and shows nothing', () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  show();
  add('top', { id: 'n', data: { template: 'unheard-of' }, config: { type: 'template' } });
  expect(shown('top')).toEqual([]);
  expect(logged()).toEqual(['The notification n has no template']);
});
