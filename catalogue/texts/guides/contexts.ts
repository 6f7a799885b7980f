import type { GuideText } from '../kinds';

/** Playhouses, companies and conventions. */
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
    short: 'Dawn, a hillside, a chorus of citizens, three actors in masks: the City Dionysia and what it did to the plays.',
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
    short: 'Guilds, streets and a whole sacred history in a day, and why the shepherds complain about the weather.',
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
    short: 'When the King’s Men moved indoors for the winter, plays became quieter, darker and divided into acts.',
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
    short: 'The stock figures, what each wants, and how actors who played one type for life could improvise a three-act plot.',
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
  {
    slug: 'the-unities-and-the-sun-king',
    name: 'One room, one day: theatre in France under Louis XIV',
    subType: 'Context guide',
    authors: ['barnaby-solano-reeve'],
    about: ['moliere', 'jean-racine', 'pierre-corneille'],
    plays: ['tartuffe', 'the-misanthrope', 'phaedra', 'le-cid'],
    forms: ['neoclassical-tragedy', 'comedy-of-manners'],
    periods: ['french-neoclassical'],
    skills: ['theatre-history', 'plot-and-structure', 'rhyme'],
    stages: ['post16', 'higher'],
    focus: 'context',
    short: 'The unities, the alexandrine, the Church and the King: rules as a source of pressure.',
    body: `
In the 1630s French critics took some remarks of Aristotle and made rules of them. A play should have one action, in one place, within one day. It should be likely, and it should be decent: no deaths on stage, no jokes in tragedy, no kings in comedy.

Corneille’s *Le Cid* of 1637 was a triumph and broke enough of them to be examined by the new French Academy. After that, the rules mattered.

## Why accept them?

Because they make pressure. In Racine’s [Phaedra](title/phaedra) nobody can leave the room, nothing can wait until tomorrow, and nothing may be done, so everything has to be said. It is the same engine as a thriller in a lift.

## The line

Tragedy and high comedy were in *alexandrines*: twelve syllables, a pause after the sixth, rhymed in couplets. English cannot hear twelve syllables as French does; translators choose couplets of ten, or blank verse, or prose, and each choice is an interpretation. Compare two versions of one speech and count what each has to add for the rhyme.

## Molière

Actor, manager and author, he played before the King and in the town. *Tartuffe* was shown at Versailles in 1664 and then banned in public for five years, because religious groups saw themselves in it. The ending, in which the King’s officer sees through the fraud, is also a thank-you letter.

Actors were refused church burial unless they renounced the trade. Molière was taken ill on stage in February 1673 and died that night; he was buried after dark.

## Task

Write the rules for a play of your own: three things that may not happen. Improvise for five minutes inside them. When did a rule help?
`,
  },
  {
    slug: 'restoration-theatre-actresses-and-wit',
    name: 'Restoration: actresses, wit and the pit',
    subType: 'Context guide',
    authors: ['thandeka-merriweather'],
    about: ['aphra-behn', 'william-wycherley', 'william-congreve', 'george-farquhar'],
    plays: ['the-rover', 'the-country-wife', 'the-way-of-the-world', 'the-recruiting-officer'],
    forms: ['restoration-comedy', 'comedy-of-manners'],
    periods: ['restoration'],
    skills: ['theatre-history', 'aside', 'voice-and-diction'],
    stages: ['post16', 'higher'],
    focus: 'context',
    short: 'In 1660 the theatres reopened with women on stage, scenery that slid and an audience that had come to be seen.',
    body: `
English theatres were closed by order from 1642. When Charles II came back in 1660 he licensed two companies and, having seen actresses abroad, allowed women to play women. Within a few years the theatre had changed more than in the century before.

## The house

Smaller, roofed, candlelit over stage and audience alike. A deep forestage with doors at the sides, where most of the acting was done; behind it, painted shutters slid in grooves and changed the scene before your eyes. Performances were in the afternoon.

People talked. They ate oranges, moved between pit and boxes, and went behind. An actor who wanted silence had to earn it, and the aside is a tool for that: a private remark to a friend in the third row.

## Actresses

They brought new parts, *breeches* roles that showed legs, and double acts of witty lovers. They were also stared at, written about and underpaid. Both facts are in the plays.

## A woman of the trade

Aphra Behn wrote for a living from 1670, openly and a great deal. In [The Rover](title/the-rover) women plan, bargain, disguise and fight for a choice of husband; the danger they run is shown as danger.

## Wit

A witty character joins two ideas that nobody had put together, quickly and without seeming to try. Try it: pair two unlike objects in the room and say in a sentence what they have in common. Now do it while you take off a glove.

## Reading it now

The comedies are frank about money and sex, careless about consent, and sharp on both. With students, choose scenes with care, name what is wrong when it is wrong, and notice that the women in the plays usually name it first.
`,
  },
  {
    slug: 'naturalism-the-fourth-wall',
    name: 'Naturalism: a wall is taken away',
    subType: 'Context guide',
    authors: ['barnaby-solano-reeve'],
    about: ['henrik-ibsen', 'august-strindberg', 'anton-chekhov'],
    plays: ['a-dolls-house', 'hedda-gabler', 'miss-julie', 'the-seagull'],
    forms: ['naturalism', 'realism'],
    periods: ['naturalism-and-realism'],
    skills: ['theatre-history', 'dialogue-and-subtext', 'set-design'],
    stages: ['upper', 'post16', 'higher'],
    focus: 'context',
    short: 'Real doors, real soup, heredity and money: what naturalists were arguing about and how to see past the furniture.',
    body: `
In the second half of the nineteenth century novelists and scientists asked how far people are made by blood, money and rooms. Naturalist theatre put the question on stage: build the room, put the people in it, watch.

## What it looked like

At the Théâtre Libre in Paris from 1887 André Antoine used real furniture, real carcasses of beef, and actors who turned their backs. Electric light, new in theatres, showed dust. The *fourth wall*, through which we look and they do not, became a rule.

## What it was about

Not furniture. [A Doll’s House](title/a-dolls-house) is about a signature that a married woman was not allowed to give; [An Enemy of the People](title/an-enemy-of-the-people) about who pays for the truth. Ibsen’s plots work backwards: almost everything has happened already, and the play is how it comes out.

Strindberg’s preface to [Miss Julie](title/miss-julie) lists a dozen causes for what its heroine does, and says that modern characters are patched together from scraps. The kitchen has real pans so that one can smell the class system.

Chekhov kept the rooms and took away the plot.

## Subtext

If people say what they mean there is no need of a room. In this theatre objects carry what cannot be said: a lamp, macaroons, a stove, a pistol.

## Task: the object knows

Choose a scene and one object that is in it. Write the object’s account of the evening in ten sentences. Then stage two minutes in which the object is at the centre and nobody mentions it.

## Against it

Within a generation symbolists, expressionists and Brecht were tearing the wall down: too small, too private, too resigned. Look for what naturalism cannot show, and for the moment in each of these plays at which it tries.
`,
  },
  {
    slug: 'expressionism-the-scream-and-the-machine',
    name: 'Expressionism: the scream and the machine',
    subType: 'Context guide',
    authors: ['thandeka-merriweather'],
    about: ['georg-kaiser', 'august-strindberg', 'eugene-oneill', 'karel-capek'],
    plays: ['from-morning-to-midnight', 'the-hairy-ape', 'r-u-r', 'a-dream-play', 'woyzeck'],
    forms: ['expressionism'],
    periods: ['expressionism', 'modernism-and-the-avant-garde'],
    skills: ['theatre-history', 'physical-theatre-technique', 'sound-design'],
    stages: ['post16', 'higher'],
    focus: 'devising',
    short: 'Short scenes, nameless people, crooked rooms: the outside world bent to the shape of a mind.',
    body: `
Between about 1910 and 1925, in Germany above all, playwrights stopped copying rooms. The world on stage became what one frightened person feels. Walls lean. Crowds speak in chorus. Characters have functions for names: the Cashier, the Lady, the Son.

## Where it came from

Strindberg’s dream plays; Büchner’s [Woyzeck](title/woyzeck), written in the 1830s and first staged in 1913; cities growing faster than people could get used to; and then a war fought with machines.

## How to recognise it

- **Stations.** A hero passes through unconnected scenes, as in [From Morning to Midnight](title/from-morning-to-midnight).
- **Telegram language.** Articles vanish. Nouns. Cries.
- **Crowd as machine.** The stokers of [The Hairy Ape](title/the-hairy-ape) laugh with a metallic sound, says O’Neill.
- **Light as opinion.** A tight spot, a huge shadow.

## A short practical

1. Choose an ordinary event: buying a ticket.
2. Give one person a feeling about it that is far too large.
3. Everyone and everything else is now seen by that person. The clerk has eleven hands. The queue breathes.
4. Reduce the words to nouns.
5. Play it in ninety seconds, with sound made by the group.
6. In the last ten seconds return to how it looked from outside.

## What it wanted

Some of it cried for a new human being, and meant it. Some ended at a cash register. Čapek’s [R.U.R.](title/r-u-r) asks what happens when the new human being is a product.

## Questions

1. What can expressionism show that naturalism cannot?
2. When does style become an excuse for shouting?
3. Which songs, films or games use it today?
`,
  },
  {
    slug: 'noh-stillness-and-ghosts',
    name: 'Noh: a bridge, a pine tree and a ghost',
    subType: 'Context guide',
    authors: ['thandeka-merriweather'],
    about: ['zeami-motokiyo'],
    plays: ['atsumori'],
    forms: ['noh', 'kyogen'],
    periods: ['noh-and-kyogen-muromachi'],
    skills: ['theatre-history', 'mask-work', 'stage-directions'],
    stages: ['upper', 'post16', 'higher'],
    focus: 'context',
    short: 'How a Noh play is put together, and what a class may learn from it without dressing up as it.',
    body: `
Noh took its lasting form in Japan around 1400, in the hands of the actor Kan’ami and his son [Zeami](person/zeami-motokiyo), who wrote plays and treatises that are still studied by families of actors who have passed the art on ever since.

## The stage

A square of polished cypress, open on three sides, roofed even indoors. A bridge leads to it from behind a curtain. One painted pine tree. Four musicians, a chorus of about eight seated at the side.

## The play

The *waki*, often a travelling priest, comes to a place. He meets somebody, the *shite*, who seems to know too much of what once happened there. In the second half the shite returns, masked and richly dressed, as the ghost of a person in the story, and relives it in dance. The priest prays; the ghost may be released.

In [Atsumori](title/atsumori) the priest was the warrior who killed the boy whose ghost now comes. The ghost raises a sword, and then does not need it.

## Some ideas to carry away

- **Slow is not empty.** Actors slide their feet; the turn of a mask by a few degrees is an event.
- **The chorus may speak for the hero**, and the hero for himself in the third person.
- **A fan is anything** for one gesture, and then a fan.

## Respect and use

Noh is a living art with teachers. Do not imitate chant, dress or masks from a video. Borrow structures: a place, a traveller, somebody who remembers, a return.

## Task: a place remembers

Choose a spot in or near your school where something happened. One student arrives and asks. One sits there. In the first half, talk. In the second, the one who sat there returns as they were on that day, and shows it with three movements. The visitor says one sentence at the end.
`,
  },
  {
    slug: 'melodrama-and-gaslight',
    name: 'Melodrama and gaslight',
    subType: 'Context guide',
    authors: ['dorian-ashgrove-patel'],
    about: ['dion-boucicault', 'henry-irving', 'ellen-terry'],
    forms: ['melodrama', 'well-made-play'],
    periods: ['victorian'],
    skills: ['theatre-history', 'composition-for-theatre', 'characterisation'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'performing',
    short: 'Music with drama, virtue in danger, the tableau: why the nineteenth century’s favourite theatre is worth more than a moustache.',
    body: `
*Melodrama* means drama with music. It grew in French and English popular theatres around 1800 and by mid-century was what most people saw: fast, moral, sensational and accompanied by a band that told you what was coming.

## How it works

- Virtue and vice are clear, and the law is on the wrong side until the last minute.
- Music enters and leaves with characters, covers speech, and freezes with them.
- Each act ends in a *tableau*: a picture held at the worst moment.
- There is a sensation scene: a fire, a wreck, a race against a train.

Gas, from the 1810s, could be dimmed from one tap; limelight gave a moving beam. The auditorium grew darker as the century went on, and the picture stronger.

## Take it seriously

Playing it for laughs is easy and teaches little. Its audience had been evicted, pressed and cheated, and cheered when a landlord fell. The feelings are large because the stakes are.

## Exercise: the code of gesture

Actors used attitudes that could be read from the gallery. Make six pictures: appeal, refusal, remorse, triumph, terror, resolve. Hold each for four beats of music. Now pass from one to the next *through* a thought, and it stops being funny.

## Exercise: a tableau

Write four lines of dialogue that end with a letter being opened. On the last word, everyone freezes in a picture that shows what each knows. Music. Curtain. Play it again with the volume of the faces turned down by half.

## Where it went

Into film, and back. Listen for the music in any thriller you admire and ask what it has told you that the characters do not know.
`,
  },
];
