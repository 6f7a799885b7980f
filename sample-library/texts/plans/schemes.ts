import type { PlanText } from '../kinds';

/** Schemes of work: several lessons in order. */
export const schemes: readonly PlanText[] = [
  {
    slug: 'scheme-macbeth-in-six-lessons',
    name: 'Macbeth in six lessons',
    subType: 'Scheme of work',
    authors: ['orla-bastable-mensah'],
    plays: ['macbeth'],
    skills: ['shakespeares-language', 'character-analysis', 'sound-design'],
    stages: ['lower', 'upper'],
    focus: 'performing',
    short: 'A practical unit for ages twelve to fifteen, from the witches’ first meeting to the last fight.',
    body: `
Six lessons of an hour. Students read about a fifth of the play aloud and know the rest as story. Each lesson ends with a question that the next one answers.

| Lesson | Aim | Passage | Ends with |
| --- | --- | --- | --- |
| 1 | Make a world by sound | 1.1, 1.3 | Do the witches make anything happen? |
| 2 | Persuade | 1.5, 1.7 | Who decided? |
| 3 | Build tension | 2.2 | What did you see that was not there? |
| 4 | Stage a ghost | 3.4 | Who else saw it? |
| 5 | Show consequences | 4.2, 5.1 | What happened to her? |
| 6 | End it | 5.5, 5.8 | Is anyone better? |

## Lesson 1: weather

Sound only, in the dark. Groups make a heath. Read 1.1 inside it at four speeds. Then play 1.3 with the prophecy as good news.

## Lesson 2: the door of the feast

Stage 1.7 with a party going on next door: three students laugh at intervals. Everything must be said under it. Swap who is calm.

## Lesson 3: the sound of a murder

Use [the lesson on 2.2](lessonPlan/macbeth-lesson).

## Lesson 4: the stool

Play the banquet three times: with a Banquo we see, one that only he sees, and none. Vote by standing beside the version that frightened you.

## Lesson 5: two women

Read Lady Macduff’s scene and the sleepwalking. What did each know? Write the letter that one might have sent the other.

## Lesson 6: tomorrow

Watch [the film](production/tomorrow-and-tomorrow), then prepare the ending without a fight. Who speaks last in your version?

## Assessment

A performance of up to two minutes with one designed sound, and a paragraph that evaluates somebody else’s.

## Differentiation

Offer each passage in three lengths. Students who do not want to act may score, call, light or direct: every group needs all of these.
`,
  },
  {
    slug: 'scheme-comedy-from-commedia-to-wilde',
    name: 'Comedy from commedia to Wilde',
    subType: 'Scheme of work',
    authors: ['dorian-ashgrove-patel'],
    plays: ['the-servant-of-two-masters', 'she-stoops-to-conquer', 'the-importance-of-being-earnest'],
    forms: ['commedia-dellarte', 'comedy-of-manners'],
    skills: ['comic-timing', 'mask-work', 'theatre-history'],
    stages: ['upper', 'post16'],
    focus: 'performing',
    short: 'Eight lessons on how comedy moved from the body to the tongue, and never quite left the body.',
    body: `
Eight lessons of an hour, in pairs: a week of finding, a week of text.

## Weeks 1 and 2: hunger

Types, masks, lazzi. Each group makes a routine of a minute around one piece of food and performs it twice, exactly. Read the double dinner in [The Servant of Two Masters](title/the-servant-of-two-masters) as a score of physical events.

## Weeks 3 and 4: mistakes

From mask to face. Stage the first interview of Kate and Marlow in [She Stoops to Conquer](title/she-stoops-to-conquer) by one rule: he never looks. Then the second, by its opposite. Discuss who is laughed at, and for what.

## Weeks 5 and 6: manners

Tea, cake and two diaries in [The Importance of Being Earnest](title/the-importance-of-being-earnest). Every line lands on an object. A servant watches.

## Week 7: transplant

Take your lazzo from week 2 and play it in the drawing room, with perfect manners. Take the tea scene and play it in masks.

## Week 8: showing

Three minutes from any of the three, with a programme note that says what stayed the same.

## Assessment

Precision of repetition; clarity of want; the programme note.

## Differentiation

Physical routines give every student a way in. For those who read easily, add prefaces and letters; for those who do not, start every text scene from the traffic and objects before a word is learned.
`,
  },
  {
    slug: 'scheme-devising-for-assessment',
    name: 'Devising for assessment',
    subType: 'Scheme of work',
    authors: ['orla-bastable-mensah', 'thandeka-merriweather'],
    forms: ['devised-theatre'],
    skills: ['devising', 'keeping-a-portfolio', 'structuring-devised-work'],
    stages: ['upper', 'post16'],
    focus: 'devising',
    short: 'Ten weeks from a stimulus to a performance, with the log kept as you go.',
    body: `
Ten weeks, two lessons a week. Check your own specification for length, group size and what may be supervised.

| Week | Work | Log |
| --- | --- | --- |
| 1 | Three stimuli, one day each | what each made us argue about |
| 2 | Choose; write an intention | the two we rejected, and why |
| 3 | A practitioner, in practice | one borrowed tool, with a photograph |
| 4 | Pictures before words | the shape, drawn |
| 5 | First showing, however bad | three things said |
| 6 | Character and text | one page cut, kept in the log |
| 7 | Design: one element each | cue sheet or drawing |
| 8 | Second showing | what changed since the first |
| 9 | Technical and dress | what went wrong |
| 10 | Performance; evaluation | claim, moment, effect, judgement |

## Rules that help

1. Nobody may say “we could” for more than a minute: get up and show it.
2. Decisions are written on the wall with a date.
3. A showing is never put off.

## When a group is stuck

Give it a limit: no furniture, no speech for a minute, it must end where it began, one person is always watching.

## When a group is unequal

Give roles by task and not by talk: keeper of the log, caller of the run, outside eye. Rotate each week.

## Assessment

Mark the log at weeks 3, 6 and 9 in pencil. Students improve what they know is read.
`,
  },
  {
    slug: 'scheme-greek-theatre-for-beginners',
    name: 'Greek theatre for beginners',
    subType: 'Scheme of work',
    authors: ['thandeka-merriweather'],
    plays: ['antigone', 'medea'],
    forms: ['greek-tragedy'],
    skills: ['chorus', 'theatre-history', 'mask-work'],
    stages: ['lower', 'upper'],
    focus: 'context',
    short: 'Five lessons: a festival, a mask, a chorus, a messenger and an argument.',
    body: `
Five lessons of fifty minutes. No earlier knowledge is needed.

## 1. The festival

Turn the room into a city: citizens, judges drawn by lot, a rich person who must pay. Each district has five minutes to prepare a song about why it is best. Judges vote; only half the votes are drawn from the hat. Compare with [A day at the theatre in Athens](guide/a-day-at-the-greek-theatre).

## 2. The mask

Plain masks. Learn to turn the face to the back row. Speak one line so that a mask could say it.

## 3. The chorus

Flock, breathe, speak. An ode of eight lines on any disaster in the school.

## 4. The messenger

Somebody saw it; we did not. Each prepares forty seconds about an event behind the door, with no gesture until the last sentence. The chorus may only breathe.

## 5. The argument

Single lines, turn and turn about, from [Antigone](title/antigone). Step towards or away at each. Where is the distance greatest?

## Assessment

In threes, one minute that contains mask, chorus and messenger, whatever the story.

## Differentiation

Chorus work carries students who would not speak alone: place them in the middle of the flock, not at its edge. Ask confident readers to make a version in single lines of a quarrel of their own.
`,
  },
];
