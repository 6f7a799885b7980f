/** Mail by SMTP (RFC 5321). Plain text only: every mail client shows it, and it loads nothing. */
import { createTransport } from 'nodemailer';
import { messageOf } from '@/lib/platform/message-of';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends a letter. Resolves to why the mail server did not accept it, in one line; null when it did. */
export type Mailer = (letter: Letter) => Promise<string | null>;

/** A mail server that does not answer must not keep a form waiting. */
const TIMEOUT_MS = 10_000;

/** Well within the limit of RFC 5322 §2.1.1, so that every relay accepts the line. */
const LONGEST_LINE = 200;

/** A subject must be one line, whatever a name in it contains. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, LONGEST_LINE);

const transportTo = (url: string) =>
  createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });

const reasonOf = (error: unknown) => oneLine(messageOf(error));

/** Connects and signs in to a mail server without sending. Why it cannot be used, in one line; null when it can. */
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

/** MAIL_FROM, else an address at the public host, which may receive no mail but shows where a letter came from. */
export const senderOf = ({
  MAIL_FROM,
  PUBLIC_URL,
}: {
  MAIL_FROM?: string | undefined;
  PUBLIC_URL: string;
}): string => MAIL_FROM ?? `library@${new URL(PUBLIC_URL).hostname}`;
