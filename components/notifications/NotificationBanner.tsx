import { useContext, useEffect, useRef } from 'react';
import { useDismissTimer } from '@/hooks/use-dismiss-timer';
import { useFocusBack } from '@/hooks/use-focus-back';
import { logEvent } from '@/lib/browser/log';
import type { BannerNotification } from '@/lib/domain/prompts/notifications';
import { useNotifications } from '@/stores/notifications';
import { AreaContext } from './area-context';
import { MessageBanner } from './MessageBanner';
import { templates } from './templates';

interface PlacedProps {
  area: string;
  notification: BannerNotification;
}

/** R-NOT-13: closes itself after its time, unless someone is using it. R-NOT-15: no close button where it must stay. */
function PlacedBanner({ area, notification }: PlacedProps) {
  const { id, config, data } = notification;
  const dismiss = useNotifications((store) => store.dismiss);
  const ref = useRef<HTMLDivElement>(null);
  const focusBack = useFocusBack(ref);
  const close = () => {
    focusBack();
    dismiss(area, id);
  };
  useDismissTimer(ref, { after: config.autoDismiss ? config.dismissAfter : null, onEnd: close });
  const Shape = config.type === 'template' ? templates[data.template ?? ''] : MessageBanner;
  useEffect(() => {
    if (!Shape) logEvent('error', `The notification ${id} has no template`);
  }, [Shape, id]);
  if (!Shape) return null;
  return (
    <div ref={ref}>
      <Shape data={data} onDismiss={config.dismissable ? close : null} />
    </div>
  );
}

/** One banner of an area, by id. Without an area or a notification of that id, it logs an error and shows nothing. */
export function NotificationBanner({ id }: { id: string }) {
  const area = useContext(AreaContext);
  const notification = useNotifications((store) =>
    area === null ? undefined : store.areas[area]?.list.find((one) => one.id === id),
  );
  const missing = notification === undefined;
  useEffect(() => {
    // R-ERR-23, R-ERR-24.
    if (area === null) logEvent('error', `The notification banner ${id} stands outside an area`);
    else if (missing) logEvent('error', `There is no notification ${id} in the area ${area}`);
  }, [area, missing, id]);
  if (area === null || !notification?.state.show) return null;
  return <PlacedBanner area={area} notification={notification} />;
}
