/** Tells the operator why a service did not answer: what visitors get says only that it is unavailable. */

export interface UpstreamFailure {
  err: unknown;
  /** Origin of the service. */
  service: string;
  /** Requests to it that failed since it was last told, this one included. */
  failed: number;
}

/** An outage fails thousands of requests, and a line for each would fill the disk. */
const TOLD_AGAIN_MS = 60_000;

/** Tells the first failure of each service at once, and the next ones at most once a minute. */
export function tellUpstreamFailures(
  tell: (failure: UpstreamFailure) => void,
  now: () => number = () => performance.now(),
): (err: unknown, service: URL) => void {
  const services = new Map<string, { toldAt: number; failed: number }>();
  return (err, { origin }) => {
    const { toldAt, failed } = services.get(origin) ?? { toldAt: -Infinity, failed: 0 };
    const isTold = now() - toldAt >= TOLD_AGAIN_MS;
    if (isTold) tell({ err, service: origin, failed: failed + 1 });
    services.set(origin, isTold ? { toldAt: now(), failed: 0 } : { toldAt, failed: failed + 1 });
  };
}
