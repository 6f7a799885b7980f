/** Asks for the picture of an entry and words its alternative text. */
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import type { PictureFacts } from '@/sample-library/pictures/facts';
import type { Context } from './context';
import { idOf, type Link } from './resource';

interface Subject {
  kind: ContentType;
  slug: string;
  title: string;
  subType?: string | undefined;
  form?: string | undefined;
  period?: string | undefined;
  genre?: string | undefined;
  themes?: readonly string[] | undefined;
  roles?: readonly string[] | undefined;
  /** A person who lives or lived: no face or figure is drawn. */
  real?: true;
}

const kindWords: Partial<Record<ContentType, string>> = {
  title: 'Poster-like drawing for the play',
  production: 'Drawing of a stage set for the production',
  interview: 'Drawing of two chairs under a lamp, for the interview',
  workshop: 'Drawing of a rehearsal room floor, for the workshop',
  guide: 'Drawing of an open book and a stage model, for the guide',
  lessonPlan: 'Drawing of a lesson on paper, for the plan',
  person: 'Drawing of a silhouette in stage light, for',
  series: 'Drawing of a row of stages, for the series',
  genre: 'Drawing of two emblems for the genre',
  theme: 'Drawing of an emblem for',
  skill: 'Drawing of a figure in movement, for the skill',
  period: 'Drawing of a theatre of the period',
  company: 'Drawing of a pennant for',
  collection: 'Drawing of a shelf of small stages, for the collection',
};

/** Fields of a picture; none for a text that says it has none. */
export function pictureOf(
  context: Context,
  subject: Subject,
  wanted?: false,
): { image?: Link; imageAltText?: string } {
  if (wanted === false) return {};
  const { kind, slug, title, subType, form, period, genre, themes, roles, real } = subject;
  const id = idOf(`picture-${kind}`, slug);
  const facts: PictureFacts = {
    id,
    kind,
    title,
    slug,
    seed: id,
    ...(subType ? { subType } : {}),
    ...(form ? { form } : {}),
    ...(period ? { period } : {}),
    ...(genre ? { genre } : {}),
    ...(themes ? { themes } : {}),
    ...(roles ? { roles } : {}),
    ...(real ? { real } : {}),
  };
  const imageAltText = `${real ? 'Emblem of the work of' : (kindWords[kind] ?? 'Drawing for')} “${title}”`;
  const image = context.picture(facts, imageAltText);
  return image ? { image, imageAltText } : {};
}
