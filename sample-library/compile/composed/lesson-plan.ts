/** A lesson in short from the notes on a play. */
import { audienceOf } from '@/sample-library/compile/audience';
import { pick } from '@/sample-library/compile/chance';
import type { Dossier, PlanText } from '@/sample-library/source/texts';

const authors = ['orla-bastable-mensah', 'dorian-ashgrove-patel', 'thandeka-merriweather'] as const;
/** Minutes of a lesson with two main steps. */
const START = 10;
const MAIN = [20, 20] as const;
const END = 10;

/** The lesson in short that belongs to a play; none where its plan is written in full. */
export function lessonFromDossier({ play: slug, lesson, questions }: Dossier): PlanText[] {
  if (!lesson) return [];
  const audience = audienceOf(slug);
  const steps = lesson.main.map(
    (step, index) => `## Step ${index + 1} (${MAIN[index] ?? MAIN[0]} minutes)\n\n${step.trim()}`,
  );
  const total = START + END + lesson.main.reduce((sum, _step, index) => sum + (MAIN[index] ?? MAIN[0]), 0);
  const plan: PlanText = {
    slug: `${slug}-lesson`,
    name: lesson.name,
    subType: 'Lesson plan',
    authors: [pick(`author of the lesson on ${slug}`, authors)],
    plays: [slug],
    guidance: lesson.guidance,
    skills: [...audience.skills.slice(0, 3), 'text-analysis'],
    stages: audience.stages.filter((stage) => stage !== 'primary' && stage !== 'higher'),
    short: `${lesson.aim} ${total} minutes.`,
    body: `
## Aim

${lesson.aim}

## Start (${START} minutes)

${lesson.start}

${steps.join('\n\n')}

## End (${END} minutes)

${lesson.end}

## Making it fit

- **More support:** ${lesson.support}
- **More stretch:** ${lesson.stretch}

## To think about

${questions.at(-1) ?? ''}

## See also

[Study guide](guide/${slug}-study-guide)
`,
  };
  return [plan];
}
