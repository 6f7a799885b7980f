/** Companies: the invented one with its branches, and the real ones that a guide speaks of. */
import { companies } from '@/sample-library/facts/read';
import { INVENTED_COMPANY, inventedCompanies } from '@/sample-library/source/company';
import { type Entry, entry, to } from './resource';
import type { TermPicture } from './vocabulary';

/** `mentioned`: slugs of the real companies to keep. */
export function companyEntries(mentioned: ReadonlySet<string>, picture: TermPicture = () => ({})): Entry[] {
  const invented = inventedCompanies.map(({ slug, name, text }) =>
    entry('company', slug, {
      name,
      slug,
      ...picture('company', { slug, name }),
      shortIntroduction: `${text} ${INVENTED_COMPANY}`,
      country: to('country', 'gbr'),
    }),
  );
  const real = companies
    .filter(({ slug }) => mentioned.has(slug))
    .map(({ slug, name, founded, city, country, fact }) =>
      entry('company', slug, {
        name,
        slug,
        ...picture('company', { slug, name }),
        shortIntroduction: [fact, founded && city ? `Founded in ${founded}, ${city}.` : '']
          .filter(Boolean)
          .join(' '),
        country: to('country', country.toLowerCase()),
      }),
    );
  return [...invented, ...real];
}
