import type { GuideText } from '../kinds';

/** Skills of making, preparing and reading. */
export const makingGuides: readonly GuideText[] = [
  {
    slug: 'the-devising-log',
    name: 'The devising log: showing your working',
    subType: 'Study guide',
    authors: ['orla-bastable-mensah'],
    forms: ['devised-theatre'],
    skills: ['devising', 'keeping-a-portfolio', 'structuring-devised-work', 'responding-to-a-stimulus'],
    stages: ['upper', 'post16'],
    focus: 'devising',
    short: 'What to write down, when, and how to turn a messy six weeks into evidence.',
    body: `
A devised piece is marked partly on what nobody in the audience saw. Write as you go: memory tidies.

## Every session, five lines

1. What we tried.
2. What we kept.
3. What we threw away, **and why**.
4. What I did that changed it.
5. The question for next time.

The third line is the one that examiners look for and students leave out.

## Milestones

- **Stimulus.** Not “we brainstormed”. What did the object, picture or text do to you that made you argue?
- **Intention.** One sentence for the audience: *we want you to leave asking…* Revise it when it stops being true, and say when.
- **Influence.** A practitioner or a performance, and one thing that you took, with a photograph of it in use.
- **First showing.** Three things the audience said. What did you do about each?
- **Structure.** Draw it: time along the bottom, tension up the side. Redraw it when it changes.

## Evidence beside words

Annotated photographs, ground plans, cue sheets, half a page of abandoned script, a voice note turned into writing. Caption each with a date and a decision.

## A paragraph that works

> In week three our story had no obstacle. Following an exercise on status we gave the younger sister the only key. In the scene of 14 November I moved the key from her pocket to a hook that we could all see, so that every line had a place to look. The audience at the first showing named the hook before any of the characters.

## If it is going badly

Write that down. A log of a problem that was understood beats a log of a success that was lucky.
`,
  },
  {
    slug: 'choosing-and-preparing-a-monologue',
    name: 'Choosing and preparing a monologue',
    subType: 'Study guide',
    authors: ['dorian-ashgrove-patel', 'barnaby-solano-reeve'],
    plays: ['twelfth-night', 'romeo-and-juliet', 'a-midsummer-nights-dream'],
    skills: ['audition-technique', 'monologue-performance', 'text-analysis'],
    stages: ['upper', 'post16'],
    focus: 'performing',
    short: 'Two minutes that show a person thinking: what to choose, what to avoid, and a ten-day plan.',
    body: `
## Choose

- A character near your age who wants something **now**, from somebody.
- A speech with at least two changes of mind.
- Two minutes at most. Stop before they wish that you would.
- A play that you have read to the end. They will ask.

Avoid speeches that only remember; accents that you cannot do asleep; anything that needs a chair, a drink and a gun.

For contrast, one in verse and one in prose, one that makes us laugh. Helena’s “How happy some o’er other some can be”, Viola’s ring speech and Juliet’s “Gallop apace” are famous because they work.

## Prepare

1. **Day 1.** Read the play. Write what has happened in the minute before.
2. **Day 2.** Mark the turns. Give each section a verb.
3. **Day 3.** Say it in your own words, then Shakespeare’s.
4. **Day 4.** Walk it. Turn on the turns.
5. **Day 5.** Whisper it to a partner who may leave when bored.
6. **Day 6.** Rest.
7. **Day 7.** Three different listeners.
8. **Day 8.** In the shoes you will wear.
9. **Day 9.** Once, early in the morning. Once in a corridor.
10. **Day 10.** Do something else.

## In the room

Say who you are and what you will do, and breathe. Place the listener just above the heads of the panel, unless they ask you to use them. Begin when you know what you want. When it is over, stay for one breath. If they ask for it again differently, they are interested: change something large.

## Afterwards

Write down one thing that you did for the first time.
`,
  },
  {
    slug: 'cutting-a-classic',
    name: 'Cutting a classic for your class',
    subType: 'Study guide',
    authors: ['barnaby-solano-reeve', 'thandeka-merriweather'],
    plays: ['hamlet', 'a-midsummer-nights-dream', 'romeo-and-juliet'],
    skills: ['dramaturgy', 'adaptation', 'text-analysis'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'writing',
    short: 'How to make sixty minutes out of three hours without leaving only the plot.',
    body: `
Everyone cuts. The question is what you think the play is.

## Before the pencil

Write the play’s action in a sentence that begins with a name and contains *wants*. Write what the audience should be left with. Every cut will be tested against these two.

## What to take out first

1. **Second explanations.** Shakespeare tells us what will happen, shows it, and has it reported. Keep two.
2. **Lists.** Keep the first item and the funniest.
3. **Messengers’ greetings.** They can come in talking.
4. **Whole characters** whose news somebody else can bring. Be careful: the smallest parts are often the only ordinary people in the play.

## What to leave in

- The joke just before the terrible thing.
- One image from each family of images.
- At least one scene in which nothing happens.
- Both halves of a rhyme.

## Mending metre

If you remove half of a line, join it to another half. Beat it on the table. If it limps, listen for whether that limp was there before.

## Casting with the knife

Doubling is a cut too. Draw a chart of who is on in each scene. Theseus and Oberon, Hippolyta and Titania can be doubled, and then it means something; see [A Midsummer Night’s Dream](title/a-midsummer-nights-dream).

## Show the cut

Give the class the uncut page with your pencil on it. Let them restore ten lines and argue for them. It is the best close-reading lesson that I know.

## Honesty

Put *in a shortened version* on the poster, and say who shortened it.
`,
  },
  {
    slug: 'multi-roling-for-small-casts',
    name: 'Multi-roling for small casts',
    subType: 'Study guide',
    authors: ['dorian-ashgrove-patel'],
    plays: ['the-alchemist', 'macbeth'],
    forms: ['epic-theatre', 'storytelling-theatre'],
    skills: ['multi-roling', 'characterisation', 'voice-and-diction'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'performing',
    short: 'Spine, rhythm, object: three changes that make a new person, and how to plan the traffic.',
    body: `
Five actors can play twenty people if the audience always knows who is there, and enjoys knowing how.

## Three changes

1. **Spine.** Where does it lead from: nose, chest, hips, knees? Change that first and the rest follows.
2. **Rhythm.** Quick hands with a slow voice, or the other way about.
3. **Object.** One thing, always held in the same way: a hat brim, a pair of glasses, a stick.

Voices come last. If the body is clear, a small change of pitch or pace will do; accents that you do not own are a risk.

## The changeover

Decide whether we see it. If we do, make it a pleasure: a turn, a breath, a snap. Practise until the old person has entirely gone before the new one arrives. An actor who is two people at once is nobody.

## Talking to yourself

Two characters, one actor, in one scene: choose two eye-lines, never meet in the middle, and turn on the thought, not on the full stop.

## Traffic

Draw a grid with scenes along the top and actors down the side. Look for: nobody meeting themselves; nobody running round the back without a reason; one scene in which each actor is only watching.

## Exercise: bus stop of one

An actor alone plays four people at a bus stop. Thirty seconds. The class writes who they were. Do it again with half of the movement.

## Meaning

Who is doubled is an argument. If Duncan comes back as the Doctor in [Macbeth](title/macbeth), the king is still in the house. Write the sentence that your doubling says, and decide whether you mean it.
`,
  },
  {
    slug: 'subtext-and-the-thing-not-said',
    name: 'Subtext and the thing not said',
    subType: 'Study guide',
    authors: ['thandeka-merriweather'],
    plays: ['the-cherry-orchard', 'hedda-gabler', 'a-dolls-house', 'trifles'],
    forms: ['naturalism', 'psychological-realism'],
    skills: ['dialogue-and-subtext', 'inference-and-deduction', 'duologue-performance'],
    stages: ['upper', 'post16'],
    focus: 'reading',
    short: 'How writers hide the real conversation, six places to look for it, and how not to act it.',
    body: `
People in plays, as at home, talk about one thing in order not to talk about another.

## Six places to look

1. **Change of subject.** What has just been avoided?
2. **Repetition.** A question asked twice was not answered.
3. **Objects.** Someone who straightens the cards is not thinking about cards.
4. **Too much politeness**, or suddenly none.
5. **Names.** When does *Mr Helmer* become *Torvald*, and back?
6. **Silence and stage directions.** Chekhov’s pauses are lines.

## Write it out

Divide a page in two. On the left, what is said. On the right, what is meant, in plain and even brutal words. Where the two are the same, mark a star: those are the moments of danger.

## Then forget it

An audience must not see you acting the right-hand column. Play the left as though you wholly believed that it was all you were saying. The right will leak by itself, from the hands.

## Three exercises

- **Card house.** Play a scene while building one. When it falls, go on.
- **Stand-in.** Behind each actor a partner speaks the right-hand column after every line. Then they are sent out of the room, and the scene is played again.
- **Wrong conversation.** Play the lines of [The Cherry Orchard](title/the-cherry-orchard)’s farewell while really deciding who will pay a bill.

## Writing

Write ten lines between two people who are packing a suitcase. One has found a letter. Neither mentions it. Somebody must laugh.

## In an essay

Do not say that the character “subconsciously feels”. Say what is on the page and what an actor could do with it.
`,
  },
];
