/** A lesson plan from the lesson that belongs to a play. */
import { audienceOf } from '@/sample-library/compile/audience';
import { pick } from '@/sample-library/compile/chance';
import { lowerFirst } from '@/sample-library/compile/words';
import { playBySlug } from '@/sample-library/facts/read';
import { type Dossier, type PlanText, premiseOf } from '@/sample-library/source/texts';

const authors = ['orla-bastable-mensah', 'dorian-ashgrove-patel', 'thandeka-merriweather'] as const;
/** Minutes of a lesson with two main steps. */
const START = 10;
const MAIN = [20, 20] as const;
const END = 10;

const atEase = (text: string) => text.trim();

export function lessonFromDossier({ play: slug, lesson, moments, questions }: Dossier): PlanText {
  const play = playBySlug.get(slug);
  if (!play) throw new Error(`there is no play ${slug}`);
  const audience = audienceOf(slug);
  const steps = lesson.main.map(
    (step, index) => `### Step ${index + 1} (${MAIN[index] ?? MAIN[0]} minutes)\n\n${atEase(step)}`,
  );
  const total = START + END + lesson.main.reduce((sum, _step, index) => sum + (MAIN[index] ?? MAIN[0]), 0);
  return {
    slug: `${slug}-lesson`,
    name: lesson.name,
    subType: 'Lesson plan',
    authors: [pick(`author of the lesson on ${slug}`, authors)],
    plays: [slug],
    skills: [...audience.skills.slice(0, 3), 'text-analysis'],
    stages: audience.stages.filter((stage) => stage !== 'primary' && stage !== 'higher'),
    focus: 'performing',
    short: `${lesson.aim} ${total} minutes.`,
    body: `
## Aim

${lesson.aim}

You need a cleared room, copies of the passage and the [study guide to ${play.title}](guide/${slug}-study-guide). The whole lesson takes ${total} minutes.

Tell the class only this much beforehand: ${lowerFirst(premiseOf(slug))} If you have a recording, a production photograph or a volunteer, stop at one moment first: ${moments[0]?.[0] ?? play.title}.

## Start (${START} minutes)

${lesson.start}

## Main work

${steps.join('\n\n')}

## End (${END} minutes)

${lesson.end}

## Making it fit

- **More support:** ${lesson.support}
- **More stretch:** ${lesson.stretch}

## To think about on the way home

${questions.at(-1) ?? ''}
`,
  };
}
