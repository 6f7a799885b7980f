import { Award, BookOpen, Clock } from 'lucide';
import type { IconNode } from 'lucide';
import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import { TitleBlock } from '@/components/item/header/TitleBlock';
import { SectionView } from '@/components/item/sections/SectionView';
import { BookmarkButton } from '@/components/bookmarks/BookmarkButton';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Icon } from '@/components/ui/picture/Icon';
import { Page } from '@/components/ui/layout/Page';
import { Picture } from '@/components/ui/picture/Picture';
import { useTrainingRecord } from '@/hooks/use-training';
import type { TrainingRecord } from '@/lib/contracts/personal/training';
import { durationText } from '@/lib/domain/playback/moments';
import { courseMinutes, moduleCount, type Course } from '@/lib/domain/training/course';
import type { CoursePageProps } from '@/lib/domain/training/pages';
import { CoursePanel } from './CoursePanel';
import { ModuleList } from './ModuleList';
import text from '@/components/ui/text/text.module.css';
import styles from './course.module.css';

function Fact({ icon, children }: { icon: IconNode; children: string }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} /> {children}
    </li>
  );
}

function CourseHead({ page, course }: Pick<CoursePageProps, 'page' | 'course'>) {
  const minutes = courseMinutes(course.modules);
  return (
    <div className={styles.head}>
      <Page className={styles.headInner}>
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={page.crumbs} />
        </div>
        <div className={styles.words}>
          <TitleBlock page={page} />
          <p className={text.lede} dir="auto">
            {course.introduction}
          </p>
          <div className={styles.line}>
            <ul className={styles.facts}>
              <Fact icon={BookOpen}>{moduleCount(course.modules.length)}</Fact>
              {minutes === null ? null : <Fact icon={Clock}>{durationText(minutes)}</Fact>}
              {course.hasCertificate ? <Fact icon={Award}>Certificate</Fact> : null}
            </ul>
            <BookmarkButton contentId={course.id} name={course.name} />
          </div>
        </div>
        {course.image ? (
          <Picture
            image={course.image}
            sizes="(min-width: 768px) 22rem, 90vw"
            priority
            className={styles.picture}
          />
        ) : null}
      </Page>
    </div>
  );
}

function PersonModules({ course, record }: { course: Course; record: TrainingRecord }) {
  return <ModuleList course={course} progress={useTrainingRecord(record).modules} />;
}

/** /training/{slug}: what the course is, its modules, and the learner's progress (R-RTE-5). */
export function CourseScreen({ page, course, learner }: Omit<CoursePageProps, 'access'>) {
  const record = learner.kind === 'person' ? learner.record : null;
  return (
    <article>
      <CourseHead page={page} course={course} />
      <Page className={styles.body}>
        <aside className={styles.side}>
          <CoursePanel course={course} learner={learner} />
        </aside>
        <div className={styles.main}>
          <SectionFrame id="modules" heading="Modules">
            {record ? (
              <PersonModules course={course} record={record} />
            ) : (
              <ModuleList course={course} progress={null} />
            )}
          </SectionFrame>
          {page.sections
            .filter(({ kind }) => kind !== 'steps')
            .map((section) => (
              <SectionView key={section.id} section={section} />
            ))}
        </div>
      </Page>
    </article>
  );
}
