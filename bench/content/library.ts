/** A made-up library of any size in the real content types, for benchmarks of the content service. */
import contentTypes from '@/lib/contracts/catalogue/content-model.json';

const LOCALE = 'en-US';
type Fields = Record<string, unknown>;

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
const links = (prefix: string, count: number, of: number, seed: number) =>
  [...new Set(Array.from({ length: count }, (_, index) => (seed * 31 + index * 17) % of))].map((n) =>
    link(`${prefix}-${n}`),
  );

function entry(type: string, index: number, fields: Fields) {
  const id = `${type}-${index}`;
  const all: Fields = { name: `${type} number ${index}`, slug: id.toLowerCase(), ...fields };
  const at = new Date(Date.UTC(2024, 0, 1) + index * 60_000).toISOString();
  const values = Object.entries(all).map(([name, value]) => [name, { [LOCALE]: value }]);
  return {
    sys: { id, contentType: { sys: { id: type } }, createdAt: at, updatedAt: at, revision: 1 },
    fields: Object.fromEntries(values) as Fields,
  };
}

const words =
  'storm crown ghost door king queen fool heath letter ring mask garden winter summer night'.split(' ');
const prose = (seed: number, count: number) =>
  Array.from({ length: count }, (_, index) => words[(seed * 7 + index * 11) % words.length]).join(' ');

/** How `size` entries are divided between types; the proportions are those of the sample library. */
function counts(size: number) {
  const share = (part: number) => Math.max(4, Math.floor(size * part));
  const rest = {
    person: share(0.32),
    title: share(0.2),
    production: share(0.2),
    guide: share(0.16),
    genre: 30,
    theme: 40,
  };
  const used = Object.values(rest).reduce((sum, count) => sum + count, 0);
  return { ...rest, lessonPlan: Math.max(4, size - used) };
}

/** An export of about `size` entries, and one picture for every fourth entry. */
export function libraryOf(size: number) {
  const count = counts(size);
  const make = (type: string, number: number, fields: (index: number) => Fields) =>
    Array.from({ length: number }, (_, index) => entry(type, index, fields(index)));
  const common = (index: number): Fields => ({
    image: link(`picture-${index % Math.ceil(size / 4)}`, 'Asset'),
    shortIntroduction: prose(index, 40),
    longIntroduction: prose(index + 5, 220),
  });
  const taught = (index: number): Fields => ({
    ...common(index),
    genres: links('genre', 2, count.genre, index),
    themes: links('theme', 3, count.theme, index),
    relatedPeople: links('person', 4, count.person, index),
    contentProfiles: index % 9 === 0 ? ['religion'] : [],
  });
  const dated = (index: number): Fields => ({ date: `${1900 + (index % 120)}-0${1 + (index % 9)}-15` });
  const entries = [
    ...make('genre', count.genre, common),
    ...make('theme', count.theme, (index) => ({
      ...common(index),
      themeType: (['Theme', 'Form', 'Course'] as const)[index % 3],
    })),
    ...make('person', count.person, (index) => ({ ...common(index), description: prose(index, 60) })),
    ...make('title', count.title, (index) => ({
      ...taught(index),
      ...dated(index),
      authors: links('person', 2, count.person, index),
    })),
    ...make('production', count.production, (index) => ({
      ...taught(index),
      ...dated(index),
      subType: 'Production',
      title: link(`title-${index % count.title}`),
      directors: links('person', 2, count.person, index + 3),
      relatedGuides: links('guide', 3, count.guide, index),
    })),
    ...make('guide', count.guide, (index) => ({
      ...taught(index),
      authors: links('person', 1, count.person, index),
    })),
    ...make('lessonPlan', count.lessonPlan, (index) => ({
      ...taught(index),
      relatedGuides: links('guide', 2, count.guide, index),
    })),
  ];
  const assets = Array.from({ length: Math.ceil(size / 4) }, (_, index) => {
    const file = {
      url: `//pictures.example/${index}.webp`,
      fileName: `${index}.webp`,
      contentType: 'image/webp',
      details: { size: 90_000, image: { width: 1600, height: 900 } },
    };
    return {
      sys: { id: `picture-${index}` },
      fields: { title: { [LOCALE]: `Picture ${index}` }, file: { [LOCALE]: file } },
    };
  });
  return { space: { id: 'bench', name: 'Bench' }, contentTypes: contentTypes.contentTypes, entries, assets };
}
