import { course, recordOf } from '@/__tests__/support/content/course';
import { courseMinutes, courseStanding, withProgress } from '@/lib/domain/training/course';
import type { TrainingModuleProgress } from '@/lib/contracts/product-graphql';

const standing = (completed: number, started = false) =>
  courseStanding(course, recordOf(completed, started).modules);

it('begins at the first module and has no part done', () => {
  expect(standing(0)).toEqual({
    percent: 0,
    completed: 0,
    hasBegun: false,
    isComplete: false,
    next: course.modules[0],
  });
});

it('R-TRN-5 counts what is completed and goes on where the learner stopped', () => {
  expect(standing(1)).toMatchObject({ percent: 25, completed: 1, hasBegun: true, next: course.modules[1] });
  expect(standing(0, true)).toMatchObject({
    percent: 0,
    completed: 0,
    hasBegun: true,
    next: course.modules[0],
  });
  expect(standing(4)).toMatchObject({ percent: 100, isComplete: true, next: null });
});

it('goes on with the module that was opened last, wherever it stands', () => {
  const opened = (index: number, startedAt: string) => ({
    contentId: `${course.modules[index]?.id}`,
    startedAt,
    completedAt: null,
  });
  const progress = [opened(1, '2026-03-01T09:00:00Z'), opened(3, '2026-03-05T09:00:00Z')];
  expect(courseStanding(course, progress).next).toBe(course.modules[3]);
  expect(courseStanding(course, progress.toReversed()).next).toBe(course.modules[3]);
});

it('is never complete without modules', () => {
  expect(courseStanding({ modules: [] }, [])).toEqual({
    percent: 0,
    completed: 0,
    hasBegun: false,
    isComplete: false,
    next: null,
  });
});

it('adds up the minutes that are known, and says nothing when none is', () => {
  const [first, second] = course.modules;
  if (!first || !second) throw new Error('The course has modules');
  expect(courseMinutes(course.modules)).toBe(40);
  expect(courseMinutes([first, { ...second, minutes: null }])).toBe(10);
  expect(courseMinutes([{ ...first, minutes: null }])).toBeNull();
});

it('never takes progress back: an answer that comes late keeps what is known', () => {
  const done: TrainingModuleProgress = { contentId: 'm', startedAt: '2026-03-01', completedAt: '2026-03-02' };
  const begun: TrainingModuleProgress = { contentId: 'm', startedAt: '2026-03-03', completedAt: null };
  const other: TrainingModuleProgress = { contentId: 'n', startedAt: null, completedAt: null };
  expect(withProgress([other, done], begun)).toEqual([other, done]);
  expect(withProgress([other], begun)).toEqual([other, begun]);
  expect(withProgress([begun], done)).toEqual([{ ...done, startedAt: '2026-03-03' }]);
});
