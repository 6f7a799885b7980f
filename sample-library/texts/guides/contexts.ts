import type { GuideText } from '../kinds';

/** Playhouses, companies and conventions, to 1700. */
export const contextGuides: readonly GuideText[] = [
  {
    slug: 'a-day-at-the-greek-theatre',
    name: 'A day at the theatre in Athens',
    subType: 'Context guide',
    authors: ['thandeka-merriweather'],
    about: ['aeschylus', 'sophocles', 'euripides', 'aristophanes'],
    forms: ['greek-tragedy', 'satyr-play'],
    periods: ['ancient-greek'],
    genres: ['classical-tragedy'],
    skills: ['theatre-history', 'chorus', 'context-and-setting'],
    stages: ['lower', 'upper', 'post16', 'higher'],
    focus: 'context',
    short:
      'Dawn, a hillside, a chorus of citizens, three actors in masks: the City Dionysia and what it did to the plays.',
    body: `
In the fifth century BCE Athens held a spring festival for Dionysus, the City Dionysia. For several days thousands of people, perhaps fifteen thousand though estimates vary, sat on the south slope of the Acropolis from early morning and judged plays.

## How it was arranged

- A magistrate chose three tragic poets. Each showed three tragedies and a satyr play, all in one day.
- A rich citizen, the *choregos*, paid for the chorus as a kind of tax.
- The chorus were ordinary male citizens, twelve and later fifteen, who sang and danced in the round *orchestra*.
- All speaking parts were shared among three male actors, in masks. Count the exits of any tragedy and you can work out who played what.
- Judges were drawn by lot, and only some of their votes were counted, also by lot: it is hard to bribe a hat.

## What it did to the plays

**Masks** make doubling possible, carry to the back and forbid small changes of face. So recognition is spoken: “I see that you are weeping.”

**The chorus** stays. Nothing in tragedy is private: every secret is told in front of fifteen witnesses who have promised to keep it.

**The door.** Behind the acting area was a building, the *skene*, with a door. Violence happens behind it. Then messengers tell what they saw, or a rolling platform shows a picture of the result.

**Daylight.** The Watchman in *Agamemnon* waits for a beacon before dawn; the first play of the day may have begun at first light.

## Who was there

Male citizens, resident foreigners, boys, visiting ambassadors. Whether women attended is disputed: the evidence is thin on both sides. Enslaved people may have been there as attendants.

## Try it

Divide the parts of [Antigone](title/antigone) between three actors. Which character can never meet which? What did the dramatist do about it?

## Questions

1. Antigone’s case is argued before citizens who served on juries. How might that change how they heard it?
2. What in your town comes nearest to a festival at which the city looks at itself?
`,
  },
  {
    slug: 'plays-on-wagons-the-medieval-cycles',
    name: 'Plays on wagons: the medieval cycles',
    subType: 'Context guide',
    authors: ['thandeka-merriweather'],
    about: ['wakefield-master'],
    plays: ['the-second-shepherds-play', 'everyman'],
    forms: ['mystery-plays', 'morality-plays'],
    periods: ['medieval'],
    profiles: ['religion'],
    skills: ['theatre-history', 'context-and-setting', 'promenade'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'context',
    short:
      'Guilds, streets and a whole sacred history in a day, and why the shepherds complain about the weather.',
    body: `
In several English towns, from the late fourteenth century until the Reformation ended it in the sixteenth, trade guilds staged the history of the world from Creation to Judgement. York’s cycle has forty-eight plays. In York they were played on wagons that stopped at a dozen or so stations, so that the whole passed before you if you stayed where you were, and you could follow one if you did not.

## Who did what

Guilds took plays that suited them: shipwrights the building of the Ark, goldsmiths the gold of the Magi, nailmakers or pinners the Crucifixion. It was worship, civic pride, holiday and advertisement.

Actors were townspeople, sometimes paid: account books record fees for playing God, for a rope, for mending Hell’s mouth.

## Comedy and the sacred

[The Second Shepherds’ Play](title/the-second-shepherds-play) spends most of its length on the cold, low pay, and a sheep hidden in a cradle. Only then does the angel sing. The false birth prepares the true one. It also says that grace comes to people with chapped hands.

## Morality plays

A related form has one hero who is all of us and characters who are qualities. [Everyman](title/everyman), of about 1500 and close kin to a Dutch play, is the best known. It needs no wagon, only a road.

## Staging task

Mark three stations in the building. Divide a story that everyone knows into three scenes of ninety seconds. Perform each at its station at the same time; audiences rotate. Notice what you did when the next group’s audience arrived early.

## Questions

1. Why might a town want its butchers to play soldiers?
2. What happens to reverence when the actor who plays Noah sells you nails on Monday?
3. If your town staged a cycle today, what history would it tell, and who would have the last wagon?
`,
  },
  {
    slug: 'the-elizabethan-playhouse',
    name: 'The open playhouse: London, 1599',
    subType: 'Context guide',
    authors: ['barnaby-solano-reeve'],
    about: ['william-shakespeare', 'christopher-marlowe', 'ben-jonson'],
    plays: ['hamlet', 'henry-v', 'julius-caesar', 'as-you-like-it'],
    forms: ['shakespearean-tragedy', 'verse-drama'],
    periods: ['elizabethan'],
    companies: ['shakespeares-globe'],
    skills: ['theatre-history', 'thrust', 'shakespeares-language'],
    stages: ['lower', 'upper', 'post16', 'higher'],
    focus: 'context',
    short: 'A thrust stage, a penny to stand, no rehearsal to speak of: how the building wrote the plays.',
    body: `
Early in 1599 the Lord Chamberlain’s Men put up a new playhouse on the south bank from the timbers of their old one. We have no plan of it. What we know comes from contracts, a drawing of another theatre by a Dutch visitor, digs, and the plays themselves.

## The building

- Round, or nearly, and open to the sky. Performances in the afternoon.
- A stage that came out into the yard, with people on three sides, the nearest with their chins on it.
- Two doors at the back and a space between, a gallery above, a trap below, a painted heaven overhead.
- A penny to stand, twopence for a gallery, more for a cushion. Capacity may have neared three thousand.

## The company

A dozen or so sharers and hired men, with boys who played women and the young. They gave a different play nearly every day and learned parts from *rolls* that held only their own lines and cues. There was no director. Look at a cue script and you see why verse matters: it tells you where to breathe, when you interrupt, and that a short line means that something should happen.

## What it did to the plays

**No darkness.** Night is made of words and a torch. Count how often someone says what time it is.

**Everyone is visible.** Soliloquy is not thinking aloud in private; it is talking to three thousand people you can see.

**No scene changes.** When all leave, the place has changed. The play runs like a film.

**Groundlings.** They are addressed, teased and asked to imagine. See the Chorus of [Henry V](title/henry-v).

## Task: play in daylight

Choose a scene set at night. Play it under full light with the audience on three sides. Every player must know which word tells the audience that it is dark.

## Question

If you rebuilt one thing in your own hall to make it more like this, which would change the acting most?
`,
  },
  {
    slug: 'candles-and-the-indoor-playhouse',
    name: 'Candles: the indoor playhouse',
    subType: 'Context guide',
    authors: ['thandeka-merriweather'],
    about: ['john-webster', 'william-shakespeare', 'thomas-middleton'],
    plays: ['the-duchess-of-malfi', 'the-tempest', 'the-winters-tale'],
    forms: ['revenge-tragedy', 'tragicomedy'],
    periods: ['jacobean', 'caroline'],
    skills: ['theatre-history', 'lighting-design', 'sound-design'],
    stages: ['upper', 'post16', 'higher'],
    focus: 'design',
    short:
      'When the King’s Men moved indoors for the winter, plays became quieter, darker and divided into acts.',
    body: `
From about 1609 the King’s Men played in winter at the Blackfriars, a hall that had belonged to a priory. It held some hundreds rather than thousands, cost at least sixpence, and was lit by candles.

## Light

Candles hung in branches over the stage and had to be trimmed. That is one reason for breaks between acts, filled with music. Candles can be raised, lowered, brought in and put out, and so a scene can be made to happen in the dark in front of people who cannot quite see. When Ferdinand gives [the Duchess of Malfi](title/the-duchess-of-malfi) a dead man’s hand, the light has been taken away.

Side windows let in some day, and could be shuttered.

## Sound

A band of good musicians came with the house. Plays of these years are full of songs, solemn music, harmony from nowhere. In [The Tempest](title/the-tempest) the isle’s noises are the building’s best asset.

## Nearness

The best seats were the nearest, on the stage itself for gallants who paid for a stool. A whisper carried. Look for asides that could not have been heard across a yard.

## What to do with this in a school hall

1. Darken the room. Put eight battery candles on the floor and give eight people one each.
2. Read thirty lines of a scene with a secret in it. Whoever speaks may be lit only by another person’s choice.
3. Put out one candle at each lie.

Real flames are a fire risk and are not needed: battery lights flicker perfectly well.

## Design question

Modern light comes from above and in front. Candlelight comes from near and is held. Which choices in the text become clearer when someone must carry the light?
`,
  },
  {
    slug: 'commedia-masks-and-scenarios',
    name: 'Commedia: masks, types and a sheet of paper',
    subType: 'Context guide',
    authors: ['dorian-ashgrove-patel'],
    about: ['carlo-goldoni', 'carlo-gozzi'],
    plays: ['the-servant-of-two-masters'],
    forms: ['commedia-dellarte', 'slapstick'],
    periods: ['commedia-dellarte'],
    skills: ['mask-work', 'improvisation', 'comic-timing'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'performing',
    short:
      'The stock figures, what each wants, and how actors who played one type for life could improvise a three-act plot.',
    body: `
From the mid-sixteenth century travelling Italian companies played comedies without a written script. A scenario was pinned up backstage: who enters, what happens, who is beaten. The rest was supplied by actors who each played one type for years and carried a trunk full of speeches, quarrels and *lazzi*, set pieces of comic business.

## The types

| Type | Wants | Moves |
| --- | --- | --- |
| Pantalone, an old merchant | to keep his money and have a wife | from the purse, back bent, quick small steps |
| The Doctor | to be listened to | in figures of eight, belly first |
| The Captain | to be feared | huge strides, until somebody coughs |
| Arlecchino, Truffaldino | dinner | on the balls of the feet, like a cat |
| Brighella | to run things | low and level, eyes moving |
| Colombina | to get everyone through the day | unmasked, quick, direct |
| The Lovers | each other, and themselves | on their toes, unmasked, in verse if possible |

Women acted from early on, which was news to much of Europe.

## Lazzi to try

- The fly: you are hungry; there is a fly.
- The ladder of blame: a slap travels down four people and comes back.
- The letter that must be delivered to someone who is standing in front of you.

Each has a beginning, a rise and a topper. Repeat it exactly. Then change one thing.

## A scenario for four

Pantalone locks up a pie. The Captain has been promised it. Arlecchino can smell it. Colombina has already eaten it. Three entrances each; ninety seconds; no script.

## What became of it

Goldoni, who loved the actors and was tired of the jokes, wrote plays that took away the masks one by one. Gozzi was furious. Puppets, Molière, Punch and the silent film comedians kept the rest.
`,
  },
];
