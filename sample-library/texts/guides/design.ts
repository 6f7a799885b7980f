import type { GuideText } from '../kinds';

/** Crafts of the stage: light, sound, set, costume, props. */
export const designGuides: readonly GuideText[] = [
  {
    slug: 'reading-light',
    name: 'Reading light',
    subType: 'Design guide',
    authors: ['thandeka-merriweather'],
    skills: ['lighting-design', 'colour-and-mood', 'analysing-design'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'design',
    short:
      'Angle, colour, intensity, movement: a vocabulary for saying what light does, with a cue sheet to fill in.',
    body: `
Most students write that the lighting “created atmosphere”. This guide is about what to write instead.

## Five questions

1. **Where is it from?** Front flattens. Side models. Above isolates. Below disturbs. Behind cuts out a shape.
2. **How hard is its edge?** A hard edge is a decision; a soft one is weather.
3. **What colour is it against the light before?** Warm and cold are comparisons, not facts.
4. **How bright, and where is it darker?** An audience looks at the brightest thing that moves.
5. **How does it change?** A snap is a shock. A fade of twenty seconds is an event that nobody saw begin.

## Describe, then interpret

> At the knocking the side light on the left dies over about three seconds, so that half of his face goes before he notices. We are ahead of him.

The first sentence could be checked with a stopwatch. The second earns its place from the first.

## A cue sheet

| Cue | On which word | From | To | Seconds | Because |
| --- | --- | --- | --- | --- | --- |
| 12 | “knocking” | cold side | low amber | 3 | the house is awake |

Have every student write one cue for ten lines of a play they know. Swap sheets. Can the other see it?

## Classroom kit

Three desk lamps, coloured gels or sweet wrappers held well away from the bulb, a sheet of tracing paper, a piece of card with a slot. LED bulbs stay cool.

## Watch for

Light that tells us what we have been told; light that follows a singer like a dog; a blackout that means that somebody did not know how to finish.
`,
  },
  {
    slug: 'listening-to-sound-design',
    name: 'Listening to sound design',
    subType: 'Design guide',
    authors: ['barnaby-solano-reeve'],
    plays: ['macbeth', 'the-tempest'],
    skills: ['sound-design', 'sound-recording', 'analysing-design'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'design',
    short: 'Source, distance, texture and silence, and how to build a storm with what is in the room.',
    body: `
Sound has a great advantage over light: an audience cannot shut its ears, and seldom knows that it is being told something.

## Words to use

- **Diegetic**: the characters hear it. The owl in [Macbeth](title/macbeth) is.
- **Underscore**: only we hear it.
- **Point**: where it seems to come from. A sound behind the audience makes them part of the house.
- **Distance**: not volume. A far sound has lost its high part and gained a room.
- **Texture**: dry, wet, metal, breath.
- **Silence**: the sound before was its frame.

## Build a storm

1. Everyone rubs palms. Then clicks. Then pats thighs. Then stamps. Reverse.
2. Add three objects: a tray of gravel, a sheet of card, a length of hose blown across.
3. Now tell a story with it: the storm begins far off, arrives, is survived. No one conducts.
4. Put two actors in the middle who must be heard. The storm learns to breathe between their lines.

That last step is [The Tempest](title/the-tempest) in little: a storm that an audience cannot hear words through has failed, however good the storm.

## Record

Take a phone for a walk round the building at an odd hour. Collect ten sounds without naming what made them. In class play them unlabelled and let others say where they would use them.

## Evaluate

Students keep a sound log for ten minutes of a production: time, what, from where, why then. The gaps in the log are as useful as the entries.

## Ask

What did you believe was there that you never saw?
`,
  },
  {
    slug: 'set-design-from-verbs',
    name: 'Set design from verbs',
    subType: 'Design guide',
    authors: ['thandeka-merriweather'],
    plays: ['the-comedy-of-errors', 'the-cherry-orchard'],
    skills: ['set-design', 'model-making', 'ground-plans'],
    stages: ['upper', 'post16', 'higher'],
    focus: 'design',
    short:
      'Begin with what people have to do, not with where they are: from action list to white card model.',
    body: `
The usual question is *where is it set?* Try this first: *what must the set allow?*

## Step 1: verbs

Go through an act and list what bodies do: hide, climb, eat, wait, be seen arriving, be overheard. Strike out everything that a bare floor allows. What remains is the brief. For [The Comedy of Errors](title/the-comedy-of-errors) it is nearly all doors. For [The Cherry Orchard](title/the-cherry-orchard) it is waiting, and things being carried away.

## Step 2: arrows

Draw the floor. Mark the entrance that matters most and the place from which it can be seen longest. Draw each journey as an arrow. If all arrows cross in one spot, that is where the play happens; keep it clear.

## Step 3: sight lines

Sit in the worst seat. Draw what it cannot see. Nothing that matters goes there. In thrust or the round there is no back wall to lean on: height, floor and ceiling do the work.

## Step 4: white card

Scale 1:25. Card, knife, ruler, glue and a figure seven centimetres tall. No colour until it works in white. Photograph from the height of an audience’s eyes.

## Step 5: one object

Choose a single thing that is truly itself, not a copy: a real door, a real tree stump, water. Everything round it can then be simple.

## Budget

Price it. Then do it for a tenth. The second version is often the better idea.

## Portfolio

Keep the failed models, with a sentence on why. Examiners look for decisions.
`,
  },
  {
    slug: 'costume-what-a-coat-knows',
    name: 'Costume: what a coat knows',
    subType: 'Design guide',
    authors: ['orla-bastable-mensah'],
    plays: ['twelfth-night', 'macbeth'],
    skills: ['costume-design', 'costume-research', 'analysing-design'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'design',
    short:
      'Silhouette, wear, fit and change: a designer’s questions, and a project with one coat and eight characters.',
    body: `
A costume tells us at thirty metres what kind of person is coming, and at three metres whether we were wrong.

## Read from the outside in

1. **Silhouette.** Squint. What shape is it? Shapes are power: width, height, how far from the body.
2. **Colour against the others.** Who belongs together? Who has left the group?
3. **Fit.** Clothes made for somebody else are a story. Macbeth’s titles hang on him, we are told, like a giant’s robe.
4. **Wear.** Elbows, hems, mending. What has this person been leaning on?
5. **Change.** What is different in the last scene, and when did it happen?

## One coat, eight people

Take a large plain coat. Without cutting it, make in turn: a king, a beggar, a doctor, a runaway, a bride, a spy, a saint, a child. Turn, tie, roll, belt, drape, carry. Photograph each against a plain wall. The class says who it is before you tell them.

## Disguise

Viola in [Twelfth Night](title/twelfth-night) must become Cesario in a way that the characters accept and we never believe. What is the least that will do? A hat is often enough; a walk always is.

## Research page

For one character gather: a portrait of the period, a photograph from any time with the right posture, a piece of cloth, and the sum that these clothes would have cost in weeks of wages.

## Practical limits

Can it be put on in twenty seconds in the dark? Washed? Fought in? Does the actor’s microphone survive it?
`,
  },
  {
    slug: 'props-things-that-act',
    name: 'Props: things that act',
    subType: 'Design guide',
    authors: ['barnaby-solano-reeve'],
    plays: ['othello', 'the-importance-of-being-earnest', 'trifles'],
    skills: ['props-making', 'stage-management', 'symbolism'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'design',
    short: 'A handkerchief, a handbag, a birdcage: follow one object through a play and you have its plot.',
    body: `
Most props are furniture. A few are characters. You can tell by asking: if it were missing tonight, could the play go on?

## Follow it

Draw the life of one object as a line with a dot for every hand that it passes through.

- The handkerchief in [Othello](title/othello): whose hands, and what does each think that it proves?
- The handbag in [The Importance of Being Earnest](title/the-importance-of-being-earnest): it is spoken of for two acts before it is seen. What must it look like?
- The box in [Trifles](title/trifles): the audience wants to look in. How long do you make them wait?

## The four tests of a prop

1. **Is it needed?** Cut it from a rehearsal and see who minds.
2. **Can it be read?** From the back row, in a second.
3. **Can it be handled?** Weight, noise, where it goes afterwards.
4. **Is it safe?** Blades blunt, glass not glass, food not spoiled, allergies asked about.

## Setting list

| Prop | Who needs it | Where it starts | Where it ends | Who checks |
| --- | --- | --- | --- | --- |
| letter, sealed | Maria, 2.3 | prompt side table | Malvolio’s pocket | ASM |

Two students keep the list for a scene and run a check before every go. It is the quickest introduction to stage management there is.

## Make one

A letter that can be read out, broken open every night and made again for pennies. Wax can be faked with hot glue and paint. Write the real words on it: actors who read a blank page blink differently.

## Ask

Which thing in your own house would start a play?
`,
  },
];
