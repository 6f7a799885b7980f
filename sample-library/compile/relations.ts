/** What is related to what: items of one play, one form, one person. */
import contentTypes from '@/lib/contracts/catalogue/content-model.json';
import { type Link, to } from './resource';

type ItemKind = 'production' | 'interview' | 'workshop' | 'guide' | 'lessonPlan' | 'series';

/** What an item has in common with others. */
export interface Kin {
  kind: ItemKind;
  slug: string;
  plays: readonly string[];
  forms: readonly string[];
  themes: readonly string[];
  people: readonly string[];
  /** Slugs of content guidance. */
  guidance: readonly string[];
}

const fieldOfKind = {
  production: 'relatedProductions',
  interview: 'relatedInterviews',
  workshop: 'relatedWorkshops',
  guide: 'relatedGuides',
  lessonPlan: 'relatedLessonPlans',
  series: 'relatedSeries',
} as const satisfies Record<ItemKind, string>;

const MOST_RELATED = 6;
const WEIGHTS = { play: 8, form: 2, theme: 1, person: 1 } as const;
/** Below this an item is not related: a shared form or two shared themes alone do not count. */
const LEAST_WEIGHT = 3;

const shared = (a: readonly string[], b: readonly string[]) => a.filter((value) => b.includes(value)).length;

function weight(a: Omit<Kin, 'kind' | 'slug' | 'guidance'>, b: Kin): number {
  return (
    WEIGHTS.play * shared(a.plays, b.plays) +
    WEIGHTS.form * shared(a.forms, b.forms) +
    WEIGHTS.theme * shared(a.themes, b.themes) +
    WEIGHTS.person * shared(a.people, b.people)
  );
}

const fieldsOfType = new Map(
  contentTypes.contentTypes.map((type) => [type.sys.id, new Set(type.fields.map(({ id }) => id))]),
);

/** What is about one play alone stands before what touches on it among others. */
const narrowestFirst = (a: Kin, b: Kin) =>
  a.plays.length - b.plays.length || a.slug.localeCompare(b.slug, 'en');

type RelatedFields = Record<string, Link[]>;

export interface Relations {
  /** Related fields of an item of its own, by what it has in common with the rest. */
  of: (kin: Kin) => RelatedFields;
  /** Related fields of a title or a person: what is about the play, or names the person. */
  fieldsOf: (type: 'title' | 'person', slug: string) => RelatedFields;
}

export function relationsAmong(items: readonly Kin[]): Relations {
  const fields = (type: string, found: readonly Kin[]): RelatedFields => {
    const allowed = fieldsOfType.get(type);
    const entries = Object.entries(fieldOfKind).map(([kind, field]) => {
      const links = found.filter((item) => item.kind === kind).map((item) => to(kind, item.slug));
      return [field, links] as const;
    });
    return Object.fromEntries(entries.filter(([field, links]) => allowed?.has(field) && links.length > 0));
  };
  const near = (kin: Kin) => {
    const ranked = items
      .filter((item) => item.kind !== kin.kind || item.slug !== kin.slug)
      .map((item) => ({ item, weight: weight(kin, item) }))
      .filter((candidate) => candidate.weight >= LEAST_WEIGHT)
      .toSorted((a, b) => b.weight - a.weight || narrowestFirst(a.item, b.item));
    const room = new Map<ItemKind, number>();
    return ranked.flatMap(({ item }) => {
      const taken = room.get(item.kind) ?? 0;
      room.set(item.kind, taken + 1);
      return taken < MOST_RELATED ? [item] : [];
    });
  };
  return {
    of: (kin) => fields(kin.kind, near(kin)),
    fieldsOf: (type, slug) =>
      fields(
        type,
        items
          .filter((item) => (type === 'title' ? item.plays : item.people).includes(slug))
          .toSorted(narrowestFirst),
      ),
  };
}
