/** A training course as its page shows it, and where its learner continues. Pure. */
import type { ContentImage } from '@/lib/contracts/catalogue/content-item';
import type { TrainingModuleProgress } from '@/lib/contracts/product-graphql';
import { compareCodes } from '../text/collation';
import { moduleState } from './training';

export interface CourseModule {
  /** Content id, the key of the progress. */
  id: string;
  slug: string;
  name: string;
  introduction: string;
  minutes: number | null;
}

export interface Course {
  id: string;
  slug: string;
  name: string;
  introduction: string;
  image: ContentImage | null;
  hasCertificate: boolean;
  modules: readonly CourseModule[];
}

/** Progress of a learner in a course. */
export interface CourseStanding {
  /** Completed modules in whole per cent; 0 for a course without modules (R-TRN-5). */
  percent: number;
  completed: number;
  hasBegun: boolean;
  isComplete: boolean;
  /** The module to begin or continue; null if all are completed. */
  next: CourseModule | null;
}

/** The unfinished module that was begun last; else the first that was never opened. */
function nextModule(modules: readonly CourseModule[], byId: ReadonlyMap<string, TrainingModuleProgress>) {
  const open = modules
    .flatMap((module) => {
      const progress = byId.get(module.id);
      return moduleState(progress) === 'started' ? [{ module, at: progress?.startedAt ?? '' }] : [];
    })
    .toSorted((a, b) => compareCodes(b.at, a.at));
  return open[0]?.module ?? modules.find(({ id }) => moduleState(byId.get(id)) === 'not started') ?? null;
}

export function courseStanding(
  { modules }: Pick<Course, 'modules'>,
  progress: readonly TrainingModuleProgress[],
): CourseStanding {
  const byId = new Map(progress.map((entry) => [entry.contentId, entry]));
  const states = modules.map(({ id }) => moduleState(byId.get(id)));
  const completed = states.filter((state) => state === 'completed').length;
  return {
    percent: modules.length === 0 ? 0 : Math.round((completed / modules.length) * 100),
    completed,
    hasBegun: states.some((state) => state !== 'not started'),
    isComplete: modules.length > 0 && completed === modules.length,
    next: nextModule(modules, byId),
  };
}

/** Total minutes of the modules; null if none has a duration. */
export function courseMinutes(modules: readonly CourseModule[]): number | null {
  const known = modules.flatMap(({ minutes }) => minutes ?? []);
  return known.length === 0 ? null : known.reduce((sum, minutes) => sum + minutes, 0);
}

/**
 * The list updated from a response about one module. Responses may arrive out of order, so known start and completion
 * times are never replaced.
 */
export function withProgress<One extends TrainingModuleProgress>(list: readonly One[], progress: One): One[] {
  const known = list.find(({ contentId }) => contentId === progress.contentId);
  const startedAt = known?.startedAt ?? progress.startedAt;
  const completedAt = known?.completedAt ?? progress.completedAt;
  return [
    ...list.filter(({ contentId }) => contentId !== progress.contentId),
    { ...progress, startedAt, completedAt },
  ];
}

/** "1 module", "3 modules". */
export const moduleCount = (count: number): string => (count === 1 ? '1 module' : `${count} modules`);
