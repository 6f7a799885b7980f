import type { PlanText } from '../kinds';

/** Worksheets: one page for a student. */
export const worksheets: readonly PlanText[] = [
  {
    slug: 'worksheet-three-columns',
    name: 'Watching in three columns',
    subType: 'Worksheet',
    authors: ['thandeka-merriweather'],
    skills: ['analysing-performance', 'note-taking', 'live-theatre-evaluation'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'watching',
    disablePrintAndDownload: true,
    short: 'A sheet for taking notes on any performance: what, so, how.',
    body: `
**Production and date:** ……………………………… **My actor:** …………………… **My design element:** ……………………

## While you watch

| What I saw or heard | So I thought or felt | How it was done |
| --- | --- | --- |
| (no adjectives) | (be honest) | (leave for later) |
| | | |
| | | |
| | | |

## Straight afterwards

1. Draw the stage from above. Mark where your actor stood at the most important moment.
2. Fill in the third column with one technical word in each row.
3. Put a star by the row that you would show to somebody who was not there.

## One paragraph

Use the starred row. Place it exactly; say what was done; say what it did to the audience; judge it.
`,
  },
  {
    slug: 'worksheet-given-circumstances',
    name: 'Twelve questions for a character',
    subType: 'Worksheet',
    authors: ['orla-bastable-mensah'],
    skills: ['characterisation', 'stanislavski-system', 'inference-and-deduction'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'reading',
    short: 'Answer from the text where you can, from imagination where you must, and mark which is which.',
    body: `
Write **T** beside answers that the text proves, and **I** beside those that you imagined.

1. Where have you just come from, and how did you get here?
2. What time is it, and should you be somewhere else?
3. What is in your pockets?
4. Who in this room could hurt you?
5. What do you want from the person opposite? Begin with *to make them…*
6. What will you do if they refuse?
7. What do you know that they do not?
8. What do they know that you do not? (The actor knows; the character must not.)
9. What are you afraid will be mentioned?
10. What do you do with your hands when you lie?
11. What has changed by the time you leave?
12. What will you say about it tomorrow?

## Use it

Choose the three answers that would change how you enter. Enter three times, with one each. Keep the most useful and cross out the rest.
`,
  },
  {
    slug: 'worksheet-scansion-for-actors',
    name: 'Beat, break, breathe: scansion for actors',
    subType: 'Worksheet',
    authors: ['barnaby-solano-reeve'],
    plays: ['hamlet', 'twelfth-night'],
    skills: ['metre-and-rhythm', 'iambic-pentameter', 'speaking-verse'],
    stages: ['upper', 'post16'],
    focus: 'reading',
    short: 'A one-page method for marking verse so that it helps when you stand up.',
    body: `
## Mark

Copy ten lines with wide spaces. Then, in pencil:

- a small **stroke** over each syllable that you would stress in telling it to a friend;
- a **count** at the end: ten, eleven, nine;
- a **ring** round any place where the friend’s stress and the beat disagree;
- a **slash** where the sentence pauses inside the line;
- an **arrow** at the end of any line where the sense runs on.

## Ask

| You found | Ask |
| --- | --- |
| eleven syllables | is the thought spilling over? |
| a strong first beat | what has just hit the speaker? |
| a short line | what happens in the rest of it? |
| a shared line | who is in a hurry? |
| a run of arrows | where can you breathe? |

## Do

1. Walk it, turning at the slashes.
2. Speak it, keeping each last word alive.
3. Forget the pencil, and tell it to somebody.

## Write

One sentence: *The metre breaks at … because …*. If you cannot finish it, try another ring.
`,
  },
  {
    slug: 'worksheet-compare-two-plays',
    name: 'Comparing two plays',
    subType: 'Worksheet',
    authors: ['thandeka-merriweather'],
    skills: ['comparative-essay', 'comparing-texts', 'planning-and-drafting'],
    stages: ['upper', 'post16'],
    focus: 'writing',
    short: 'Plan a comparison that is an argument and not two lists.',
    body: `
**Play one:** …………………………… **Play two:** ……………………………

## One question

Write a question that both plays answer, differently: ……………………………………………………

## Answers

| | Play one | Play two |
| --- | --- | --- |
| Its answer in a sentence | | |
| A scene that shows it | | |
| Five words quoted | | |
| Something that only a performance could do with them | | |
| What its first audience would have brought | | |

## The turn

Finish: *At first they seem…, but…*

## Paragraph plan

1. The question, and why it matters in both.
2. Where they agree, with the two scenes side by side.
3. Where they part, and what causes it: form, period, author’s position.
4. What one makes you see in the other.

Cross out any sentence that could be about either play alone.
`,
  },
  {
    slug: 'worksheet-prop-biography',
    name: 'The life of a prop',
    subType: 'Worksheet',
    authors: ['barnaby-solano-reeve'],
    plays: ['othello', 'the-importance-of-being-earnest'],
    skills: ['symbolism', 'plot-and-structure', 'props-making'],
    stages: ['lower', 'upper'],
    focus: 'design',
    pages: false,
    short: 'Follow one object through a play, hand by hand.',
    body: `
**The object:** …………………………… **In the play:** ……………………………

## Before the play

Where was it made, and who owned it? Write three sentences. Mark what the text tells you with **T**.

## Hand to hand

| Act and scene | Who has it | How they got it | What they think that it proves |
| --- | --- | --- | --- |
| | | | |
| | | | |
| | | | |

## The important moment

Draw the stage at the moment when the object matters most. Put a cross where it is. Draw a line from every eye that sees it.

## If it were lost

What would not happen? Write the shorter play in two sentences.

## Make it

Materials: …………… It must survive: …………… The back row must be able to see: ……………
`,
  },
];
