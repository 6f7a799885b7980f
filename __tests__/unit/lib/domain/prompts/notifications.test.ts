/** The notification banner system. */
import {
  addNotification,
  arrange,
  defaultConfig,
  dismiss,
  priorities,
  setActive,
  setShown,
  visibleInArea,
  type BannerNotification,
  type NotificationConfig,
} from '@/lib/domain/prompts/notifications';

type List = readonly BannerNotification[];
const add = (list: List, id: string, now: number, config: Partial<NotificationConfig> = {}) =>
  addNotification(list, { id, data: {}, config }, now);
const ids = (list: List) => list.map(({ id }) => id);

it('R-NOT-1 is added hidden, not dismissed, stamped now', () => {
  expect(add([], 'n1', 5)[0]?.state).toEqual({ show: false, dismissed: false, timestamp: 5 });
});

it('R-NOT-2 can be shown and hidden', () => {
  const shown = setShown(add([], 'n1', 1), 'n1', true);
  expect(shown[0]?.state.show).toBe(true);
  expect(setShown(shown, 'n1', false)[0]?.state.show).toBe(false);
});

it('R-NOT-2 hidden, it stays hidden in an area with room, until it is shown', () => {
  const hidden = arrange(setShown(arrange(add([], 'n1', 1), 1), 'n1', false), 1);
  expect(hidden[0]?.state.show).toBe(false);
  expect(arrange(add(hidden, 'n1', 5), 1)[0]?.state.show).toBe(false);
  expect(arrange(setShown(hidden, 'n1', true), 1)[0]?.state.show).toBe(true);
});

it('R-NOT-3 dismissing hides it with a new timestamp', () => {
  const list = dismiss(setShown(add([], 'n1', 1), 'n1', true), 'n1', 9);
  expect(list[0]?.state).toEqual({ show: false, dismissed: true, timestamp: 9 });
});

it('R-NOT-4 can be deactivated and activated', () => {
  const off = setActive(add([], 'n1', 1), 'n1', false);
  expect(off[0]?.config.active).toBe(false);
  expect(setActive(off, 'n1', true)[0]?.config.active).toBe(true);
});

it('R-NOT-5 room for one goes to the highest priority', () => {
  const list = add(add([], 'low', 2, { priority: priorities.low }), 'high', 1, { priority: priorities.high });
  expect(ids(visibleInArea(list, 1))).toEqual(['high']);
});

it('R-NOT-6 among equals the newest comes first', () => {
  expect(ids(visibleInArea(add(add([], 'old', 1), 'new', 2), 2))).toEqual(['new', 'old']);
});

it('R-NOT-7 what does not fit shows when one is dismissed', () => {
  const three = arrange(add(add(add([], 'a', 3), 'b', 2), 'c', 1), 2);
  expect(three.map(({ state }) => state.show)).toEqual([true, true, false]);
  const after = arrange(dismiss(three, 'a', 9), 2);
  expect(after.map(({ state }) => state.show)).toEqual([false, true, true]);
});

it('R-NOT-8 a shown one that is deactivated becomes hidden', () => {
  const shown = arrange(add([], 'a', 1), 1);
  expect(arrange(setActive(shown, 'a', false), 1)[0]?.state.show).toBe(false);
});

it('R-NOT-9 a dismissed one does not show, though active', () => {
  expect(visibleInArea(dismiss(add([], 'a', 1), 'a', 2), 1)).toEqual([]);
});

it('R-NOT-10 R-NOT-11 R-NOT-12 has the priorities and defaults of the specification', () => {
  expect(priorities).toEqual({ lowest: 0, low: 2, normal: 5, high: 8, highest: 10 });
  expect(defaultConfig).toEqual({
    priority: 5,
    type: 'message',
    active: true,
    dismissable: true,
    autoDismiss: false,
    dismissAfter: 10_000,
  });
});

it('R-NOT-14 the same id again replaces data and config and keeps the state', () => {
  const shown = setShown(add([], 'a', 1), 'a', true);
  const again = addNotification(shown, { id: 'a', data: { text: 'new' }, config: { priority: 10 } }, 7);
  expect(again).toEqual([
    {
      id: 'a',
      data: { text: 'new' },
      config: { ...defaultConfig, priority: 10 },
      state: { show: true, dismissed: false, timestamp: 1 },
      hidden: false,
    },
  ]);
});

it('R-NOT-15 one that is not dismissable cannot be dismissed', () => {
  const list = add([], 'a', 1, { dismissable: false });
  expect(dismiss(list, 'a', 2)[0]?.state.dismissed).toBe(false);
});
