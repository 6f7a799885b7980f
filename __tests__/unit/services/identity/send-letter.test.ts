/** Callers of identity give up after eight seconds, so a mail server that is slow has to count as one that failed before. */
import { sendLetter } from '@/services/identity/people/send-letter';

const letter = { to: 'amara@school.example', subject: 'A play', text: 'Tonight' };

it('a mail server that does not answer is given up after six seconds', async () => {
  jest.useFakeTimers();
  try {
    const sending = sendLetter(() => new Promise(() => undefined), letter);
    await jest.advanceTimersByTimeAsync(6_000);
    const outcome = await Promise.race([sending, Promise.resolve('still waiting')]);
    expect(outcome).toEqual({ failed: 'The mail server did not answer within 6 seconds' });
  } finally {
    jest.useRealTimers();
  }
});

it('otherwise it says what the mail server said, or that there is none', async () => {
  expect(await sendLetter(null, letter)).toBeNull();
  expect(await sendLetter(async () => null, letter)).toBe('sent');
  expect(await sendLetter(async () => 'mailbox full', letter)).toEqual({ failed: 'mailbox full' });
  const broken = async () => Promise.reject(new Error('broken'));
  await expect(sendLetter(broken, letter)).rejects.toThrow('broken');
});
