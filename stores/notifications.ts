/** The notification banners of each area of the page (specification §4 "Notifications"). Client state only. */
import { create } from 'zustand';
import {
  addNotification,
  arrange,
  dismiss,
  setActive,
  setShown,
  type BannerNotification,
  type NewNotification,
} from '@/lib/domain/prompts/notifications';

type List = readonly BannerNotification[];

interface Area {
  /** Most banners shown at once; 0 until the area is mounted. */
  max: number;
  list: List;
}

interface NotificationStore {
  areas: Readonly<Record<string, Area>>;
  /** Call when an area is mounted; it has room for `max` banners. */
  open: (area: string, max: number) => void;
  add: (area: string, notification: NewNotification) => void;
  show: (area: string, id: string, shown: boolean) => void;
  dismiss: (area: string, id: string) => void;
  activate: (area: string, id: string, active: boolean) => void;
}

const noArea: Area = { max: 0, list: [] };

export const useNotifications = create<NotificationStore>((set) => {
  /** Applies a change, then decides again which banners the area shows (R-NOT-7, R-NOT-8). */
  const move = (area: string, change: (before: Area) => Area) =>
    set(({ areas }) => {
      const { max, list } = change(areas[area] ?? noArea);
      return { areas: { ...areas, [area]: { max, list: arrange(list, max) } } };
    });
  return {
    areas: {},
    open: (area, max) => move(area, ({ list }) => ({ list, max })),
    add: (area, notification) =>
      move(area, ({ max, list }) => ({ max, list: addNotification(list, notification, Date.now()) })),
    show: (area, id, shown) => move(area, ({ max, list }) => ({ max, list: setShown(list, id, shown) })),
    dismiss: (area, id) => move(area, ({ max, list }) => ({ max, list: dismiss(list, id, Date.now()) })),
    activate: (area, id, active) =>
      move(area, ({ max, list }) => ({ max, list: setActive(list, id, active) })),
  };
});
