/** Sends one HTTP request, and returns the response or why there was none. */
import { causeOf } from '../launcher/public-address';

const TIMEOUT_MS = 4_000;

export interface Answer {
  status: number;
  /** Null if the body is not JSON. */
  json: unknown;
  /** The responding server's clock (`Date` header), epoch ms; null if it sent none. */
  clock: number | null;
}

/** @returns the response, or one line that says why there was none */
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
