/** Mail by SMTP (RFC 5321). Text alone: every reader shows it, and nothing in it is fetched. */
import { createTransport } from 'nodemailer';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Why a letter could not be given to the mail server, in one line; null when it was taken. */
export type Mailer = (letter: Letter) => Promise<string | null>;

/** A server that does not answer must not hold a form. */
const TIMEOUT_MS = 10_000;

/** RFC 5322 §2.1.1: a line that every relay takes. */
const LONGEST_LINE = 200;

/** A subject is one line, whatever a name in it holds. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, LONGEST_LINE);

const transportTo = (url: string) =>
  createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });

const reasonOf = (error: unknown) => oneLine(error instanceof Error ? error.message : String(error));

/** Why a mail server cannot be used, in one line: it is greeted and signed in to, and nothing is sent. Null when it can. */
export async function mailFault(url: string): Promise<string | null> {
  const transport = transportTo(url);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return reasonOf(error);
  } finally {
    transport.close();
  }
}

/** @param url SMTP_URL; undefined: no mail, null is returned @param from address of the sender @param name shown with it */
export function createMailer(
  url: string | undefined,
  { from, name }: { from: string; name: string },
): Mailer | null {
  if (url === undefined) return null;
  const transport = transportTo(url);
  return async ({ to, subject, text }) => {
    try {
      await transport.sendMail({ from: { name, address: from }, to, subject: oneLine(subject), text });
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  };
}

/** The sender when none is set. A machine's own name takes no mail, but it is one that says where it came from. */
export const senderOf = ({
  MAIL_FROM,
  PUBLIC_URL,
}: {
  MAIL_FROM?: string | undefined;
  PUBLIC_URL: string;
}): string => MAIL_FROM ?? `library@${new URL(PUBLIC_URL).hostname}`;
