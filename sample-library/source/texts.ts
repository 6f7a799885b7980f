/** The texts of the sample library, read and checked once. */
import path from 'node:path';
import { readTexts } from './read';
import type { TextOf } from './schema';

export const texts = readTexts(path.join('sample-library', 'texts'));

export type ProductionText = TextOf<'productions'>;
export type InterviewText = TextOf<'interviews'>;
export type WorkshopText = TextOf<'workshops'>;
export type GuideText = TextOf<'guides'>;
export type PlanText = TextOf<'plans'>;
export type CurriculumText = TextOf<'curricula'>;
export type LessonText = CurriculumText['units'][number]['lessons'][number];
export type UnitText = TextOf<'units'>;
export type SeriesText = TextOf<'series'>;
export type CollectionText = TextOf<'collections'>;
type PlayText = TextOf<'plays'>;

/** What we say of a play at length. */
export interface Dossier extends Omit<NonNullable<PlayText['dossier']>, 'moments' | 'characters' | 'lines'> {
  play: string;
  /** Where, and what to look for. */
  moments: readonly (readonly [where: string, lookFor: string])[];
  characters: readonly (readonly [name: string, note: string])[];
  /** Where, and what is said. */
  lines: readonly (readonly [where: string, line: string])[];
  world: string;
  problem: string;
  pattern: string;
}

function dossierIn({ slug, dossier, world, problem, pattern }: PlayText): Dossier[] {
  if (!dossier || !world || !problem || !pattern) return [];
  const moments = Object.entries(dossier.moments);
  const characters = Object.entries(dossier.characters);
  const lines = Object.entries(dossier.lines);
  return [{ play: slug, ...dossier, moments, characters, lines, world, problem, pattern }];
}

const playBySlug = new Map(texts.plays.map((play) => [play.slug, play]));

export const dossiers: readonly Dossier[] = texts.plays.flatMap(dossierIn);
const dossierByPlay = new Map(dossiers.map((dossier) => [dossier.play, dossier]));

/** What we say of a play at length; undefined for plays that only have a title page. */
export const dossierOf = (play: string): Dossier | undefined => dossierByPlay.get(play);

/** What happens in a play. Throws for a play without a text: every title says what it is about. */
export function premiseOf(slug: string): string {
  const text = playBySlug.get(slug);
  if (!text) throw new Error(`there is no text of the play ${slug}`);
  return text.premise;
}

/** Slugs of the content guidance of a play. */
export const guidanceOfPlay = (slug: string): readonly string[] => playBySlug.get(slug)?.guidance ?? [];

const portraits = new Map(texts.people.map(({ slug, text }) => [slug, text]));

/** Longer words about a practitioner, from well-known facts; no opinion is put into anyone’s mouth. */
export const portraitOf = (slug: string): string | undefined => portraits.get(slug);
