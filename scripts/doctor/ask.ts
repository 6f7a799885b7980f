/** One question by HTTP, with its answer or why there was none. */
import { causeOf } from '../launcher/public-address';

const TIMEOUT_MS = 4_000;

export interface Answer {
  status: number;
  /** Null where it is no JSON. */
  json: unknown;
  /** The clock of whoever answered, epoch ms; null where it did not say. */
  clock: number | null;
}

/** @returns the answer, or one line that says why none came */
export async function ask(address: string, token?: string): Promise<Answer | string> {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    const clock = Date.parse(answer.headers.get('date') ?? '');
    const json: unknown = await answer.json().catch(() => null);
    return { status: answer.status, json, clock: Number.isNaN(clock) ? null : clock };
  } catch (error) {
    return causeOf(error);
  }
}
