import type { GuideText } from '../kinds';

/** Playhouses, companies and conventions: France, the Restoration and after. */
export const laterContextGuides: readonly GuideText[] = [
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
    short:
      'In 1660 the theatres reopened with women on stage, scenery that slid and an audience that had come to be seen.',
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
    short:
      'Real doors, real soup, heredity and money: what naturalists were arguing about and how to see past the furniture.',
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
    short:
      'Music with drama, virtue in danger, the tableau: why the nineteenth century’s favourite theatre is worth more than a moustache.',
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
