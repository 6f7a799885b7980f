/**
 * Product GraphQL (product-and-customers §3): the schema the service serves, the documents the app sends, and the
 * shapes of their results. Field names are the contract's; `s3BucketKey` is the storage key of the certificate.
 */
import { z } from 'zod';

export const productTypeDefs = /* GraphQL */ `
  type Query {
    "Certificate of the current user for one course; null when never requested."
    getMyCourseCertificateForCourse(contentId: ID!): CourseCertificate
    myTrainingProgress: [TrainingModuleProgress!]!
    myCourseCertificates: [CourseCertificate!]!
    myUserLinks: [UserLink!]!
    myUserSettings: [UserSetting!]!
    myBookmarks: [BookmarkItem!]!
  }

  type Mutation {
    setUserLinkVisited(key: String!): UserLink!
    setUserSetting(userId: ID!, key: String!, value: String!): UserSettings!
    startTrainingModule(contentId: ID!): TrainingModuleProgress!
    completeTrainingModule(contentId: ID!): TrainingModuleProgress!
    requestCertificate(contentId: ID!): CourseCertificate!
    addBookmarkItem(item: BookmarkItemInput!): BookmarkItems!
    deleteBookmarkItem(contentId: ID!, relatedContentId: ID): BookmarkItems!
  }

  type UserLink {
    key: String!
    visited: Boolean!
  }
  type UserSetting {
    key: String!
    value: String!
  }
  type UserSettings {
    settings: [UserSetting!]!
  }
  type TrainingModuleProgress {
    contentId: ID!
    startedAt: String
    completedAt: String
  }
  type CourseCertificate {
    contentId: ID!
    requestedAt: String!
    taskId: String
    status: String!
    s3BucketKey: String
  }
  type BookmarkItem {
    contentId: ID!
    relatedContentId: ID
    addedAt: String!
  }
  type BookmarkItems {
    items: [BookmarkItem!]!
  }
  input BookmarkItemInput {
    contentId: ID!
    relatedContentId: ID
  }
`;

const progress = 'contentId startedAt completedAt';
const certificate = 'contentId requestedAt taskId status s3BucketKey';
const bookmarks = 'items { contentId relatedContentId addedAt }';

/** Every document the app sends, by name. A test validates each against the schema. */
export const productDocuments = {
  MyTraining: `query MyTraining {
    trainingCourseModules: myTrainingProgress { ${progress} }
    trainingCourses: myCourseCertificates { ${certificate} }
  }`,
  MyCertificate: `query MyCertificate($contentId: ID!) {
    getMyCourseCertificateForCourse(contentId: $contentId) { ${certificate} }
  }`,
  RequestCertificate: `mutation RequestCertificate($contentId: ID!) {
    requestCertificate(contentId: $contentId) { ${certificate} }
  }`,
  StartModule: `mutation StartModule($contentId: ID!) {
    startTrainingModule(contentId: $contentId) { ${progress} }
  }`,
  CompleteModule: `mutation CompleteModule($contentId: ID!) {
    completeTrainingModule(contentId: $contentId) { ${progress} }
  }`,
  LinkVisited: `mutation LinkVisited($key: String!) {
    setUserLinkVisited(key: $key) { key visited }
  }`,
  SetSetting: `mutation SetSetting($userId: ID!, $key: String!, $value: String!) {
    setUserSetting(userId: $userId, key: $key, value: $value) { settings { key value } }
  }`,
  AddBookmark: `mutation AddBookmark($item: BookmarkItemInput!) {
    addBookmarkItem(item: $item) { ${bookmarks} }
  }`,
  DeleteBookmark: `mutation DeleteBookmark($contentId: ID!, $relatedContentId: ID) {
    deleteBookmarkItem(contentId: $contentId, relatedContentId: $relatedContentId) { ${bookmarks} }
  }`,
} as const;
export type ProductDocumentName = keyof typeof productDocuments;

/** Messages the app knows by their text (specification §8). */
export const graphqlMessages = {
  unauthenticated: 'You must be signed in',
  bookmarkExists: 'Item already exists in this playlist',
  bookmarkMissing: 'Item does not exist in playlist',
  courseIncomplete: 'All modules must be completed before a certificate can be requested',
  certificateExists: 'A certificate has already been requested',
} as const;

/** R-ENT-39. */
const trainingModuleProgressSchema = z.object({
  contentId: z.string(),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
});
export type TrainingModuleProgress = z.infer<typeof trainingModuleProgressSchema>;

/** R-ENT-40. `status` is free text to the app: an unknown one counts as in progress (R-CRT-5). */
const courseCertificateSchema = z.object({
  contentId: z.string(),
  requestedAt: z.string(),
  taskId: z.string().nullable(),
  status: z.string(),
  s3BucketKey: z.string().nullable(),
});
export type CourseCertificate = z.infer<typeof courseCertificateSchema>;

const bookmarkItemSchema = z.object({
  contentId: z.string(),
  relatedContentId: z.string().nullable(),
  addedAt: z.string(),
});
const bookmarkItems = z.object({ items: z.array(bookmarkItemSchema) });
const userLink = z.object({ key: z.string(), visited: z.boolean() });
const userSetting = z.object({ key: z.string(), value: z.string() });

/** `data` of each document. */
export const productResultSchemas = {
  MyTraining: z.object({
    trainingCourseModules: z.array(trainingModuleProgressSchema),
    trainingCourses: z.array(courseCertificateSchema),
  }),
  MyCertificate: z.object({ getMyCourseCertificateForCourse: courseCertificateSchema.nullable() }),
  RequestCertificate: z.object({ requestCertificate: courseCertificateSchema }),
  StartModule: z.object({ startTrainingModule: trainingModuleProgressSchema }),
  CompleteModule: z.object({ completeTrainingModule: trainingModuleProgressSchema }),
  LinkVisited: z.object({ setUserLinkVisited: userLink }),
  SetSetting: z.object({ setUserSetting: z.object({ settings: z.array(userSetting) }) }),
  AddBookmark: z.object({ addBookmarkItem: bookmarkItems }),
  DeleteBookmark: z.object({ deleteBookmarkItem: bookmarkItems }),
} as const satisfies Record<ProductDocumentName, z.ZodType>;
export type ProductResult<Name extends ProductDocumentName> = z.infer<(typeof productResultSchemas)[Name]>;
