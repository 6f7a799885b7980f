import { readEmailDomain } from '@/lib/domain/administration/email-domain';

describe('the e-mail domain of an organisation', () => {
  it.each([
    [' @School.Example ', 'school.example'],
    ['mail.school.example', 'mail.school.example'],
    // Only the providers' own names, not every name that begins like theirs.
    ['live.ac.uk', 'live.ac.uk'],
    ['gmail.school.example', 'gmail.school.example'],
    ['  ', null],
  ])('“%s” is read as %s', (text, domain) => expect(readEmailDomain(text)).toEqual({ domain }));

  it.each(['gmail.com', 'Yahoo.co.uk', '@hotmail.com', 'gmx.de', 'icloud.com', 'proton.me'])(
    '%s is refused: anybody has an address there',
    (text) => expect(readEmailDomain(text)).toEqual({ fault: expect.stringContaining('Anybody') }),
  );

  it.each(['school', 'a b.example', 'https://school.example', 'me@school.example', 'school.example\u0000x'])(
    '“%s” is no domain',
    (text) => expect(readEmailDomain(text)).toEqual({ fault: expect.stringContaining('not a domain') }),
  );
});
