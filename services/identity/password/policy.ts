/** Rules for a new password (NIST SP 800-63B §5.1.1.2): long and not obvious. No rules on kinds of characters. Pure. */
export const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 1024;
const FEWEST_DIFFERENT = 5;
/**
 * A word that everybody chooses, and what is no letter after it. Taken out one after another: an expression for a whole password
 * of them takes time exponential in its length, because `qwerty` and what follows it may be divided in many ways.
 */
const OBVIOUS =
  /(?:password|passwort|qwerty\w*|letmein|welcome|theatre|theater|library|curtain|shakespeare)[\W\d_]*/gi;
/** Shorter parts of an e-mail address are ignored. */
const SHORTEST_PART = 4;

/** One sentence that says what is wrong with a password, or null. */
export function passwordFault(password: string, email: string): string | null {
  const text = password.normalize('NFC');
  if ([...text].length < SHORTEST_PASSWORD)
    return `Choose a password of at least ${SHORTEST_PASSWORD} characters`;
  if (text.length > LONGEST_PASSWORD) return 'Choose a shorter password';
  const parts = email
    .toLowerCase()
    .split(/[@.+_-]/)
    .filter((part) => part.length >= SHORTEST_PART);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), text.toLowerCase());
  const isObvious =
    new Set(text).size < FEWEST_DIFFERENT ||
    text.replace(OBVIOUS, '') === '' ||
    rest.length < SHORTEST_PASSWORD / 2;
  return isObvious
    ? 'Choose a password that others would not guess, such as four words that do not belong together'
    : null;
}
