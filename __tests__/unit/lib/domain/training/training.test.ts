import { certificateStatuses } from '@/lib/contracts/personal/certificates';
import { certificateStep, courseProgress, moduleState } from '@/lib/domain/training/training';

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
    expect(
      courseProgress(['a', 'b', 'c', 'd'], [done('a'), done('b'), done('c'), begun('d'), done('x')]),
    ).toBe(75);
    expect(certificateStep(false, null)).toBe('locked');
    expect(courseProgress([], [])).toBe(0);
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
