import type { GuideText } from '../kinds';

/** Stage shapes, the prompt book and access. */
export const stagingGuides: readonly GuideText[] = [
  {
    slug: 'stage-shapes-and-where-to-stand',
    name: 'Stage shapes and where to stand',
    subType: 'Design guide',
    authors: ['dorian-ashgrove-patel'],
    skills: [
      'stage-configurations',
      'proscenium',
      'thrust',
      'in-the-round',
      'traverse',
      'blocking-and-proxemics',
    ],
    stages: ['lower', 'upper', 'post16'],
    focus: 'performing',
    short: 'Proscenium, thrust, round, traverse, promenade: one short scene in five shapes.',
    body: `
The shape of the stage decides who is strong.

## The five

- **End-on or proscenium.** One direction. Pictures, surprise, scenery. Strong place: centre, near. Weak: the far corner, facing away, unless everyone else faces it.
- **Thrust.** Audience on three sides. Diagonals. Never stand for long with your back to anyone; the deep corner by the back wall is where a king sits.
- **In the round.** No back. Keep moving or be on an aisle. Furniture below the knee. Intimacy without a wall.
- **Traverse.** Two banks face each other. A contest: entrances at the ends, the audience watching the audience.
- **Promenade.** Everyone walks. The strong place is wherever the crowd has just decided to look.

## One scene, five shapes

Take a scene of a page for two people in which one wants to leave. Mark out each shape on the floor with tape, with the class as audience. Play it in all five, ten minutes each, changing nothing but positions.

After each, two students who watched from opposite sides say what they could not see. Missing is information: in the round *everyone* misses something.

## Sight rules that help

1. In thrust and round, two actors who face each other across a diagonal are both visible to most.
2. Sit down when it is somebody else’s scene.
3. The person who moves is looked at. The person who then stands still is watched.

## Match

Which shape for a trial? A proposal? A ghost? A riot? Justify it by what one member of the audience should be able to see on another’s face.
`,
  },
  {
    slug: 'the-prompt-book',
    name: 'The prompt book: keeping a play in order',
    subType: 'Design guide',
    authors: ['orla-bastable-mensah', 'barnaby-solano-reeve'],
    skills: ['prompt-book', 'stage-management', 'calling-a-show'],
    stages: ['upper', 'post16', 'higher'],
    focus: 'design',
    short:
      'What stage managers write, how a show is called, and a forty-minute exercise in which a class runs a scene.',
    body: `
A prompt book, in American theatres the *calling script*, is the play with everything that happens to it. It is begun on the first day in pencil and finished on the last.

## The page

Text on one side, blank on the other. In the margin, a column for each: moves, lights, sound, flies, calls. A ruled line runs from the cue to the exact word.

Moves are written short: *H X DSL to stool, sits on “mother”*. Left and right are the actor’s, facing the audience.

## Calling

| Said | Means |
| --- | --- |
| “Stand by, light cue 14” | about a page before: operators answer “standing by” |
| “LX 14” | be ready |
| “Go” | do it, on that word and no other |

Never say *go* for anything else while on headset. Never say *sorry* during a show.

## Forty minutes

1. Choose a page with an entrance, a sound and a change of light. (5)
2. In sixes: two actors, a stage manager, an operator of light (the switch by the door), an operator of sound (a hand on a table), an assistant with the prop. (2)
3. Block it. The stage manager writes; nobody else may remember anything. (12)
4. Run it from the book only. (5)
5. Swap stage managers between groups. The new one runs it from the other’s book, cold. (10)
6. What was missing from the page? (6)

## Why it matters

If the show can be run by a stranger, it exists. If it is only in people’s heads it is a rehearsal.
`,
  },
  {
    slug: 'captions-description-and-a-relaxed-room',
    name: 'Captions, description and a relaxed room',
    subType: 'Design guide',
    authors: ['orla-bastable-mensah'],
    skills: ['access-in-theatre', 'captioning', 'audio-description', 'relaxed-performance'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'design',
    short: 'Access as part of the art: four things that a school production can do, most of them free.',
    body: `
Ask who cannot come, and why. Then ask it again once you have mended that.

## Captions

Captions give words, who speaks, and sounds that matter. Good ones arrive with the line, never before the joke, and break where the thought breaks. With slides and one careful student you can caption a school play: one line a slide, advanced from the prompt book. Rehearse the captioner like an actor.

## Audio description

A describer says, between the lines, what cannot be heard: who has come in, what is in the hand. It is said in the present tense, without opinion. Before the show give a short introduction to set, costumes and faces.

**Exercise.** Describe thirty seconds of a recording to a partner who is not looking. The partner draws it. What did you leave out because you thought it obvious?

## Sign language

Interpreters need the text in advance, light on hands and face, and a place where one can see them and the actors together. Better still, integrate: cast Deaf actors and let the play change.

## Relaxed performances

House lights a little up, doors open, loud sounds softened, leaving and coming back welcome, noise from the audience expected. Send a short guide beforehand with pictures of the place. You will find that more people wanted this than had said so.

## Checklist

1. A step-free way in, and to the stage.
2. A named person to ask.
3. Content warnings where they can be found.
4. A seat that can be a wheelchair’s, not at the back.
5. Print large and plain; say it as well as printing it.

## Discuss

Is a caption part of the design? Who should decide on its typeface?
`,
  },
];
