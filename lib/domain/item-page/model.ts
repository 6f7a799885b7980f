/**
 * What an item page shows, as plain data: made on the server from content, drawn by `components/item`.
 * It never holds a playable or readable address ("Points settled" 2), nor anything of an item the viewer may not see.
 */
import type { AccessFeature, ContentImage, DocumentInfo } from '@/lib/contracts/content-item';
import type { GuidanceSpan } from '@/lib/contracts/timed-guidance';
import type { Segment } from '@/lib/contracts/content-parts';
import type { ContentType } from '@/lib/contracts/content-types';
import type { CardItem } from '@/lib/contracts/card';
import type { Setting } from './passages';
import type { RichBlock } from './rich-text';

/** A name, and its page where the viewer may open one. */
export interface PageLink {
  name: string;
  href: string | null;
}

export interface PageFact {
  label: string;
  values: PageLink[];
}

/** A credited person: `note` is the character or the role. */
export interface PagePerson extends PageLink {
  note: string | null;
}

/** One step of a course, unit or lesson; `body` where the step is read on the page itself. */
export interface PageStep extends PageLink {
  note: string | null;
  minutes: number | null;
  body: RichBlock[];
  steps: PageStep[];
  cards: CardItem[];
}

export interface PageStandard {
  id: string;
  code: string;
  name: string;
  description: string;
  grade: string;
  /** Listing of everything that meets it. */
  href: string;
}

/** Standards of one authority. `near`: those of the viewer's own country. */
export interface PageStandards {
  authority: string;
  near: boolean;
  standards: PageStandard[];
}

interface SectionHead {
  /** Fragment of the section, unique on the page. */
  id: string;
  heading: string;
}

export type PageSection = SectionHead &
  /** `setting`: how its paragraphs are set where they are more than running text (passages). */
  (
    | { kind: 'text'; paragraphs: string[]; setting?: Setting }
    | { kind: 'richText'; blocks: RichBlock[] }
    | { kind: 'people'; people: PagePerson[] }
    | { kind: 'cards'; cards: CardItem[]; seeAll: { href: string; label: string } | null }
    /** `parentId`: series or collection that a bookmark of a member names (R-OPEN-6). */
    | { kind: 'order'; cards: CardItem[]; currentId: string | null; of: PageLink | null; parentId: string }
    | { kind: 'credits'; groups: { role: string; credits: { card: CardItem; note: string | null }[] }[] }
    | { kind: 'links'; links: PageLink[] }
    | { kind: 'seriesPanels'; series: { name: string; slug: string; href: string }[]; currentId: string }
    | { kind: 'steps'; steps: PageStep[]; noun: string }
    | { kind: 'standards'; groups: PageStandards[] }
  );
export type SectionKind = PageSection['kind'];

/** Guidance as said before play: adult themes, what is strong, health (R-ENT-22), then the rest, in editorial order. */
export interface PageGuidance {
  adult: boolean;
  /** Names of Adult guidance, such as Suicide. */
  strong: string[];
  health: string[];
  other: string[];
}

/** A recording to play. `segments` is empty of names where the outline is hidden (R-ENT-26). */
export interface PageRecording {
  kind: 'video' | 'audio';
  durationMinutes: number | null;
  segments: Segment[];
  outline: boolean;
  /** BCP 47 tags: what is spoken, null where that is not known, and what can be read along. */
  language: string | null;
  captions: string[];
  access: readonly AccessFeature[];
  /** Where it shows what its guidance names. */
  guidance: readonly GuidanceSpan[];
}

export interface ItemPage {
  id: string;
  type: ContentType;
  /** Singular name of the type for people, or the sub-type where there is one. */
  kindName: string;
  name: string;
  slug: string;
  path: string;
  introduction: string;
  image: ContentImage | null;
  crumbs: { name: string; href: string }[];
  facts: PageFact[];
  /** Length of the recording or lesson in minutes; null when unknown or not a length of time. */
  minutes: number | null;
  /** Year shown beside the title: of the production, or of the first performance. */
  year: string | null;
  date: string | null;
  firstPublishedAt: string;
  /** Names of the levels in the viewer's country, by age; and one line that sums them up. */
  levels: string[];
  audience: string | null;
  guidance: PageGuidance;
  recording: PageRecording | null;
  documents: DocumentInfo[];
  /** R-ENT-25: false hides print and download. */
  mayPrint: boolean;
  outline: boolean;
  sections: PageSection[];
  /** Ids of the sections shown in the board view; null where there is none. See ./board. */
  board: string[] | null;
  /** What to offer when the recording ends: the next of its series, else the first thing to teach with. */
  next: { card: CardItem; why: string } | null;
  /** Credited contributors for citations, in order. */
  contributors: { name: string; role: 'author' | 'director' | 'performer' }[];
  producers: string[];
}

/** A section of one kind. */
export type SectionOf<Kind extends SectionKind> = Extract<PageSection, { kind: Kind }>;
