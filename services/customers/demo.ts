/**
 * The demonstration's customers. Dates are relative to the time of loading: on any day, the full subscription is active, the
 * trial is about to end and the expired one is over. Loading again renews them.
 */
import { DAY_MS } from '@/lib/domain/text/calendar';
import { DEMO_NETWORK, demoAccounts, demoOrganisations as ids } from '@/services/common/demo-accounts';
import { importRecords } from './import/import';
import type { RecordInputs } from './import/records';
import type { RawRecord } from './import/read';
import type { Db } from './tables';

const companies: NonNullable<RecordInputs['companies']> = [
  { id: 'harbourside-trust', name: 'Harbourside Learning Trust', type: 'Trust', category: 'Secondary', country: 'United Kingdom' },
  { id: 'northgate-group', name: 'Northgate Colleges', type: 'College group', category: 'Higher Education', country: 'United Kingdom' },
  { id: 'old-mill-trust', name: 'Old Mill Trust', type: 'Trust', category: 'Secondary', country: 'United Kingdom' },
  { id: 'lakeview-district', name: 'Lakeview School District', type: 'District', category: 'High School', country: 'United States of America' },
  { id: 'st-brigids-trust', name: 'St Brigid’s Schools', groupId: 'younger-schools', type: 'Trust', category: 'Middle School', country: 'Ireland' },
  { id: 'library-company', name: 'The Library', type: 'Operator', category: 'Other', country: 'United Kingdom' },
]; // prettier-ignore

const organisations: NonNullable<RecordInputs['organisations']> = [
  { id: ids.full, name: 'Harbourside Academy', companyId: 'harbourside-trust', type: 'School', category: 'Secondary', country: 'United Kingdom', authenticationMethod: 'IPAuth', listed: true, emailDomain: 'harbourside.example' },
  { id: 'harbourside-sixth-form', name: 'Harbourside Sixth Form', testName: 'Nested range', companyId: 'harbourside-trust', type: 'College', category: 'Higher Education', country: 'United Kingdom', authenticationMethod: 'IPAuth', listed: true, emailDomain: 'harbourside.example' },
  { id: ids.trial, name: 'Northgate College', companyId: 'northgate-group', type: 'College', category: 'Further Education', country: 'United Kingdom', listed: true, emailDomain: 'northgate.example' },
  { id: ids.expired, name: 'Old Mill School', companyId: 'old-mill-trust', type: 'School', category: 'Secondary', country: 'United Kingdom' },
  { id: ids.usa, name: 'Lakeview High School', companyId: 'lakeview-district', type: 'School', category: 'High School', country: 'United States', listed: true, emailDomain: 'lakeview.example' },
  { id: ids.restricted, name: 'St Brigid’s School', companyId: 'st-brigids-trust', type: 'School', category: 'Middle School', country: 'Ireland', adultThemesRestricted: true, listed: true, emailDomain: 'st-brigids.example' },
  { id: ids.staff, name: 'Library staff', companyId: 'library-company', type: 'Operator', category: 'Other', country: 'United Kingdom' },
]; // prettier-ignore

/** `from` and `to` in days from today; a negative number is in the past. */
const periods = [
  { id: 'harbourside-full', companyId: 'harbourside-trust', type: 'full', from: -200, to: 165 },
  {
    id: 'northgate-trial',
    companyId: 'northgate-group',
    type: 'trial',
    from: -10,
    to: 20,
    requestFeedback: true,
  },
  { id: 'old-mill-full', companyId: 'old-mill-trust', type: 'full', from: -400, to: -35 },
  { id: 'lakeview-full', companyId: 'lakeview-district', type: 'full', from: -300, to: 65 },
  { id: 'st-brigids-full', companyId: 'st-brigids-trust', type: 'full', from: -40, to: 325 },
  {
    id: 'library-full',
    companyId: 'library-company',
    type: 'full',
    from: -900,
    to: 900,
    suppressExpiryMsg: true,
  },
] as const;

/** The whole demonstration as an import. */
function demoRecords(now: Date): RecordInputs {
  const day = (offset: number) => new Date(now.getTime() + offset * DAY_MS).toISOString().slice(0, 10);
  return {
    groups: [{ id: 'younger-schools', name: 'Schools of younger pupils', restrictAccessToAdultThemes: true }],
    companies,
    organisations,
    subscriptions: periods.map(({ from, to, ...rest }) => ({
      ...rest,
      startDate: day(from),
      endDate: day(to),
    })),
    users: demoAccounts.map(({ id, email, givenName, familyName, organisationId, role }) => ({
      id,
      email,
      firstName: givenName,
      lastName: familyName,
      organisationId,
      ...(role === 'superuser' ? { superuser: true } : { [role]: [organisationId] }),
    })),
    networks: [
      { organisationId: ids.full, range: DEMO_NETWORK },
      { organisationId: ids.full, range: '2001:db8:113::/48' },
      { organisationId: 'harbourside-sixth-form', range: '203.0.113.128/25' },
    ],
  };
}

/** Loads or renews the demonstration. Throws if its own data are invalid (a bug). @param trusted issuer of its people */
export async function loadDemo(db: Db, now: Date, trusted: string | null = null): Promise<void> {
  const raw = Object.entries(demoRecords(now)).flatMap(([kind, values]) =>
    values.map((value, index) => ({ kind, place: `demo ${kind}[${index}]`, value }) as RawRecord),
  );
  // The demonstration is tried with different issuers, so its people may move to the one that is trusted now.
  const { faults } = await importRecords(db, raw, { trusted, renews: true });
  const first = faults[0];
  if (first) throw new Error(`${first.place}: ${first.message}`);
}
