import { CertificatePanel } from '@/components/certificate/CertificatePanel';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import type { TrainingRecord } from '@/lib/contracts/personal/training';
import { modulePath } from '@/lib/domain/item-page/paths';
import { courseStanding, type Course, type CourseStanding } from '@/lib/domain/training/course';
import { ProgressBar } from './ProgressBar';

function ContinueCourse({ course, standing }: { course: Course; standing: CourseStanding }) {
  const { next, hasBegun } = standing;
  if (!next) return null;
  return (
    <LinkButton href={modulePath(course.slug, next.slug)} wide>
      {hasBegun ? (
        `Continue: ${next.name}`
      ) : (
        <span>
          Start the course<span className="visually-hidden"> {course.name}</span>
        </span>
      )}
    </LinkButton>
  );
}

/** How far a person is with a course, what comes next, and their certificate. */
export function CourseProgress({ course, record }: { course: Course; record: TrainingRecord }) {
  const standing = courseStanding(course, record.modules);
  const certificate = record.certificates.find(({ contentId }) => contentId === course.id) ?? null;
  return (
    <>
      <ProgressBar percent={standing.percent} completed={standing.completed} total={course.modules.length} />
      <ContinueCourse course={course} standing={standing} />
      {course.hasCertificate ? (
        <CertificatePanel course={course} isComplete={standing.isComplete} certificate={certificate} />
      ) : null}
    </>
  );
}
