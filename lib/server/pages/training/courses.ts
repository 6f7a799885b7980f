/** Training courses from content, and the learner's progress in them. Server only. */
import type { FoundItem } from '@/lib/server/content/items';
import { fetchTraining } from '@/lib/clients/product-graphql/training';
import type { Learner, TrainingRecord } from '@/lib/contracts/personal/training';
import { idOf, nameOf, slugOf } from '@/lib/domain/catalogue/content-item/fields';
import { hiddenParts } from '@/lib/domain/item-page/parts';
import type { Course } from '@/lib/domain/training/course';
import type { VisibilityViewer } from '@/lib/domain/visibility/visibility';
import { webConfig } from '@/lib/server/config';
import { pageLog } from '@/lib/server/log';
import type { Visitor } from '@/lib/platform/visitor/visitor';

/** Throws when it cannot be read. */
export const trainingRecord = ({ token }: Pick<Visitor, 'token'>): Promise<TrainingRecord> =>
  fetchTraining({ url: webConfig().PRODUCT_GRAPHQL_URL, token });

/** Never rejects: a course can be read even when the learner's progress cannot. */
export async function learnerOf(visitor: Visitor): Promise<Learner> {
  const { method } = visitor.viewer;
  if (method === 'IPAuth') return { kind: 'network' };
  if (method !== 'Okta') return { kind: 'anonymous' };
  try {
    return { kind: 'person', record: await trainingRecord(visitor) };
  } catch (error) {
    pageLog().error({ err: error, requestId: visitor.requestId }, 'Unable to fetch training data');
    return { kind: 'person', record: null };
  }
}

/** A course that the viewer may see, with those of its modules that they may see: to them, these are the course. */
export function courseOf({ record, fields }: FoundItem, viewer: VisibilityViewer): Course {
  const { id, slug, name, shortIntroduction, image } = record.item;
  const hidden = hiddenParts(fields, viewer);
  const modules = fields.targets('modules').filter((module) => !hidden.has(idOf(module)));
  return {
    ...{ id, slug, name, image },
    introduction: shortIntroduction,
    hasCertificate: record.hasCertificate,
    modules: modules.map((module) => ({
      id: idOf(module),
      slug: slugOf(module),
      name: nameOf(module),
      introduction: module.text('shortIntroduction'),
      minutes: module.integerOrNull('durationMinutes'),
    })),
  };
}
