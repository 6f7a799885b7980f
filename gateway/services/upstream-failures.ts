/** Tells the operator why a service did not answer: what visitors get says only that it is unavailable. */
import { createLogThrottle } from '@/lib/platform/log/log-throttle';

export interface UpstreamFailure {
  err: unknown;
  /** Origin of the service. */
  service: string;
  /** Requests to it that failed since it was last told, this one included. */
  failed: number;
}

/** Tells the first failure of each service at once, and the next ones at most once a minute. */
export function tellUpstreamFailures(
  tell: (failure: UpstreamFailure) => void,
  now?: () => number,
): (err: unknown, service: URL) => void {
  const due = createLogThrottle(now && { now });
  return (err, { origin }) => {
    const failed = due(origin);
    if (failed > 0) tell({ err, service: origin, failed });
  };
}
