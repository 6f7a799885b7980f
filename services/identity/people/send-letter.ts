/** Sends a letter and says what became of it. */
import { timeLimit, TimeLimitError } from '@/lib/platform/time-limit';
import type { Letter, Mailer } from '@/services/common/mail';

/** 'sent', null if no mail is set up, or why sending failed. */
export type Sent = 'sent' | { failed: string } | null;

/** For the whole conversation with the mail server: the gateway waits 8 s, and must get the link even if no letter left. */
const LONGEST_SECONDS = 6;

/** A letter that is given up may still arrive: sending it is not cancelled, and its link works. */
export async function sendLetter(mailer: Mailer | null, letter: Letter): Promise<Sent> {
  if (mailer === null) return null;
  try {
    const failed = await timeLimit(mailer(letter), LONGEST_SECONDS * 1_000);
    return failed === null ? 'sent' : { failed };
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
    return { failed: `The mail server did not answer within ${LONGEST_SECONDS} seconds` };
  }
}
