import type { GuideText } from '../kinds';

/** Skills of watching and performing. */
export const craftGuides: readonly GuideText[] = [
  {
    slug: 'evaluating-live-and-recorded-theatre',
    name: 'Evaluating live and recorded theatre',
    subType: 'Study guide',
    authors: ['thandeka-merriweather', 'orla-bastable-mensah'],
    skills: ['live-theatre-evaluation', 'analysing-performance', 'writing-a-review', 'review-writing'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'writing',
    short: 'From three columns of notes to a paragraph an examiner can use, and what a camera changes.',
    body: `
Evaluation is not opinion with adjectives. It is a claim about what a choice did to an audience, with the evidence.

## Before

Know the play’s story, so that you are free to watch how it is told. Choose in advance one actor and one element of design.

## During

Three columns. *What* must be something that a machine could have recorded. *So* is what you thought or felt. *How* is left empty until afterwards.

| What | So | How |
| --- | --- | --- |
| she stopped with her hand on the door, about four seconds | I thought she would stay | stillness after speed |

## After, within an hour

Fill in *how*. Draw the stage. Write down the moment you would show a friend.

## A paragraph

1. The moment, placed exactly.
2. What was done, with one technical term, used correctly.
3. What it did to the audience, you included.
4. How it served the play’s meaning at that point.
5. A judgement: how well, compared with what else might have been done.

> At “sit down, Torvald” the actor crossed to the table without hurry and moved the lamp between them. In a production that had kept her in motion, the sudden economy of movement made the room feel smaller; we saw that he was being interviewed. It was bolder than anger would have been, and it made the last exit inevitable.

## Recorded theatre

Say which choices belong to the filming. A close-up is not the actor’s. Watch one scene twice, the second time looking only at the edges of the picture.

## Words to ban for a week

*Effective, atmosphere, really, portrays, engaging.* See what you have to write instead.
`,
  },
  {
    slug: 'soliloquy-who-are-you-talking-to',
    name: 'Soliloquy: who are you talking to?',
    subType: 'Study guide',
    authors: ['barnaby-solano-reeve'],
    plays: ['hamlet', 'richard-iii', 'macbeth'],
    skills: ['soliloquy-and-monologue', 'monologue-performance', 'text-analysis'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'performing',
    short: 'Five possible listeners, and how each changes the same speech.',
    body: `
The word means talking alone. On an open stage in daylight nobody was alone: there were people on three sides, and the speaker could see them. So the first choice is a listener.

## Five listeners

1. **The audience as friends.** Richard of Gloucester takes us into his confidence and makes us accomplices.
2. **The audience as jury.** Hamlet, after the players have gone, asks whether he is a coward. It is a real question. Wait for the answer.
3. **One person in particular.** Somebody in the third row who might help.
4. **Someone absent.** The dead father; the king in the next room.
5. **Oneself, split.** One half puts the case and the other pulls it apart. Macbeth’s “If it were done” has at least three voices.

## Test it

Take ten lines. Play them to each listener in turn. Change nothing else. The class writes one word after each. The speech will have had five subjects.

## Find the turns

A soliloquy is an action: at the end something has been decided, or has not and ought to have been. Mark every *but*, *yet*, *no*, question and broken line. Those are the turns. Between turns, a thought should have a single direction.

## Discover, do not recite

The speaker does not know the next line. Have a partner hold the text and reveal it a line at a time; you must need each one before you get it.

## Common trouble

- Looking up and to the left, which is where people think that thinking happens.
- Getting sadder. Try to get clearer.
- Moving on every line. Move on the turns.

## Compare

Watch the film of [To be, or not to be](production/to-be-or-not-to-be). Who do you think is being spoken to? Find the second at which it changes.
`,
  },
  {
    slug: 'how-a-chorus-thinks',
    name: 'How a chorus thinks',
    subType: 'Study guide',
    authors: ['thandeka-merriweather'],
    plays: ['antigone', 'medea', 'the-bacchae', 'fuenteovejuna'],
    forms: ['greek-tragedy'],
    skills: ['chorus', 'ensemble-playing', 'choreography'],
    stages: ['upper', 'post16', 'higher'],
    focus: 'performing',
    short: 'Not a crowd and not a narrator: finding what a chorus wants, and seven ways of dividing a line.',
    body: `
The chorus is the oldest character in European drama and the one that most student productions apologise for. It improves at once if it wants something.

## Give it an objective

The old men of Thebes in [Antigone](title/antigone) want to be safe and to be thought wise. The women of Corinth in [Medea](title/medea) want to keep a promise that they should not have made. The Bacchae want their god to be believed. The village in [Fuenteovejuna](title/fuenteovejuna) wants to go on being a village. Write the objective on a wall.

## Let it disagree

A chorus is persons. Give each a reason of their own, an opinion of the king, somebody they stand next to for comfort. The group’s view is what remains when they have argued.

## Seven ways with a line

1. All together.
2. One, and all repeat the last word.
3. Half and half, overlapping.
4. Round the ring, a word each.
5. One speaks, all breathe.
6. Whispered under a solo.
7. All but one.

Use the first least. Mark an ode with numbers and be able to defend each.

## Moving

Begin with flocking: nobody leads for long. Then decide when the group may break. One body that leaves a group of twelve is a great event; three in a row are a habit.

## When others speak

The chorus listens for us. Find the three lines in the scene that it would rather not have heard, and let them land in three different places in the group.

## Costume

Same or different? If the same, let wear and size tell them apart. If different, give them one colour to agree on.

## Last question

Who in the chorus goes home and says nothing?
`,
  },
  {
    slug: 'comedy-timing-and-how-to-practise-it',
    name: 'Comic timing, and how to practise it',
    subType: 'Study guide',
    authors: ['dorian-ashgrove-patel'],
    plays: ['the-importance-of-being-earnest', 'the-comedy-of-errors', 'the-servant-of-two-masters'],
    forms: ['farce', 'comedy-of-manners'],
    skills: ['comic-timing', 'movement-and-physicality', 'voice-and-diction'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'performing',
    short:
      'Set-up, turn, topper; the rule of three; where to breathe; and why nobody on stage should think it funny.',
    body: `
People say that timing cannot be taught. Parts of it can be counted.

## The joke’s three bones

- **Set-up**: what the audience needs in order to expect. Say it clearly, and do not smile.
- **Turn**: the word on which the expectation breaks. It is usually the last. Nothing may follow it: no gesture, no step, no extra syllable.
- **Topper**: a smaller surprise after the laugh has started to fall.

Take Lady Bracknell’s remark on losing one parent and both. Find the set-up, the breath, the turn. Move the turn to the middle and hear it die.

## Rule of three

Twice makes a pattern; the third breaks it. Enter through the door, enter through the door, enter through the window. It works for words and for trousers.

## Breathe before, not in

Breathe before the set-up, so that the turn rides on the end of the air. A breath before the turn tells everyone that a joke is coming.

## Laughs

Wait until the laugh has passed its top and is coming down; go on over its shoulder. If there is no laugh, you never expected one.

## Mean it

In [The Importance of Being Earnest](title/the-importance-of-being-earnest) nobody is joking. In farce everyone is desperate. Play the need, with precision. A clown who thinks that he is funny is a child at a wedding.

## Drill

1. Say a dull sentence so that the last word is a surprise.
2. With a partner, hand over a hat twelve times, exactly alike. On the thirteenth, do not.
3. Film a short routine. Remove half a second somewhere. Watch. Put it back elsewhere.

## Kindness

Ask who pays for the laugh. The best comedies make the powerful pay, or everybody.
`,
  },
];
