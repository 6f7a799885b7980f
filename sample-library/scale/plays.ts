/** Facts of 1,719 plays in many languages and scripts (DraCor corpora, CC0), from which libraries of any size are made. */
import { z } from 'zod';
import playsJson from '@/sample-library/facts/scale-plays.json';

const rowSchema = z.tuple([
  z.string(),
  z.array(z.string()),
  z.number().int().nullable(),
  z.string(),
  z.string(),
  z.array(z.string()),
]);

export interface ScalePlay {
  title: string;
  authors: readonly string[];
  year: number;
  genre: string;
  language: string;
  characters: readonly string[];
}

/** Slugs of the library's genres for those of the corpora. */
const genreOf: Readonly<Record<string, string>> = {
  comedy: 'comedy',
  tragedy: 'tragedy',
  drama: 'drama',
  libretto: 'opera',
  opera: 'opera',
  farce: 'farce',
  sainete: 'farce',
  tragicomedy: 'tragicomedy',
  history: 'historical-drama',
  'cloak-and-dagger comedy': 'romantic-comedy',
  'mythological comedy': 'myth-and-legend',
};
const UNKNOWN_YEAR = 1800;

export function scalePlays(): ScalePlay[] {
  return z
    .array(rowSchema)
    .parse(playsJson)
    .map(([title, authors, year, genre, language, characters]) => ({
      title,
      authors,
      year: year ?? UNKNOWN_YEAR,
      genre: genreOf[genre] ?? 'drama',
      language,
      characters,
    }));
}
