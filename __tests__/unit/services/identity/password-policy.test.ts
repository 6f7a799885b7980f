import { passwordFault } from '@/services/identity/password/policy';

const fault = (password: string) => passwordFault(password, 'ann@school.example');
const GUESSED = expect.stringContaining('would not guess');

it('a password of nothing but words that everybody chooses, digits and signs is obvious', () => {
  for (const password of [
    'password1234',
    'Theatre-Library-2026',
    'qwertyuiop123',
    'QWERTY qwerty!',
    'qwertypassword',
    'letmeinqwertyui',
    'shakespeare qwerty_1 curtain',
  ])
    expect([password, fault(password)]).toEqual([password, GUESSED]);
});

it('one with anything else in it is not', () => {
  for (const password of [
    'qwerty horse battery',
    'theatre goers anonymous',
    '8392 password',
    'four words nobody joins',
  ])
    expect([password, fault(password)]).toEqual([password, null]);
});

it('is judged at once, however often a word is in it', () => {
  expect(fault(`${'qwerty'.repeat(160)}!`)).toEqual(GUESSED);
  expect(fault(`${'qwerty'.repeat(160)}a!a`)).toBeNull();
});
