/** A real SMTP server (RFC 5321) on this machine that takes every letter. */
import { SMTPServer } from 'smtp-server';

export interface Received {
  to: string;
  /** The text, decoded. */
  text: string;
}

/** Quoted-printable (RFC 2045 §6.7), in which long lines are broken. */
const decoded = (body: string) =>
  Buffer.from(
    body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

export async function startMailServer(port: number) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const [head = '', ...body] = Buffer.concat(parts)
          .toString('utf8')
          .split(/\r?\n\r?\n/);
        const text = body.join('\n\n');
        const isQuoted = /content-transfer-encoding: quoted-printable/i.test(head);
        received.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          text: isQuoted ? decoded(text) : text,
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
