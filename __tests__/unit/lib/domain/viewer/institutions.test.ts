/** "Find your school": names however they are spelled, hints that are ends of addresses and nothing else. */
import fc from 'fast-check';
import { EMAIL_DOMAIN, foldedName, loginHint, loginHintOf } from '@/lib/domain/viewer/institutions';
import { readInstitution } from '@/lib/domain/viewer/last-institution';

it('a name is its letters, whatever its accents, capitals and apostrophes', () => {
  expect(foldedName('  St Brigid’s — École  ')).toBe('st brigids ecole');
  expect(foldedName("st brigid's ecole")).toBe('st brigids ecole');
  expect(foldedName('%_\\')).toBe('');
});

it('what is folded is not changed by folding it again, and has nothing that a pattern of SQL reads', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const folded = foldedName(name);
      expect(foldedName(folded)).toBe(folded);
      expect(folded).not.toMatch(/[%_\\]/);
    }),
  );
});

it('a hint is the end of an e-mail address', () => {
  expect(loginHint(loginHintOf('harbourside.example'))).toBe('@harbourside.example');
  for (const other of [
    'harbourside.example',
    'a@b.example',
    '@',
    '@x',
    '@a..b',
    '@<b>.example',
    ['@a.example'],
    undefined,
  ])
    expect(loginHint(other)).toBeNull();
  expect(EMAIL_DOMAIN.test(`${'a'.repeat(64)}.example`)).toBe(false);
});

it('the school of this device is what was put there, or none', () => {
  const school = { name: 'Harbourside Academy', emailDomain: 'harbourside.example', hasNetwork: true };
  expect(readInstitution(JSON.stringify(school))).toEqual(school);
  expect(readInstitution('{"name":"X","emailDomain":"javascript:1"}')).toEqual({
    name: 'X',
    emailDomain: null,
    hasNetwork: false,
  });
  for (const broken of [null, '', '{', '[]', 'null', '{"name":1}'])
    expect(readInstitution(broken)).toBeNull();
});
