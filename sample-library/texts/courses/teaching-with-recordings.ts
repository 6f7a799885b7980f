import type { CourseText } from './kinds';

/** A short course without a certificate. */
export const teachingWithRecordings: CourseText = {
  slug: 'teaching-with-recorded-theatre',
  name: 'Teaching with recorded theatre',
  short:
    'Four modules on making a recording active: what to stop on, what to ask, how to compare, how to evaluate. No certificate.',
  long: 'A recording is not a substitute teacher. These four modules collect habits that keep a class working while it watches. Use them with any recording in the library; the examples are short on purpose.',
  hasCertificate: false,
  modules: [
    {
      slug: 'recorded-theatre-stop-on-purpose',
      name: 'Stop on purpose',
      short: 'Choosing three stops in advance, and what to say at each.',
      minutes: 12,
      body: `
## Three stops are enough

Watch alone first and choose three moments: one before a decision, one at a change of power, one where design does something that no actor does. Write the time of each on the plan and make a link to each.

## What to ask

Do not ask “what is happening?”: they have just seen it. Ask what could happen now, who wants it most, and what we have been shown that the characters have not.

- **Before a decision**: stand where the character stands. What are the two ways out?
- **At a change of power**: point at the person who has it. Start again and point when it moves.
- **At a moment of design**: shut your eyes and play ten seconds again. What did you miss? Then turn the sound off and play it a third time.

## Keep it short

Four minutes of recording can carry thirty minutes of lesson. If you show twenty, give half of the class a person to follow and the other half an element of design, and let them teach each other.
`,
      related: ['production/macbeth-lantern-yard'],
    },
    {
      slug: 'recorded-theatre-camera',
      name: 'See the camera',
      short: 'A recording is a production plus somebody’s choices. Teach both.',
      minutes: 10,
      body: `
## What the camera decides

In a theatre you choose where to look. A close-up chooses for you, and hides everyone who is listening. Ask what the rest of the stage was doing, and let students invent it from the text.

## Three quick tasks

1. **Draw the stage.** From a recording, draw the ground plan and mark where the camera must have been.
2. **Restore the wide shot.** In groups, play the close-up as a whole stage picture with every listener present.
3. **Cut it again.** With the transcript, mark where you would change the shot and why: on a thought, on a look, on a breath.

## Evaluate fairly

In written evaluation, students should say when they are judging performance, design or filming. A sentence such as “the lighting looked flat” may be about the stage, the exposure or the projector in your room.
`,
      related: ['guide/evaluating-live-and-recorded-theatre'],
    },
    {
      slug: 'recorded-theatre-compare',
      name: 'Compare',
      short: 'Two readings of one passage, without a list of differences.',
      minutes: 12,
      body: `
## One question, two readings

A list of differences is not a comparison. Begin with one question that both readings answer differently: who is the speaker trying to persuade? is this said for the first time? is it a joke?

Then give evidence from three sources: a word, a movement, an element of design.

## A table that helps

| | Reading one | Reading two |
| --- | --- | --- |
| The answer in a sentence | | |
| A word leaned on | | |
| A movement or a stillness | | |
| A choice of design | | |

Fill the first row last. Students usually find that they have changed their minds.

## With audio

An audio production is a fine second reading: everything must be done by voice, pace and space. Play it first, let students stage what they heard, then show the filmed one.
`,
      related: ['guide/evaluating-live-and-recorded-theatre', 'guide/hamlet-study-guide'],
    },
    {
      slug: 'recorded-theatre-write',
      name: 'Write about it',
      short: 'From notes to an evaluative paragraph in fifteen minutes.',
      minutes: 12,
      body: `
## Notes that can be used

Three columns: *what I saw or heard*, *what it made me think*, *why it worked or did not*. The first column must contain nothing that a camera or microphone could not have recorded. Ban adjectives from it for the first five minutes.

## From notes to a paragraph

1. A claim: what this moment did to the audience.
2. A detail from column one, placed exactly: the line, the second, the part of the stage.
3. The effect, and how that choice made it.
4. A judgement with a reason, and one alternative that was not chosen.

## Mark a model together

Put up a paragraph with one step missing and let the class find it. The missing step is nearly always the second: students say that the tension rose and forget to say what rose, where, and when.
`,
      related: ['guide/evaluating-live-and-recorded-theatre'],
    },
  ],
};
