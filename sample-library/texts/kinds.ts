/** The forms in which the texts of the library are written down; compilation adds what follows from facts. */
import type { AgreementKey } from '@/sample-library/compile/auxiliary';
import type { Focus, Stage } from '@/sample-library/compile/audience';

/** What any item may say of itself beside its words. */
interface Marks {
  /** Slugs of content guidance. */
  guidance?: readonly string[];
  rights?: AgreementKey;
  /** Content profiles that an organisation may block. */
  profiles?: readonly string[];
  /** False for the few items that show what an item without a picture looks like. */
  picture?: false;
  disablePrintAndDownload?: true;
  hideOutline?: true;
  /** False: its document says nothing of its length. */
  pages?: false;
}

type ProductionKind = 'Production' | 'Audio production' | 'Archive recording' | 'Short film';

export interface ProductionText extends Marks {
  slug: string;
  name: string;
  play: string;
  subType: ProductionKind;
  /** ISO day of the first performance or release. */
  date: string;
  company: string;
  directors: readonly string[];
  /** One sentence for cards. */
  short: string;
  /** What this staging did. */
  text: string;
  /** Parts, the largest first, for plays of which we have no dossier. */
  parts?: readonly string[];
  /** Who plays a part, where a text of the library says so: part to member. The rest of the cast is drawn by lot. */
  played?: Readonly<Record<string, string>>;
  /** Asset id of what can be played. */
  recording?: string;
}

export interface InterviewText extends Marks {
  slug: string;
  name: string;
  subType: 'Interview' | 'Panel discussion' | 'Masterclass';
  people: readonly string[];
  play?: string;
  form?: string;
  themes?: readonly string[];
  skills: readonly string[];
  short: string;
  /** Questions and answers in turn. */
  exchange: readonly (readonly [question: string, answer: string])[];
  recording?: string;
}

export interface WorkshopText extends Marks {
  slug: string;
  name: string;
  subType: 'Workshop' | 'Warm-up' | 'Demonstration';
  people: readonly string[];
  play?: string;
  form?: string;
  skills: readonly string[];
  stages: readonly Stage[];
  minutes: number;
  short: string;
  /** What to do, step by step. */
  steps: readonly string[];
  /** What to watch for, and how to end. */
  note: string;
  recording?: string;
}

type GuideKind = 'Study guide' | 'Design guide' | 'Practitioner guide' | 'Context guide';

export interface GuideText extends Marks {
  slug: string;
  name: string;
  subType: GuideKind;
  authors: readonly string[];
  plays?: readonly string[];
  forms?: readonly string[];
  themes?: readonly string[];
  genres?: readonly string[];
  periods?: readonly string[];
  companies?: readonly string[];
  /** Real practitioners that the guide is about. */
  about?: readonly string[];
  skills: readonly string[];
  stages: readonly Stage[];
  focus: Focus;
  short: string;
  /** Markup of sample-library/markup. */
  body: string;
}

export interface PlanText extends Marks {
  slug: string;
  name: string;
  subType: 'Lesson plan' | 'Scheme of work' | 'Worksheet';
  authors: readonly string[];
  plays?: readonly string[];
  forms?: readonly string[];
  themes?: readonly string[];
  skills: readonly string[];
  stages: readonly Stage[];
  focus: Focus;
  short: string;
  body: string;
}
