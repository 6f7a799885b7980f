import type { GuideText } from '../kinds';

/** Skills of performing, making and writing. */
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
    short: 'Set-up, turn, topper; the rule of three; where to breathe; and why nobody on stage should think it funny.',
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
