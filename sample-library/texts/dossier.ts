/** What we know of a play and say about it in our own words; title page, study guide and lesson plan are made of it. */
export interface Dossier {
  /** Slug of the play. */
  play: string;
  /** Where we are and among whom. */
  world: string;
  /** What a company has to solve before it can play this play. */
  problem: string;
  /** Moments to stop at: where, and what to look for. */
  moments: readonly (readonly [where: string, lookFor: string])[];
  characters: readonly (readonly [name: string, note: string])[];
  /** Something that comes back: an image, an object, a word. */
  pattern: string;
  questions: readonly string[];
  lesson: DossierLesson;
}

interface DossierLesson {
  name: string;
  aim: string;
  start: string;
  main: readonly string[];
  end: string;
  support: string;
  stretch: string;
}
