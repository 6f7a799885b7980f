/**
 * How slowly the body of a request may come, for all bodies alike: the gateway ends one that is behind this pace, and browsers wait
 * for their own as long. A limit of the whole body's time would keep long texts from slow lines (docs/decisions/0085).
 */
export interface BodyPace {
  /** So far behind it may be, ms: as long as the headers of a request may take. */
  graceMs: number;
  bytesPerMs: number;
}

/** 32 kbit/s: what the slowest lines carry that people use. The largest body, 1 MiB, then has four and a half minutes. */
export const BODY_PACE: BodyPace = { graceMs: 20_000, bytesPerMs: 4 };
