/** The banner notification system as a state machine (specification §3, §4). Pure: each transition returns a new list. */
import { NOTIFICATION_DISMISS_MS } from '@/lib/contracts/constants';

/** R-NOT-10. */
export const priorities = { lowest: 0, low: 2, normal: 5, high: 8, highest: 10 } as const;
export type Priority = (typeof priorities)[keyof typeof priorities];
/** R-NOT-11. */
export type NotificationType = 'template' | 'message';

export interface NotificationConfig {
  priority: Priority;
  type: NotificationType;
  active: boolean;
  dismissable: boolean;
  autoDismiss: boolean;
  /** Milliseconds. */
  dismissAfter: number;
}

export interface BannerNotification {
  id: string;
  data: Readonly<Record<string, string>>;
  config: NotificationConfig;
  state: { show: boolean; dismissed: boolean; timestamp: number };
  /** Hidden on purpose (R-NOT-2). `show` is also false if there is no room. */
  hidden: boolean;
}

/** R-NOT-12. */
export const defaultConfig: NotificationConfig = {
  priority: priorities.normal,
  type: 'message',
  active: true,
  dismissable: true,
  autoDismiss: false,
  dismissAfter: NOTIFICATION_DISMISS_MS,
};

export interface NewNotification {
  id: string;
  data: Readonly<Record<string, string>>;
  config?: Partial<NotificationConfig>;
}

/** A prompt of the library's own: shown by the template of its name, which is also its id. */
export function ofTemplate(name: string, data: Record<string, string>): NewNotification {
  return {
    id: name,
    data: { template: name, ...data },
    config: { type: 'template', priority: priorities.high },
  };
}

type List = readonly BannerNotification[];

function update(list: List, id: string, change: (one: BannerNotification) => BannerNotification): List {
  return list.map((one) => (one.id === id ? change(one) : one));
}

/** R-NOT-1, R-NOT-14: added with `show` false; an existing id gets new data and config and keeps its state. */
export function addNotification(list: List, { id, data, config }: NewNotification, now: number): List {
  const full = { ...defaultConfig, ...config };
  if (list.some((one) => one.id === id)) return update(list, id, (one) => ({ ...one, data, config: full }));
  const state = { show: false, dismissed: false, timestamp: now };
  return [...list, { id, data, config: full, state, hidden: false }];
}

/** R-NOT-2: a notification that is hidden stays hidden, even if there is room, until it is shown again. */
export function setShown(list: List, id: string, show: boolean): List {
  return update(list, id, (one) => ({ ...one, hidden: !show, state: { ...one.state, show } }));
}

/** R-NOT-3, R-NOT-15: dismisses it with a new timestamp, unless it is neither dismissable nor auto-dismissed. */
export function dismiss(list: List, id: string, now: number): List {
  return update(list, id, (one) =>
    one.config.dismissable || one.config.autoDismiss
      ? { ...one, state: { show: false, dismissed: true, timestamp: now } }
      : one,
  );
}

/** R-NOT-4. */
export function setActive(list: List, id: string, active: boolean): List {
  return update(list, id, (one) => ({ ...one, config: { ...one.config, active } }));
}

/** R-NOT-2, R-NOT-5..7, R-NOT-9: the first `max` that are active and not hidden or dismissed, by priority, then newest first. */
export function visibleInArea(list: List, max: number): List {
  return list
    .filter(({ config, state, hidden }) => config.active && !hidden && !state.dismissed)
    .toSorted((a, b) => b.config.priority - a.config.priority || b.state.timestamp - a.state.timestamp)
    .slice(0, max);
}

/** R-NOT-7, R-NOT-8: sets `show` of each notification to whether it is visible in the area. */
export function arrange(list: List, max: number): List {
  const visible = new Set(visibleInArea(list, max).map(({ id }) => id));
  return list.map((one) =>
    one.state.show === visible.has(one.id)
      ? one
      : { ...one, state: { ...one.state, show: visible.has(one.id) } },
  );
}
