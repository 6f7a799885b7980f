import { course } from '@/__tests__/support/content/course';
import { certificateStatuses } from '@/lib/contracts/personal/certificates';
import { courseStanding } from '@/lib/domain/training/course';
import { certificateStep, moduleState } from '@/lib/domain/training/training';

describe('training', () => {
  const done = (contentId: string) => ({ contentId, startedAt: '2026-01-01', completedAt: '2026-01-02' });
  const begun = (contentId: string) => ({ contentId, startedAt: '2026-01-01', completedAt: null });

  it('R-TRN-1 R-TRN-2 R-TRN-3 R-ENT-39 a module is not started, started, completed', () => {
    expect(moduleState(undefined)).toBe('not started');
    expect(moduleState({ contentId: 'm', startedAt: null, completedAt: null })).toBe('not started');
    expect(moduleState(begun('m'))).toBe('started');
    expect(moduleState(done('m'))).toBe('completed');
  });

  it('R-TRN-5 three of four modules is 75 %, and no certificate is offered', () => {
    const progress = course.modules.map(({ id }, index) => (index < 3 ? done(id) : begun(id)));
    const { percent, isComplete } = courseStanding(course, [...progress, done('of another course')]);
    expect(percent).toBe(75);
    expect(certificateStep(isComplete, null)).toBe('locked');
  });

  it('R-TRN-6 with all modules completed it is offered', () => {
    expect(certificateStep(true, null)).toBe('offered');
  });

  it('R-CRT-1 R-CRT-2 R-CRT-4 R-CRT-5 from request to file', () => {
    expect(certificateStatuses).toEqual(['REQUESTED', 'PROCESSING', 'COMPLETED', 'FAILED']);
    const step = (status: string, s3BucketKey: string | null = null) =>
      certificateStep(true, { status, s3BucketKey });
    expect(step('REQUESTED')).toBe('in progress');
    expect(step('PROCESSING')).toBe('in progress');
    expect(step('ON_THE_MOON')).toBe('in progress');
    expect(step('COMPLETED')).toBe('in progress');
    expect(step('COMPLETED', 'key')).toBe('ready');
    expect(step('FAILED')).toBe('failed');
  });
});
