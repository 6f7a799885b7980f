/**
 * A catalogue unlike the sample: four languages and scripts, no picture, years before 1000, names of 255 characters, casts of a
 * hundred, no guidance, no level, no interview; entries of every type that such a library has. The same for the same number.
 */
interface Entry {
  sys: { id: string; type: 'Entry'; contentType: { sys: { id: string } } };
  fields: Record<string, Record<string, unknown>>;
}

const words = [
  ['Y', 'Tŵr', 'môr', 'cân', 'gwynt', 'nos', 'drych', 'llais'],
  ['井筒', '松風', '羽衣', '葵上', '道成寺', '敦盛', '安宅', '隅田川'],
  ['الملك', 'البحر', 'ليلة', 'الحلم', 'المدينة', 'صوت', 'طريق', 'باب'],
  ['Ἀντιγόνη', 'Βάτραχοι', 'Ἱκέτιδες', 'Πέρσαι', 'Ὄρνιθες', 'Νεφέλαι', 'Ἴων', 'Ἑκάβη'],
] as const;
const LANGUAGES = ['cy', 'ja', 'ar', 'el'] as const;
const LONGEST_NAME = 255;
const LARGE_CAST = 100;
/** Every so many entries one has the longest name that is allowed, and one a cast of a hundred. */
const LONG_EVERY = 97;
const CAST_EVERY = 50;

/** Of a hundred entries so many are of a type. */
const shares = [
  ['title', 34], ['person', 30], ['production', 20], ['guide', 5], ['workshop', 4], ['series', 2], ['company', 2], ['genre', 1], ['theme', 1], ['period', 1],
] as const; // prettier-ignore
type Kind = (typeof shares)[number][0];

const kindOf = (index: number): Kind => {
  let left = index % 100;
  for (const [kind, share] of shares) {
    if (left < share) return kind;
    left -= share;
  }
  return 'title';
};

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

function nameOf(index: number): string {
  const own = words[index % words.length] ?? words[0];
  const name = `${own[index % own.length]} ${own[(index * 3 + 1) % own.length]} ${index}`;
  return index % LONG_EVERY === 0 ? `${name} `.repeat(LONGEST_NAME).slice(0, LONGEST_NAME).trim() : name;
}

/** From the fifth century before to the ninth after. */
const yearOf = (index: number) => (index % 1_400) - 500;
const known = (year: number) => `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`;

const cast = (index: number) =>
  Array.from({ length: index % CAST_EVERY === 0 ? LARGE_CAST : 3 }, (_, part) => ({
    personSlug: part === 0 ? `person-${index}` : null,
    name: nameOf(index + part * 7 + 1).slice(0, 80),
    character: part % 2 === 0 ? nameOf(part + 3) : null,
  }));

interface Around {
  index: number;
  /** Ids of a kind that stand before it. */
  near: (kind: Kind) => { sys: { type: string; linkType: string; id: string } }[];
}

const fieldsOf: Record<Kind, (around: Around) => Record<string, unknown>> = {
  title: ({ index, near }) => ({ firstPerformed: yearOf(index), dateAsKnown: known(yearOf(index)), authors: near('person'), languages: [LANGUAGES[index % 4]], originalTitle: nameOf(index + 1) }),
  production: ({ index, near }) => ({ subType: 'Archive recording', title: near('title')[0], directors: near('person'), castMembers: cast(index), venue: nameOf(index + 2), identifiers: [`shelf:${index}`], languages: [LANGUAGES[index % 4]] }),
  person: () => ({}),
  guide: ({ near }) => ({ authors: near('person') }),
  workshop: ({ near }) => ({ people: near('person') }),
  series: ({ near }) => ({ items: near('production') }),
  company: () => ({}),
  genre: () => ({}),
  theme: () => ({ themeType: 'Theme' }),
  period: ({ index }) => ({ shortIntroduction: undefined, startYear: yearOf(index), endYear: yearOf(index) + 90 }),
}; // prettier-ignore

/** An export file without content types, and an address of each kind of page in it. */
export function foreignCatalogue(count: number): { entries: Entry[]; addresses: string[] } {
  const ids = new Map<Kind, string[]>();
  const entries: Entry[] = [];
  const segments: Partial<Record<Kind, string>> = { title: 'titles', production: 'productions', person: 'people', guide: 'guides', workshop: 'workshops', series: 'series', company: 'companies', genre: 'genres', theme: 'themes', period: 'periods' }; // prettier-ignore
  const addresses = new Map<Kind, string>();
  for (let index = 0; index < count; index++) {
    const kind = kindOf(index * 37);
    const id = `${kind}-${index}`;
    const before = ids.get(kind) ?? [];
    const near = (wanted: Kind) => (ids.get(wanted) ?? []).slice(-2).map(link);
    const fields = {
      name: nameOf(index),
      slug: id,
      shortIntroduction: nameOf(index + 5),
      ...fieldsOf[kind]({ index, near }),
    };
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    entries.push({
      sys: { id, type: 'Entry', contentType: { sys: { id: kind } } },
      fields: Object.fromEntries(given.map(([name, value]) => [name, { 'en-US': value }])),
    });
    ids.set(kind, [...before.slice(-1), id]);
    addresses.set(kind, `/${segments[kind] ?? ''}/${id}`);
  }
  return { entries, addresses: [...addresses.values()] };
}
