/**
 * The content of an item page as plain data: built on the server, rendered by `components/item`. Never contains the address
 * of a recording or document ("Points settled" 2), nor anything about items that the viewer may not see.
 */
import type { AccessFeature } from '@/lib/contracts/catalogue/access-features';
import type { ContentImage, DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import type { GuidanceSpan } from '@/lib/contracts/media/timed-guidance';
import type { Segment } from '@/lib/contracts/catalogue/content-parts';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import type { Guidance } from '../playback/before-play';
import type { Passage } from './text/passages';
import type { ContentsLink } from './text/contents';
import type { RichBlock } from './text/rich-tree';

/** A name, with the address of its page if the viewer may open it. */
export interface PageLink {
  name: string;
  href: string | null;
}

export interface PageFact {
  label: string;
  values: PageLink[];
  /** It has more than the values. */
  isCut: boolean;
}

/** A credited person: `note` is the character or the role. */
interface PagePerson extends PageLink {
  note: string | null;
}

/** One step of a course, unit or lesson. `body` is empty unless the step is shown on this page. */
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
  /** Search for all items that meet it. */
  href: string;
}

/** Standards of one authority. `near`: those of the viewer's own country. */
export interface PageStandards {
  authority: string;
  near: boolean;
  standards: PageStandard[];
}

export interface SectionHead {
  /** Fragment of the section, unique on the page. */
  id: string;
  heading: string;
}

export type PageSection = SectionHead &
  (
    | { kind: 'text'; passages: Passage[]; contents: ContentsLink[] }
    | { kind: 'richText'; blocks: RichBlock[]; contents: ContentsLink[] }
    | { kind: 'people'; people: PagePerson[] }
    | { kind: 'cards'; cards: CardItem[]; seeAll: { href: string; label: string } | null }
    | {
        kind: 'order';
        cards: CardItem[];
        currentId: string | null;
        of: PageLink | null;
        /** Series or collection to store with a bookmark of a member (R-OPEN-6). */
        parentId: string;
        /** It has more members than the cards. */
        isCut: boolean;
        /** How long what plays of a whole series takes; null: that is not known, or this is the page of a member. */
        minutes: number | null;
      }
    | {
        kind: 'credits';
        groups: { role: string; credits: { card: CardItem; note: string | null }[] }[];
        /** Where to look for more works than are listed; null: these are all. */
        more: PageLink | null;
      }
    | { kind: 'links'; links: PageLink[] }
    | { kind: 'seriesPanels'; series: { name: string; slug: string; href: string }[]; currentId: string }
    | { kind: 'steps'; steps: PageStep[]; noun: string; isCut: boolean }
    | { kind: 'standards'; groups: PageStandards[]; isCut: boolean }
  );
export type SectionKind = PageSection['kind'];

/** Guidance shown before play, with the names of every other type; each in editorial order. */
export interface PageGuidance extends Guidance {
  strongGuidance: readonly string[];
  healthGuidance: readonly string[];
  other: readonly string[];
}

/** A recording to play. `outline` is false if the outline is hidden (R-ENT-26) or there are no segments. */
export interface PageRecording {
  kind: 'video' | 'audio';
  durationMinutes: number | null;
  segments: Segment[];
  outline: boolean;
  /** BCP 47 tags of the spoken language (null if unknown) and of the captions. */
  language: string | null;
  captions: string[];
  access: readonly AccessFeature[];
  /** Where the content that guidance warns about occurs. */
  guidance: readonly GuidanceSpan[];
}

export interface ItemPage {
  id: string;
  type: ContentType;
  /** Singular display name of the type, or the sub-type if there is one. */
  kindName: string;
  name: string;
  slug: string;
  path: string;
  introduction: string;
  image: ContentImage | null;
  crumbs: { name: string; href: string }[];
  facts: PageFact[];
  /** Duration of the recording or lesson in minutes; null if unknown or not applicable. */
  minutes: number | null;
  /** Year shown beside the title: that of the production or of the first performance. */
  year: string | null;
  date: string | null;
  firstPublishedAt: string;
  /** Names of the levels in the viewer's country, sorted by age; and one line that summarises them. */
  levels: string[];
  audience: string | null;
  guidance: PageGuidance;
  recording: PageRecording | null;
  documents: DocumentInfo[];
  /** R-ENT-25: false hides print and download. */
  mayPrint: boolean;
  outline: boolean;
  sections: PageSection[];
  /** Ids of the sections shown in the board view; null if there is no board view. See ../playback/board. */
  board: string[] | null;
  /** What to offer when the recording ends: the next item of its series, else the first related teaching resource. */
  next: { card: CardItem; why: string } | null;
  /** Credited contributors for citations, in order. */
  contributors: { name: string; role: 'author' | 'director' | 'performer' }[];
  producers: string[];
}

/** A section of one kind. */
export type SectionOf<Kind extends SectionKind> = Extract<PageSection, { kind: Kind }>;
