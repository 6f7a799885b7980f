import { useState, type ComponentProps } from 'react';
import { SectionView } from '@/components/item/sections/SectionView';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Heading } from '@/components/ui/text/Heading';
import { Page } from '@/components/ui/layout/Page';
import { useModuleStart, useTrainingRecord } from '@/hooks/use-training';
import { askedPart } from '@/components/status/asked-part';
import { coursePath } from '@/lib/domain/item-page/paths';
import { durationText } from '@/lib/domain/playback/moments';
import { courseStanding, type Course, type CourseModule } from '@/lib/domain/training/course';
import type { ModulePageProps } from '@/lib/domain/training/pages';
import { ModuleEnd, VisitorModuleEnd, type ModuleEndProps } from './ModuleEnd';
import { ModuleList } from './ModuleList';
import { ModuleQuestions } from './ModuleQuestions';
import { ProgressBar } from './ProgressBar';
import text from '@/components/ui/text/text.module.css';
import styles from './module.module.css';

const ModuleRecording = askedPart(() => import('./ModuleRecording'), 'ModuleRecording');

function ModuleHead({ course, module }: { course: Course; module: CourseModule }) {
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: 'Training courses', href: '/training-courses' },
    { name: course.name, href: coursePath(course.slug) },
  ];
  const place = course.modules.findIndex(({ id }) => id === module.id) + 1;
  const length = module.minutes === null ? '' : ` · ${durationText(module.minutes)}`;
  return (
    <header className={styles.head}>
      <Breadcrumbs crumbs={crumbs} />
      <p className={styles.place}>
        Module {place} of {course.modules.length}
        {length}
      </p>
      <Heading level={1} dir="auto">
        {module.name}
      </Heading>
      <p className={text.lede} dir="auto">
        {module.introduction}
      </p>
    </header>
  );
}

/** The person's progress in the course, beside the text. Opening the module has recorded its start. */
function PersonSide({ course, module, record: initial }: ModuleEndProps) {
  const record = useTrainingRecord(initial);
  const { percent, completed } = courseStanding(course, record.modules);
  return (
    <>
      <ProgressBar percent={percent} completed={completed} total={course.modules.length} />
      <ModuleList course={course} progress={record.modules} currentId={module.id} brief />
    </>
  );
}

function PersonEnd({ record: initial, ...end }: ComponentProps<typeof ModuleEnd>) {
  const record = useTrainingRecord(initial);
  useModuleStart(end.module.id, record, end.notice === null);
  return <ModuleEnd {...end} record={record} />;
}

/** /training/{course}/{module}: read, then mark as complete and continue. */
export function ModuleScreen({ page, access, course, module, learner, questions }: ModulePageProps) {
  const [isPassed, setPassed] = useState(questions.length === 0);
  const record = learner.kind === 'person' ? learner.record : null;
  const isDone = record?.modules.some(({ contentId, completedAt }) => contentId === module.id && completedAt);
  const part = record ? { course, module, record } : null;
  const { recording } = page;
  return (
    <Page className={styles.frame}>
      <article className={styles.text} data-content={page.id} data-kind={page.kindName}>
        <ModuleHead course={course} module={module} />
        {recording ? <ModuleRecording page={{ ...page, recording }} access={access} /> : null}
        {page.sections.map((section) => (
          <SectionView
            key={section.id}
            section={section.kind === 'richText' ? { ...section, heading: 'In this module' } : section}
          />
        ))}
        {questions.length > 0 ? (
          <ModuleQuestions questions={questions} isDone={Boolean(isDone)} onPass={() => setPassed(true)} />
        ) : null}
        {part ? (
          <PersonEnd {...part} mayComplete={isPassed} notice={access.notice} />
        ) : (
          <VisitorModuleEnd course={course} module={module} kind={learner.kind} />
        )}
      </article>
      <nav aria-label="Modules of this course" className={styles.side}>
        {part ? (
          <PersonSide {...part} />
        ) : (
          <ModuleList course={course} progress={null} currentId={module.id} brief />
        )}
      </nav>
    </Page>
  );
}
