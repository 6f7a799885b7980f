import { Circle, CircleCheck, CircleDot } from 'lucide';
import type { IconNode } from 'lucide';
import { Icon } from '@/components/ui/picture/Icon';
import { Link } from '@/components/ui/navigation/Link';
import type { TrainingModuleProgress } from '@/lib/contracts/product-graphql';
import { modulePath } from '@/lib/domain/item-page/paths';
import { durationText } from '@/lib/domain/playback/moments';
import type { Course } from '@/lib/domain/training/course';
import { moduleState, type ModuleState } from '@/lib/domain/training/training';
import styles from './module-list.module.css';

const icons: Readonly<Record<ModuleState, IconNode>> = {
  'not started': Circle,
  started: CircleDot,
  completed: CircleCheck,
};
const words: Readonly<Record<ModuleState, string>> = {
  'not started': 'Not started',
  started: 'Started',
  completed: 'Completed',
};

interface ModuleListProps {
  course: Pick<Course, 'slug' | 'modules'>;
  /** Null when no progress is known: the list then shows none. */
  progress: readonly TrainingModuleProgress[] | null;
  /** The module that is open. */
  currentId?: string | null;
  /** Names only, for the side of a module's page. */
  brief?: boolean;
}

/** The modules of a course in order, each with the learner's progress. */
export function ModuleList({ course, progress, currentId = null, brief = false }: ModuleListProps) {
  return (
    <ol className={styles.modules} {...(brief ? { 'data-brief': true } : {})}>
      {course.modules.map((module, index) => {
        const state = moduleState(progress?.find(({ contentId }) => contentId === module.id));
        return (
          <li key={module.id} className={styles.module} data-state={progress ? state : undefined}>
            <span className={styles.mark}>
              {progress ? <Icon of={icons[state]} size={brief ? 20 : 26} /> : index + 1}
            </span>
            <div className={styles.words}>
              <Link
                href={modulePath(course.slug, module.slug)}
                className={styles.name}
                dir="auto"
                {...(module.id === currentId ? { 'aria-current': 'page' as const } : {})}
              >
                {module.name}
              </Link>
              {brief ? null : <p className={styles.introduction}>{module.introduction}</p>}
              <p className={styles.facts}>
                {progress ? <span className={styles.state}>{words[state]}</span> : null}
                {module.minutes === null ? null : <span>{durationText(module.minutes)}</span>}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
