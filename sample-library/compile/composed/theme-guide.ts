/** Guides to themes: a thought by hand, and the plays of the library that turn on the theme, by age. */
import { yearText } from '@/lib/domain/text/year-text';
import { pick } from '@/sample-library/compile/chance';
import { playBySlug, plays, type Play } from '@/sample-library/facts/read';
import type { TextOf } from '@/sample-library/source/schema';
import { dossierOf, type GuideText, texts } from '@/sample-library/source/texts';

const authors = ['thandeka-merriweather', 'orla-bastable-mensah'] as const;
const MOST_PLAYS = 6;

/** Plays with the theme, spread over the years. */
function chosen(theme: string): Play[] {
  const found = plays
    .filter((play) => play.themes.includes(theme))
    .toSorted((a, b) => a.year - b.year || a.slug.localeCompare(b.slug, 'en'));
  if (found.length <= MOST_PLAYS) return found;
  const step = (found.length - 1) / (MOST_PLAYS - 1);
  return Array.from({ length: MOST_PLAYS }, (_value, index) => found[Math.round(index * step)]).flatMap(
    (play) => play ?? [],
  );
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

const playLine = (play: Play) => `- [${play.title}](title/${play.slug}), ${yearText(play.year)}`;

function furtherLine(play: Play): string {
  const moment = dossierOf(play.slug)?.moments[0];
  return moment ? `- *${play.title}*, ${moment[0]}. ${moment[1]}` : '';
}

function themeGuide({ slug: theme, name, thought, compare, questions }: TextOf<'themes'>): GuideText {
  const found = chosen(theme);
  const moments = found.map(furtherLine).filter((line) => line !== '');
  return {
    slug: `theme-${theme.replace(/^identity-/, '')}`,
    name,
    subType: 'Context guide',
    authors: [pick(`author of the guide to the theme ${theme}`, authors)],
    themes: [theme],
    plays: found
      .map(({ slug }) => slug)
      .filter((slug) => playBySlug.get(slug)?.publicDomain === true)
      .slice(0, 3),
    skills: ['theme-analysis', 'comparing-texts', 'comparative-essay'],
    stages: ['upper', 'post16'],
    short: `${numbers[found.length] ?? found.length} plays from ${yearText(found[0]?.year ?? 0)} to ${yearText(found.at(-1)?.year ?? 0)}, a way of comparing them and questions for an essay.`,
    body: `
${thought}

## Plays to put side by side

${found.map(playLine).join('\n')}

## How to compare

${compare}

${moments.length > 0 ? `## Scenes to start from\n\n${moments.join('\n')}\n` : ''}
## Questions

${questions.map((question, index) => `${index + 1}. ${question}`).join('\n')}
`,
  };
}

export const themeGuides: readonly GuideText[] = texts.themes.map(themeGuide);
