/** Countries, education levels, content guidance and rights agreements. */
import { countryList } from '@/lib/domain/viewer/countries';
import { ADULT_THEMES, educationLevels, guidance } from '@/sample-library/facts/read';
import type { AgreementKey } from '@/sample-library/source/vocabulary';
import { type Entry, entry, to, toEach } from './resource';

function countryEntries(): Entry[] {
  return countryList().map(({ name, alpha2, alpha3, numeric }) =>
    entry('country', alpha3.toLowerCase(), { name, alpha2, alpha3, numericCode: numeric }),
  );
}

function levelEntries(): Entry[] {
  return educationLevels.map(({ id, ...fields }) => entry('educationLevel', id, fields));
}

/** Id of a guidance entry by its slug. */
export const guidanceId = (slug: string): string => (slug === ADULT_THEMES ? slug : `guidance-${slug}`);

function guidanceEntries(): Entry[] {
  return guidance.map(({ slug, name, type, description }) =>
    entry('contentGuidance', slug, { name, type, description }, { id: guidanceId(slug) }),
  );
}

const agreements = [
  { key: 'allow-gbr', name: 'United Kingdom only', type: 'allow', countries: ['gbr'] },
  { key: 'allow-usa', name: 'United States only', type: 'allow', countries: ['usa'] },
  { key: 'deny-usa', name: 'Everywhere but the United States', type: 'deny', countries: ['usa'] },
  { key: 'deny-irl', name: 'Everywhere but Ireland', type: 'deny', countries: ['irl'] },
  {
    key: 'allow-gbr-usa',
    name: 'United Kingdom and United States',
    type: 'allow',
    countries: ['gbr', 'usa'],
  },
] as const satisfies readonly { key: AgreementKey; name: string; type: string; countries: string[] }[];

function agreementEntries(): Entry[] {
  return agreements.map(({ key, name, type, countries }) =>
    entry('rightsAgreement', key, { name, type, countries: toEach('country', countries) }),
  );
}

export const agreementLink = (key: AgreementKey) => to('rightsAgreement', key);

export function auxiliaryEntries(): Entry[] {
  return [...countryEntries(), ...levelEntries(), ...guidanceEntries(), ...agreementEntries()];
}
