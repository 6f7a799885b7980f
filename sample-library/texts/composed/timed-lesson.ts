/** A lesson written down as objectives and timed steps, laid out as a plan. */
import type { PlanText } from '../kinds';

interface TimedLesson extends Omit<PlanText, 'body' | 'subType'> {
  objectives: readonly string[];
  need: string;
  steps: readonly (readonly [minutes: number, heading: string, text: string])[];
  support: string;
  stretch: string;
  assess: string;
}

export function timedLesson({
  objectives,
  need,
  steps,
  support,
  stretch,
  assess,
  ...plan
}: TimedLesson): PlanText {
  const total = steps.reduce((sum, [minutes]) => sum + minutes, 0);
  const body = `
## By the end students can

${objectives.map((objective) => `- ${objective}`).join('\n')}

**Time:** ${total} minutes. **You need:** ${need}

${steps.map(([minutes, heading, text]) => `## ${heading} (${minutes} minutes)\n\n${text}`).join('\n\n')}

## Making it fit

- **More support:** ${support}
- **More stretch:** ${stretch}

## How you will know

${assess}
`;
  return { ...plan, subType: 'Lesson plan', body };
}
