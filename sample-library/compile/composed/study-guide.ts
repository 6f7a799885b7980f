/** A study guide put together from what we know of a play. */
import { audienceOf } from '@/sample-library/compile/audience';
import { pick } from '@/sample-library/compile/chance';
import { type Play, playBySlug, shakespeare } from '@/sample-library/facts/read';
import { type Dossier, guidanceOfPlay, type GuideText } from '@/sample-library/source/texts';

const authors = ['thandeka-merriweather', 'orla-bastable-mensah', 'barnaby-solano-reeve'] as const;

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join('\n');

/** Lengths and speeches, for the plays of which we have counted them. */
function figures(play: Play): string {
  const known = shakespeare.find(({ slug }) => slug === play.slug);
  if (!known) return '';
  const [first, second] = known.characters;
  const speakers =
    first && second
      ? ` Most speeches: ${first.name}, ${first.speeches}; ${second.name}, ${second.speeches}.`
      : '';
  const rounded = Math.round(known.words / 100) * 100;
  return `## In figures\n\n${known.scenes} scenes, about ${rounded.toLocaleString('en-GB')} words, ${known.characterCount} speaking parts.${speakers}\n`;
}

/** Act and scene, the line, who speaks it; and whose English it is. */
const keyLines = ({ lines, linesFrom }: Dossier): string =>
  bullets(lines.map(([where, line]) => `**${where}:** ${line}`)) + (linesFrom ? ` (${linesFrom})` : '');

function body(dossier: Dossier, play: Play): string {
  return `
## What happens

${dossier.synopsis}

## Where we are

${dossier.world}

## The staging problem

${dossier.problem}

## Moments to stop at

${bullets(dossier.moments.map(([where, lookFor]) => `**${where}.** ${lookFor}`))}

## Who is who

${bullets(dossier.characters.map(([name, note]) => `**${name}**: ${note}.`))}

## Something that comes back

${dossier.pattern}

## Lines to know

${keyLines(dossier)}

${figures(play)}
## Questions to argue about

${numbered(dossier.questions)}
`;
}

export function studyGuide(dossier: Dossier): GuideText {
  const play = playBySlug.get(dossier.play);
  if (!play) throw new Error(`there is no play ${dossier.play}`);
  const audience = audienceOf(play.slug);
  return {
    slug: `${play.slug}-study-guide`,
    name: `${play.title}: Study guide`,
    subType: 'Study guide',
    authors: [pick(`author of the guide to ${play.slug}`, authors)],
    plays: [play.slug],
    // The synopsis gives the whole story away.
    guidance: [...guidanceOfPlay(play.slug)],
    skills: [...audience.skills.slice(0, 4), 'theme-analysis'],
    stages: [...audience.stages],
    short: `The staging problem, ${dossier.moments.length} moments to stop at, the people and the questions of ${play.title}.`,
    body: body(dossier, play),
  };
}
