/**
 * The content item: what listings, search, item pages and bookmarks carry (specification §3, content model §3).
 * Plain JSON. It never contains the address of a recording or document (design "Points settled" 2): media have their
 * kind, asset id and duration, documents their name and pages; addresses come from a grant.
 */
import { z } from 'zod';
import { accessFeatures } from './access-features';
import { contentTypes } from './content-types';
import { mediaTracksSchema } from '../media/tracks';
import { timedGuidanceSchema } from '../media/timed-guidance';

export const contentImageSchema = z.object({
  url: z.string(),
  altText: z.string(),
  title: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
});
export type ContentImage = z.infer<typeof contentImageSchema>;

export const mediaInfoSchema = z.object({
  type: z.enum(['video', 'audio']),
  assetId: z.string(),
  durationMinutes: z.number().nullable(),
  /** Access features of the recording itself: audio description, a sign language. Absent: none is known. */
  access: z.array(z.enum(accessFeatures)).optional(),
  /** Its audio and text tracks with their languages. Absent: nothing is known, and nothing is assumed. */
  tracks: mediaTracksSchema.optional(),
  /** Spans with content that a class is warned about, sorted by start. Absent: nobody has entered any. */
  guidance: timedGuidanceSchema.optional(),
});
export type MediaInfo = z.infer<typeof mediaInfoSchema>;

/** `id` is the documentMedia entry id; the file's address comes from a document grant. */
export const documentInfoSchema = z.object({
  id: z.string(),
  name: z.string(),
  pages: z.number().nullable(),
  /** True for a document to download and edit: the viewer on the page shows only PDF. */
  editable: z.boolean().optional(),
});
export type DocumentInfo = z.infer<typeof documentInfoSchema>;

const slugs = z.array(z.string());
const contributors = z.array(z.object({ id: z.string(), slug: z.string(), name: z.string() }));

export const contentItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  type: z.enum(contentTypes),
  subType: z.string().nullable(),
  image: contentImageSchema.nullable(),
  shortIntroduction: z.string(),
  longIntroduction: z.string(),
  date: z.string().nullable(),
  /** Year of a title first performed before the year 1000; negative is BCE ("Points settled" 9). */
  firstPerformed: z.number().int().nullable().optional(),
  firstPublishedAt: z.string(),
  media: mediaInfoSchema.nullable(),
  documents: z.array(documentInfoSchema),
  producerNames: z.array(z.string()),
  relatedProductions: slugs,
  relatedInterviews: slugs,
  relatedWorkshops: slugs,
  relatedGuides: slugs,
  relatedLessonPlans: slugs,
  relatedSeries: slugs,
  relatedSkills: slugs,
  relatedGenres: slugs,
  relatedThemes: slugs,
  relatedPeople: slugs,
  relatedEducationLevelNames: z.array(z.string()),
  relatedSegmentIds: z.array(z.string()),
  hasAdultThemes: z.boolean(),
  healthGuidance: z.array(z.string()),
  /** Names of Adult guidance other than the adult-themes entry, such as Suicide; absent if there is none. */
  strongGuidance: z.array(z.string()).optional(),
  /** Names of guidance of any other type, such as Violence; absent if there is none. */
  otherGuidance: z.array(z.string()).optional(),
  authors: contributors,
  disablePrintAndDownload: z.boolean(),
  hideOutline: z.boolean(),
  // production
  relatedLocations: z.array(z.string()).optional(),
  genres: slugs.optional(),
  directorSlugs: slugs.optional(),
  writerSlugs: slugs.optional(),
  /** Both as references name them (decision 0089). */
  directors: contributors.optional(),
  writers: contributors.optional(),
  relatedTitleSlug: z.string().nullable().optional(),
  relatedCastMembersJson: z.string().optional(),
  relatedCreativeMembersJson: z.string().optional(),
  // person
  description: z.string().optional(),
  relatedRoles: slugs.optional(),
  curated: z.boolean().optional(),
  // theme, genre
  themeType: z.enum(['Theme', 'Form', 'Course']).optional(),
  totalTitles: z.number().optional(),
});
export type ContentItem = z.infer<typeof contentItemSchema>;

export const castMemberSchema = z.object({
  personSlug: z.string().nullable(),
  name: z.string(),
  character: z.string().nullable(),
});
export type CastMember = z.infer<typeof castMemberSchema>;
export const creativeMemberSchema = z.object({
  personSlug: z.string().nullable(),
  name: z.string(),
  role: z.string(),
});
export type CreativeMember = z.infer<typeof creativeMemberSchema>;

/** Where an agreement lets its items be shown; `countries` are alpha-3 codes. */
export interface Rights {
  type: 'allow' | 'deny';
  countries: readonly string[];
}

/** What the rules need to decide who may see an item. Server only: never part of a page or a response. */
export interface VisibilityFacts {
  id: string;
  /** Null: may be shown anywhere. */
  rights: Rights | null;
  contentProfiles: readonly string[];
  hasAdultThemes: boolean;
}
