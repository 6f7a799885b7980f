/** How far a hand-over is, as the classroom machine shows it. */
import type { HandOver, MadeHandOver } from '@/lib/contracts/viewer/hand-over';
import type { useHandOver } from './use-hand-over';

/** Who asks, and what they would open here; null: they save this machine's lesson. */
export interface HandOverRequest {
  person: string;
  opens: string | null;
}

const endings: Readonly<Partial<Record<HandOver['state'], string>>> = {
  over: 'The code has expired.',
  refused: 'Nothing was handed over.',
  done: 'That is done.',
};

export type Step =
  | { is: 'awaited' }
  | { is: 'offered'; offered: MadeHandOver }
  | { is: 'asked'; request: HandOverRequest }
  | { is: 'ended'; words: string };

/** @param told how it ended, where that is known before the library says so */
export function stepOf(
  { offering, offered, now }: ReturnType<typeof useHandOver>,
  told: string | null,
): Step {
  if (offering.isError) return { is: 'ended', words: 'There is no code at the moment.' };
  if (!offered) return { is: 'awaited' };
  const words = told ?? (now && endings[now.state]);
  if (words) return { is: 'ended', words };
  if (now?.state === 'asked' && now.person !== null)
    return { is: 'asked', request: { person: now.person, opens: now.opens } };
  return { is: 'offered', offered };
}
