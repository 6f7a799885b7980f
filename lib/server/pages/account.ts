/** Server part of /account: how much is stored about the person, and their certificates with course names. Server only. */
import { fetchHeldCounts } from '@/lib/clients/product-api/personal/personal-data';
import type { HeldCounts } from '@/lib/contracts/personal/held-counts';
import { heldKinds, type AccountProps } from '@/lib/domain/privacy/held-data';
import { pageLog } from '../log';
import type { Visit } from '../page';
import { wholeListing } from './listing/whole-listing';

/** Names of courses by id; a certificate whose course is gone, or whose name cannot be read, gets no row. */
async function courseNames({
  product,
  visitor,
}: Visit): Promise<ReadonlyMap<string, { name: string; slug: string }>> {
  try {
    const courses = await wholeListing(product, 'training-courses');
    return new Map(courses.map(({ id, name, slug }) => [id, { name, slug }]));
  } catch (error) {
    pageLog().warn({ err: error, requestId: visitor.requestId }, 'Courses could not be named');
    return new Map();
  }
}

function certificatesOf({ certificates }: HeldCounts, names: Awaited<ReturnType<typeof courseNames>>) {
  return certificates
    .filter(({ status }) => status === 'COMPLETED')
    .flatMap(({ contentId }) => {
      const course = names.get(contentId);
      return course ? [{ courseId: contentId, courseName: course.name, slug: course.slug }] : [];
    });
}

/** Throws when it cannot be read how much is stored. */
export async function accountPage(visit: Visit): Promise<AccountProps> {
  const userId = visit.visitor.viewer.userId ?? '';
  const [held, names] = await Promise.all([
    fetchHeldCounts(userId, { connection: visit.product }),
    courseNames(visit),
  ]);
  return { userId, held: heldKinds(held), certificates: certificatesOf(held, names) };
}
