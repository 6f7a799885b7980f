import { ownCrumbs } from '@/components/account/own-crumbs';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Fold } from '@/components/ui/layout/Fold';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Page } from '@/components/ui/layout/Page';
import { Picture } from '@/components/ui/picture/Picture';
import { Tag } from '@/components/ui/text/Chip';
import { useTrainingRecord } from '@/hooks/use-training';
import type { TrainingRecord } from '@/lib/contracts/personal/training';
import { coursePath } from '@/lib/domain/item-page/paths';
import { durationText } from '@/lib/domain/playback/moments';
import {
  courseMinutes,
  courseStanding,
  moduleCount,
  type Course,
  type CourseStanding,
} from '@/lib/domain/training/course';
import type { TrainingOverview } from '@/lib/domain/training/pages';
import { CourseProgress } from './CourseProgress';
import { ModuleList } from './ModuleList';
import text from '@/components/ui/text/text.module.css';
import styles from './training-screen.module.css';

function stateWords({ isComplete, hasBegun }: CourseStanding): string {
  if (isComplete) return 'Completed';
  return hasBegun ? 'In progress' : 'Not started';
}

function CourseRow({ course, record }: { course: Course; record: TrainingRecord }) {
  const standing = courseStanding(course, record.modules);
  const minutes = courseMinutes(course.modules);
  return (
    <article className={styles.course} aria-labelledby={`course-${course.id}`}>
      <div className={styles.about}>
        <Picture image={course.image} sizes="(min-width: 768px) 16rem, 90vw" decorative />
        <div className={styles.words}>
          <p className={styles.tags}>
            <Tag>{stateWords(standing)}</Tag>
            {minutes === null ? null : <Tag>{durationText(minutes)}</Tag>}
          </p>
          <Heading level={2} id={`course-${course.id}`} dir="auto">
            <Link href={coursePath(course.slug)} className={styles.name}>
              {course.name}
            </Link>
          </Heading>
          <p dir="auto">{course.introduction}</p>
        </div>
      </div>
      <div className={styles.standing}>
        <CourseProgress course={course} record={record} />
      </div>
      <Fold
        summary={
          <span>
            {course.modules.length > 1 ? 'All ' : ''}
            {moduleCount(course.modules.length)}
            <span className="visually-hidden"> of {course.name}</span>
          </span>
        }
      >
        <ModuleList course={course} progress={record.modules} brief />
      </Fold>
    </article>
  );
}

/** Courses in progress first, then new ones, then completed ones. */
function inOrder(courses: readonly Course[], record: TrainingRecord): readonly Course[] {
  const rank = (course: Course) => {
    const { isComplete, hasBegun } = courseStanding(course, record.modules);
    if (isComplete) return 2;
    return hasBegun ? 0 : 1;
  };
  return courses.toSorted((a, b) => rank(a) - rank(b));
}

/** /account/training: courses, progress in each, and certificates (R-RTE-4). */
export function TrainingScreen({ courses, record: initial }: TrainingOverview) {
  const record = useTrainingRecord(initial);
  return (
    <Page className={styles.page}>
      <Breadcrumbs crumbs={ownCrumbs} />
      <Heading level={1}>Training</Heading>
      <p className={text.lede}>
        Short courses for teachers and staff. Your progress is saved with your account, so you can stop at any
        point and continue on another computer.
      </p>
      {courses.length === 0 ? (
        <>
          <p>There are no courses just now. The rest of the library is open.</p>
          <LinkButton href="/search">Explore the library</LinkButton>
        </>
      ) : (
        <ul className={styles.courses}>
          {/* Ordered by the record the page came with, so that a course does not move while somebody is working on it. */}
          {inOrder(courses, initial).map((course) => (
            <li key={course.id}>
              <CourseRow course={course} record={record} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
