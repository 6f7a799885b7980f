/** A sample person signed in to the style guide, what they have saved, and a course they take. */
import type { QueryKey } from '@tanstack/react-query';
import { personKey } from '@/hooks/use-person-key';
import type { CertificateSharingState } from '@/lib/contracts/personal/certificates';
import type { CourseCertificate, TrainingModuleProgress } from '@/lib/contracts/product-graphql';
import type { Bookmark } from '@/lib/contracts/personal/my-page';
import type { Course } from '@/lib/domain/training/course';
import { sampleItem } from './item-samples';

const DAY = '2026-03-01T09:00:00.000Z';

export const sampleProfile = {
  userId: 'sample',
  name: 'Amara Osei',
  email: 'amara@school.example',
  scopes: [],
};

const introduction = 'What is there, and how to get to it.';

export const sampleCourse: Course = {
  id: 'sample-course',
  slug: 'finding-your-way',
  name: 'Finding your way',
  introduction,
  image: null,
  hasCertificate: true,
  modules: ['Find', 'Watch', 'Plan'].map((name, index) => ({
    ...{ id: name, slug: name.toLowerCase(), name, introduction },
    minutes: index === 2 ? null : 10,
  })),
};

export const sampleProgress: readonly TrainingModuleProgress[] = [
  { contentId: 'Find', startedAt: DAY, completedAt: DAY },
  { contentId: 'Watch', startedAt: DAY, completedAt: null },
];

export function sampleCertificate(status: string, s3BucketKey: string | null = null): CourseCertificate {
  return { contentId: sampleCourse.id, requestedAt: DAY, taskId: 'task', status, s3BucketKey };
}

const bookmarks: readonly Bookmark[] = [
  { contentId: 'kept', relatedContentId: null, addedAt: DAY },
  { contentId: 'usual', relatedContentId: null, addedAt: DAY },
];
const sharing: CertificateSharingState = { code: '0123456789abcdef0123456789abcdef', showName: false };

/** Answers that the components request, by their keys. */
export const sampleAnswers: readonly (readonly [QueryKey, unknown])[] = [
  [personKey('bookmarks', sampleProfile.userId), bookmarks],
  [personKey('certificate-sharing', sampleProfile.userId, sampleCourse.id), sharing],
  [personKey('resume', sampleProfile.userId, sampleItem.id), 640],
];
