import fc from 'fast-check';
import { placementOf, type Binding, type Profile } from '@/lib/domain/viewer/placement';

const binding = (given: Partial<Binding> = {}): Binding => ({
  organisationId: 'riverside',
  organisationName: 'Riverside Academy',
  domains: ['riverside.example'],
  invited: ['guest@elsewhere.example'],
  role: 'teacher',
  contact: 'Ann in the library',
  ...given,
});
const profile = (email: string | null, emailVerified = true): Profile => ({
  email,
  emailVerified,
  givenName: null,
  familyName: null,
});

describe('where somebody belongs whom another issuer signs in', () => {
  it('is the organisation of a verified address: at its domain, or invited', () => {
    const placed = { kind: 'placed', organisationId: 'riverside', role: 'teacher' };
    expect(placementOf(profile('Kit@Riverside.example'), [binding()])).toEqual(placed);
    expect(placementOf(profile('guest@ELSEWHERE.example'), [binding()])).toEqual(placed);
  });

  it('is where they are invited, before the domain of their address', () => {
    const other = binding({ organisationId: 'north', domains: [], invited: ['kit@riverside.example'] });
    expect(placementOf(profile('kit@riverside.example'), [binding(), other])).toMatchObject({
      organisationId: 'north',
    });
  });

  it('is nowhere for an address that nobody has verified, invited or not', () => {
    for (const email of ['kit@riverside.example', 'guest@elsewhere.example', null])
      expect(placementOf(profile(email, false), [binding()])).toMatchObject({ reason: 'EMAIL_NOT_VERIFIED' });
    expect(placementOf(profile(null, true), [binding()])).toMatchObject({ reason: 'EMAIL_NOT_VERIFIED' });
  });

  it('says that the institution is known and whom to ask, where it can only be one', () => {
    expect(placementOf(profile('kit@home.example'), [binding()])).toEqual({
      kind: 'refused',
      reason: 'NOT_LISTED',
      organisationName: 'Riverside Academy',
      contact: 'Ann in the library',
    });
    const two = [binding(), binding({ organisationId: 'north', domains: ['north.example'], invited: [] })];
    expect(placementOf(profile('kit@home.example'), two)).toMatchObject({
      organisationName: null,
      contact: null,
    });
  });

  it('takes no part of a domain for the whole: not what is below it, nor what ends like it', () => {
    for (const email of [
      'kit@pupils.riverside.example',
      'kit@notriverside.example',
      'kit@riverside.example.evil.example',
      '"kit@riverside.example"@evil.example',
    ])
      expect(placementOf(profile(email), [binding()])).toMatchObject({ reason: 'NOT_LISTED' });
  });

  it('is nowhere where no organisation is bound to the issuer, whoever it is', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.boolean(), (email, verified) => {
        expect(placementOf(profile(email, verified), [])).toMatchObject({
          kind: 'refused',
          reason: 'ISSUER_NOT_BOUND',
        });
      }),
    );
  });
});
