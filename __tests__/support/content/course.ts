/** A small course and how far somebody is in it. */
import type { TrainingRecord } from '@/lib/contracts/personal/training';
import type { Course } from '@/lib/domain/training/course';

export const course: Course = {
  id: 'course',
  slug: 'dt-101-using-the-platform',
  name: 'DT+ 101: Using the Platform',
  introduction: 'Short modules.',
  image: null,
  hasCertificate: true,
  modules: ['find', 'watch', 'plan', 'share'].map((name) => ({
    id: `module-${name}`,
    slug: name,
    name: `How to ${name}`,
    introduction: `About how to ${name}.`,
    minutes: 10,
  })),
};

const START = '2026-03-01T09:00:00.000Z';
const END = '2026-03-02T09:00:00.000Z';

/** `completed` modules from the first one on; `started`: the next one has been opened. */
export function recordOf(completed: number, started = false): TrainingRecord {
  const modules = course.modules.slice(0, completed + (started ? 1 : 0)).map(({ id }, index) => ({
    contentId: id,
    startedAt: START,
    completedAt: index < completed ? END : null,
  }));
  return { modules, certificates: [] };
}

export const certificate = (status: string, s3BucketKey: string | null = null) => ({
  contentId: 'course',
  requestedAt: END,
  taskId: 'task',
  status,
  s3BucketKey,
});
