/** Product GraphQL (product-and-customers §3). Every field acts for the signed-in user alone. */
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import { contentIdSchema } from '@/lib/contracts/http/ids';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { ServiceError } from '@/lib/platform/service-error';
import { foundItem, foundNow, notShown, permit, shownItem, shownItems } from '../catalogue/access';
import { nameToIssue } from '../certificates/holder';
import { certificateOf, findCertificate, listCertificates, requestCertificate } from '../certificates/store';
import type { ProductContext } from '../context';
import type { BookmarkPair } from '../personal/bookmarks';
import { listLinks, listSettings, saveSetting, visitLink } from '../personal/preferences';
import { completeModule, listProgress, startModule } from '../personal/training';
import type { SignedInVisitor } from '../visitors';

export interface GraphqlContext {
  /** Identifies the caller; throws UNAUTHENTICATED without one, or when only a network is recognised (D40). */
  caller: () => Promise<SignedInVisitor>;
}

type Resolver<Arguments> = (parent: unknown, given: Arguments, context: GraphqlContext) => Promise<unknown>;

/** Identifies the caller before anything else. */
const asCaller =
  <Arguments>(act: (caller: SignedInVisitor, given: Arguments) => Promise<unknown>): Resolver<Arguments> =>
  async (_parent, given, context) =>
    act(await context.caller(), given);

function checkId(id: string): string {
  if (!contentIdSchema.safeParse(id).success)
    throw new ServiceError('VALIDATION_FAILED', 'contentId is not a content id');
  return id;
}

interface Pair {
  contentId: string;
  relatedContentId?: string | null;
}
const pairOf = ({ contentId, relatedContentId }: Pair) => ({
  contentId: checkId(contentId),
  relatedContentId: relatedContentId == null || relatedContentId === '' ? null : checkId(relatedContentId),
});

function queries({ db, bookmarks }: ProductContext) {
  return {
    getMyCourseCertificateForCourse: asCaller<Pair>(async ({ userId }, { contentId }) => {
      const row = await findCertificate(db, userId, checkId(contentId));
      return row ? certificateOf(row) : null;
    }),
    myTrainingProgress: asCaller(({ userId }) => listProgress(db, userId)),
    myCourseCertificates: asCaller(async ({ userId }) =>
      (await listCertificates(db, userId)).map(certificateOf),
    ),
    myUserLinks: asCaller(({ userId }) => listLinks(db, userId)),
    myUserSettings: asCaller(({ userId }) => listSettings(db, userId)),
    myBookmarks: asCaller(({ userId }) => bookmarks.list(userId)),
  };
}

function trainingMutations(context: ProductContext) {
  const { db, now } = context;
  /** An item of this type that the caller may see and be taught by. An item of another type is NOT_FOUND. */
  const taught = async ({ viewer }: SignedInVisitor, contentId: string, type: ContentType) =>
    permit(await foundItem(context, viewer, checkId(contentId), (item) => item.type === type), viewer);
  const moduleOf = async (caller: SignedInVisitor, contentId: string) => {
    const { id } = await taught(caller, contentId, 'trainingCourseModule');
    return { userId: caller.userId, contentId: id, now: new Date(now()) };
  };
  return {
    startTrainingModule: asCaller<Pair>(async (caller, { contentId }) =>
      startModule(db, await moduleOf(caller, contentId)),
    ),
    completeTrainingModule: asCaller<Pair>(async (caller, { contentId }) =>
      completeModule(db, await moduleOf(caller, contentId)),
    ),
    requestCertificate: asCaller<Pair>(async (caller, { contentId }) => {
      const course = await taught(caller, contentId, 'trainingCourse');
      if (!course.hasCertificate) throw notShown();
      const shown = shownItems(context, caller.viewer);
      return requestCertificate(db, {
        userId: caller.userId,
        course,
        modules: course.members.filter((id) => shown(id) !== null),
        holderName: async () => nameToIssue(await caller.userData()),
        holderCountry: caller.viewer.country,
        now: new Date(now()),
      });
    }),
  };
}

/** Throws NOT_FOUND unless the viewer may see the item, or the recording of the chapter, and the related item if there is one. */
async function requireBookmarkable(
  context: ProductContext,
  viewer: Viewer,
  { contentId, relatedContentId }: BookmarkPair,
): Promise<void> {
  await foundNow(context, () => {
    const item = shownItem(context, viewer, contentId);
    if (relatedContentId === null) return item;
    const related = shownItem(context, viewer, relatedContentId);
    return related && (item ?? related.segmentIds.includes(contentId)) ? related : null;
  });
}

function personalMutations(context: ProductContext) {
  const { db, bookmarks } = context;
  return {
    setUserLinkVisited: asCaller<{ key: string }>(({ userId }, { key }) => visitLink(db, userId, key)),
    setUserSetting: asCaller<{ userId: string; key: string; value: string }>(
      async (caller, { userId, key, value }) => {
        if (userId !== caller.userId) throw new ServiceError('FORBIDDEN', 'Settings belong to their user');
        return { settings: await saveSetting(db, userId, key, value) };
      },
    ),
    addBookmarkItem: asCaller<{ item: Pair }>(async ({ userId, viewer }, { item }) => {
      const pair = pairOf(item);
      await requireBookmarkable(context, viewer, pair);
      return { items: await bookmarks.add(userId, pair) };
    }),
    deleteBookmarkItem: asCaller<Pair>(async ({ userId }, pair) => ({
      items: await bookmarks.remove(userId, pairOf(pair)),
    })),
  };
}

export function createResolvers(context: ProductContext) {
  return {
    Query: queries(context),
    Mutation: { ...trainingMutations(context), ...personalMutations(context) },
  };
}
