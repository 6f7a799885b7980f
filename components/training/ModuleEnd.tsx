import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import { DeviceDay } from '@/components/ui/text/DeviceDay';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Notice } from '@/components/ui/message/Notice';
import type { AccessNotice } from '@/lib/domain/item-page/access';
import { useModuleCompletion } from '@/hooks/use-training';
import type { Learner, TrainingRecord } from '@/lib/contracts/personal/training';
import { signInAddress } from '@/lib/domain/viewer/return-address';
import { coursePath, modulePath } from '@/lib/domain/item-page/paths';
import { courseStanding, type Course, type CourseModule } from '@/lib/domain/training/course';
import styles from './module.module.css';

export interface ModuleEndProps {
  course: Course;
  module: CourseModule;
  record: TrainingRecord;
}

function NextModule({ course, next }: { course: Course; next: CourseModule }) {
  return (
    <LinkButton href={modulePath(course.slug, next.slug)} className={styles.next}>
      Next: {next.name} <Icon of={ArrowRight} />
    </LinkButton>
  );
}

function AllModules({ course }: { course: Course }) {
  return (
    <LinkButton href={coursePath(course.slug)} look="quiet">
      <Icon of={ArrowLeft} /> All modules
    </LinkButton>
  );
}

/** What to do after this module: another one not yet completed, or the end of the course. */
function WhatNext({ course, module, record }: ModuleEndProps) {
  const { isComplete } = courseStanding(course, record.modules);
  const at = course.modules.findIndex(({ id }) => id === module.id);
  const isDone = (id: string) => record.modules.some((one) => one.contentId === id && one.completedAt);
  const later = [...course.modules.slice(at + 1), ...course.modules.slice(0, at)];
  const next = later.find(({ id }) => !isDone(id));
  if (isComplete || !next) {
    const words = course.hasCertificate ? 'Finish: your certificate' : 'Back to the course';
    return (
      <LinkButton href={coursePath(course.slug)} className={styles.next}>
        {words}
      </LinkButton>
    );
  }
  return <NextModule course={course} next={next} />;
}

interface PersonEndProps extends ModuleEndProps {
  /** The questions are answered. */
  mayComplete: boolean;
  /** Why this person may only read, as once their subscription has ended; null: they may take the course. */
  notice: AccessNotice | null;
}

type OpenEndProps = Omit<PersonEndProps, 'record'>;

/** For a person who has not completed it: how they do, or why they cannot. */
function OpenEnd({ course, module, mayComplete, notice }: OpenEndProps) {
  const { isBusy, complete } = useModuleCompletion();
  const next = course.modules[course.modules.findIndex(({ id }) => id === module.id) + 1];
  if (notice)
    return (
      <>
        <Notice tone="warning" title={notice.title}>
          <p>{notice.text}</p>
        </Notice>
        {next ? <NextModule course={course} next={next} /> : null}
      </>
    );
  return (
    <>
      {mayComplete ? (
        <Button
          className="needs-script"
          size="large"
          softDisabled={isBusy}
          onClick={() => complete(module.id)}
        >
          {isBusy ? 'One moment' : 'Mark as complete'}
        </Button>
      ) : (
        <p className="needs-script">Pass the questions above, and you can mark this module as complete.</p>
      )}
      <p className="without-script">Marking a module as complete needs JavaScript in your browser.</p>
    </>
  );
}

/** The end of a module for a person whose progress is saved. */
export function ModuleEnd({ record, ...end }: PersonEndProps) {
  const { course, module } = end;
  const completedAt = record.modules.find(({ contentId }) => contentId === module.id)?.completedAt ?? null;
  const said = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(completedAt === null);
  // The button is removed once it has been pressed; the focus moves to what it led to, so that the keyboard stays here.
  useEffect(() => {
    if (completedAt === null || !wasOpen.current) return;
    wasOpen.current = false;
    said.current?.focus();
  }, [completedAt]);
  return (
    <section aria-label="End of the module" className={styles.end}>
      {completedAt ? (
        <p ref={said} tabIndex={-1} className={styles.done}>
          <Icon of={CircleCheck} size={26} /> Completed on <DeviceDay at={completedAt} />
        </p>
      ) : null}
      {completedAt ? <WhatNext course={course} module={module} record={record} /> : <OpenEnd {...end} />}
      <AllModules course={course} />
    </section>
  );
}

/** The end of a module for everyone else: the next step, and what an account would add. */
export function VisitorModuleEnd({
  course,
  module,
  kind,
}: Omit<ModuleEndProps, 'record'> & { kind: Learner['kind'] }) {
  const at = course.modules.findIndex(({ id }) => id === module.id);
  const next = course.modules[at + 1];
  return (
    <section aria-label="End of the module" className={styles.end}>
      {kind === 'person' ? (
        <Notice tone="warning">
          <p>Your progress cannot be saved right now. You can read this module and mark it later.</p>
        </Notice>
      ) : (
        <p className={styles.hint}>
          {kind === 'network' ? 'With a personal account' : 'When you are signed in'} the library remembers
          which modules you have completed.{' '}
          <a href={signInAddress(modulePath(course.slug, module.slug))}>Sign in</a>
        </p>
      )}
      {next ? <NextModule course={course} next={next} /> : null}
      <AllModules course={course} />
    </section>
  );
}
