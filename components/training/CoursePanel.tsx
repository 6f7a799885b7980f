import { useSpelling } from '@/components/shell/use-spelling';
import { Heading } from '@/components/ui/text/Heading';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Notice } from '@/components/ui/message/Notice';
import { useTrainingRecord } from '@/hooks/use-training';
import type { Learner, TrainingRecord } from '@/lib/contracts/personal/training';
import { coursePath, modulePath } from '@/lib/domain/item-page/paths';
import { signInAddress } from '@/lib/domain/viewer/return-address';
import type { Course } from '@/lib/domain/training/course';
import { CourseProgress } from './CourseProgress';
import styles from './course.module.css';

function PersonPanel({ course, record }: { course: Course; record: TrainingRecord }) {
  return <CourseProgress course={course} record={useTrainingRecord(record)} />;
}

/** For visitors whose progress cannot be saved: what they may do, and what an account would add. */
function VisitorPanel({ course, kind }: { course: Course; kind: 'network' | 'anonymous' }) {
  const say = useSpelling();
  const [first] = course.modules;
  const certificate = course.hasCertificate ? ' and give you a certificate at the end' : '';
  const read = first ? (
    <LinkButton
      href={modulePath(course.slug, first.slug)}
      look={kind === 'network' ? 'primary' : 'secondary'}
      wide
    >
      Read the first module
    </LinkButton>
  ) : null;
  const signIn = (
    <LinkButton
      href={signInAddress(coursePath(course.slug))}
      look={kind === 'network' ? 'secondary' : 'primary'}
      wide
    >
      {kind === 'network' ? 'Sign in with a personal account' : 'Sign in to take the course'}
    </LinkButton>
  );
  return (
    <>
      <p>
        {kind === 'network'
          ? say(
              `You are using the library through your organisation’s network, so every module is open to you. A personal account would save your progress${certificate}.`,
            )
          : `Every module is open to read. Sign in and the library will save your progress${certificate}.`}
      </p>
      {kind === 'anonymous' ? signIn : read}
      {kind === 'anonymous' ? read : signIn}
    </>
  );
}

/** Beside a course: the learner's progress and what comes next. */
export function CoursePanel({ course, learner }: { course: Course; learner: Learner }) {
  return (
    <section className={styles.panel} aria-labelledby="progress-heading">
      <Heading level={2} size="lg" id="progress-heading">
        {learner.kind === 'person' ? 'Your progress' : 'Take this course'}
      </Heading>
      {learner.kind !== 'person' ? (
        <VisitorPanel course={course} kind={learner.kind} />
      ) : learner.record ? (
        <PersonPanel course={course} record={learner.record} />
      ) : (
        <Notice tone="warning" title="Your progress cannot be shown just now">
          <p>
            Nothing is lost. You can read every module; please try again in a moment to see your progress.
          </p>
        </Notice>
      )}
    </section>
  );
}
