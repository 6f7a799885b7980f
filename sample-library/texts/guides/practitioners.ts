import type { GuideText } from '../kinds';

/** Ways of working, with exercises: actors and stages. No words are put into a real person’s mouth. */
export const practitionerGuides: readonly GuideText[] = [
  {
    slug: 'stanislavski-from-feeling-to-doing',
    name: 'Stanislavski: from feeling to doing',
    subType: 'Practitioner guide',
    authors: ['thandeka-merriweather'],
    about: ['konstantin-stanislavski', 'anton-chekhov'],
    plays: ['the-cherry-orchard', 'the-seagull'],
    forms: ['naturalism', 'psychological-realism'],
    skills: ['stanislavski-system', 'characterisation', 'rehearsal-techniques'],
    stages: ['upper', 'post16', 'higher'],
    focus: 'performing',
    short:
      'Given circumstances, objective, action: what the system asks of an actor, and three exercises that fit in a lesson.',
    body: `
Konstantin Stanislavski changed his mind for forty years, which is why people who quote him disagree. Keep the thread: an actor cannot order up a feeling, but can decide what to do. Feelings come as a result, or they do not, and the scene is still clear.

## Four terms worth keeping

- **Given circumstances.** Everything that is true before the character opens the door: year, weather, money, who slept badly.
- **Objective.** What the character wants from the other person in this scene, as a verb that can succeed or fail: to win her trust, not to be in love.
- **Obstacle.** What stands in the way. If there is none, there is no scene.
- **Action.** What the character does, line by line, to get past it: flatter, corner, calm, shame.

The early work on memory of emotion is famous and risky: do not ask students to dig for private griefs. The later method of physical actions is safer and usually better.

## Exercise 1: the door

Enter, cross, sit down. Now enter with one fact: it is cold; you are late; somebody is asleep. Add facts until the walk can no longer be performed, only done. Stop there. That is what given circumstances are for.

## Exercise 2: ten verbs

Take eight lines from [The Cherry Orchard](title/the-cherry-orchard). Write a verb beside each that can be done to another person. If the same verb appears twice running, change one. Play the verbs and let the words take care of themselves.

## Exercise 3: the silent scene

Play the scene without words, doing only the actions. Then speak it. Most groups find that they have cut half of their moves and that nobody misses them.

## What it is good for, and what it is not

It is made for plays in which people have reasons that they may not know. It says little about a chorus, a mask or a song. When a student says “my character would not do that”, ask what the character wants instead; then ask what the play needs.

## Questions

1. Which given circumstance would change the scene most if it were different?
2. Can two characters have the same objective and still be in conflict?
3. What does an audience see of an objective?
`,
  },
  {
    slug: 'brecht-showing-that-you-are-showing',
    name: 'Brecht: showing that you are showing',
    subType: 'Practitioner guide',
    authors: ['barnaby-solano-reeve'],
    about: ['bertolt-brecht', 'caspar-neher', 'erwin-piscator'],
    forms: ['epic-theatre', 'political-theatre'],
    companies: ['berliner-ensemble'],
    skills: ['brechtian-techniques', 'multi-roling', 'directorial-concept'],
    stages: ['upper', 'post16', 'higher'],
    focus: 'devising',
    short:
      'Epic theatre without the jargon: gestus, titles, songs and plain light, tried out on a news story.',
    body: `
Bertolt Brecht wanted an audience that thinks while it enjoys itself. He had watched people leave theatres purged and unchanged, and he did not want them purged. He wanted them to say: that need not have happened.

## What he used

| Means | What it does |
| --- | --- |
| A title before the scene | tells us the outcome, so that we watch how |
| Song | stops the story and comments on it |
| White light, lamps in view | no mood to drown in |
| Actor beside the character | shows a person and an opinion of that person |
| Gestus | one attitude that shows a social relation: how a waiter takes a tip |

The word usually translated as *alienation* means making strange. It is not coldness: these plays are full of jokes, tunes and mothers.

## Try it with a news story

1. Choose a short local report with at least three people in it.
2. Write four titles that tell what happens, in order, in the past tense.
3. For each title make one picture that shows who has power over whom. That is a gestus: test it by asking a stranger who is paying.
4. Actors narrate their own moves in the third person: “he put down the tray, because he had been told to.” Drop the words and keep the distance.
5. Put a verse of a song between the second and third pictures, in a cheerful tune.

## In rehearsal

Have students swap parts at every title. Characters become what they do in a situation, not secrets that an actor owns.

## Common mistakes

- Placards that repeat the scene. A title should make the scene strange, not redundant.
- Shouting at the audience. They are not the enemy.
- Grey costumes. Brecht and his designer Caspar Neher cared about real, worn, beautiful things: a spoon, a coat.

His own plays are in copyright for many years yet; the techniques are not. Use them on [The Beggar’s Opera](title/the-beggars-opera), which is where one of his best-known works began, or on the report you chose.
`,
  },
  {
    slug: 'artaud-theatre-on-the-nerves',
    name: 'Artaud: theatre on the nerves',
    subType: 'Practitioner guide',
    authors: ['thandeka-merriweather'],
    about: ['antonin-artaud'],
    forms: ['theatre-of-cruelty', 'total-theatre'],
    skills: ['artaudian-techniques', 'sound-design', 'physical-devising'],
    stages: ['post16', 'higher'],
    focus: 'devising',
    short: 'Sound, light, breath and proximity in place of conversation, and how to work with them safely.',
    guidance: ['loud-noises'],
    body: `
Antonin Artaud was an actor and poet who wrote about a theatre that hardly existed. In essays collected in 1938 as *The Theatre and Its Double* he asked for a performance that would work on the audience through the body before the mind could defend itself. *Cruelty* was his word for rigour: necessity, without mercy for habits. It does not mean hurting anybody.

## What he asked for

- The audience in the middle, the action round it.
- Sound as a physical thing: cries, drums, vibration, sudden silence.
- Light that strikes, trembles, burns.
- Language as incantation: what a word does to the breath.
- Gesture as exact as a hieroglyph.

## Before you begin

Agree on signals to stop. No strobe without a check of medical needs; no blindfolds without consent; no touching unless it has been rehearsed with the same person. Tell the audience what will happen to their ears and eyes.

## A sequence for one lesson

1. **Breath.** In a ring, breathe in three rhythms: fast and shallow, held, long out. Do not act. After each, say one word for what your body decided that you felt.
2. **One word.** Take a word from a play, say *blood* in [Macbeth](title/macbeth). Divide the ring: vowels, consonants, breath. Build from nothing to full and cut.
3. **The surround.** Half sit in the middle with eyes shut. The others move round them with only sounds and air. Two minutes. Change over.
4. **The image.** Make one picture, lit by a single torch from below, that lasts for as long as a breath.

## To evaluate

Students write what happened to them, in order, without saying what it meant. Only then do they ask whether it served the play.

## Ask

Would you know how to stop a performance that had gone too far? Who in the room has that power, and how would anyone know?
`,
  },
  {
    slug: 'lecoq-the-play-of-the-body',
    name: 'Lecoq: the play of the body',
    subType: 'Practitioner guide',
    authors: ['dorian-ashgrove-patel'],
    about: ['jacques-lecoq', 'philippe-gaulier', 'jacques-copeau'],
    forms: ['physical-theatre', 'mask-theatre', 'clowning'],
    companies: ['complicite'],
    skills: ['mask-work', 'mime', 'physical-theatre-technique', 'clowning'],
    stages: ['lower', 'upper', 'post16', 'higher'],
    focus: 'performing',
    short:
      'Seven levels of tension, the neutral mask and the pleasure of playing: a route from stillness to clown.',
    body: `
Jacques Lecoq taught sport before he taught theatre, and it shows: everything begins with how a body prepares to move. At his school in Paris, opened in 1956, students worked for a year in near silence before they were given text.

## Seven levels of tension

Teachers pass on the scale in slightly different forms. Use this one and make it your own.

1. **Exhausted**, a jellyfish. Speech is hardly worth it.
2. **Relaxed**, on holiday. Everything is fine.
3. **Neutral**, economical. No story yet.
4. **Alert**, curious. Something may be there.
5. **Suspense**. Something is there.
6. **Passion**. It has happened, and it is huge: opera, fury, joy.
7. **Rigid**, tragic. No movement is possible.

Cross the room at each. Play a bus queue in which the news gets worse one level at a time. Then give two people different levels and the same line.

## Neutral mask

The mask has no past and no opinion. It wakes, it sees the sea, it says goodbye to a ship. It shows at once when a student is decorating: with the face gone, a shrug is a whole paragraph. Paper plates will do, if they are treated with ceremony.

## Chorus and hero

One leaves the group, and the group makes the space in which that is possible. When the hero moves, the chorus balances, as though the floor were a plate on a point. Use it for [The Bacchae](title/the-bacchae) or for a playground.

## Clown

The smallest mask, a red nose. A clown enters to do something simple, fails, sees us seeing it, and shares the failure. Do not try to be funny: try to do the thing. Philippe Gaulier, who taught with Lecoq before founding a school of his own, made much of pleasure: the audience forgives everything except an actor who is not enjoying the game.

## Questions

1. At which level does your chosen character live, and which do they visit once?
2. What can a mask not do?
`,
  },
  {
    slug: 'boal-rehearsal-for-change',
    name: 'Boal: rehearsal for change',
    subType: 'Practitioner guide',
    authors: ['orla-bastable-mensah'],
    about: ['augusto-boal'],
    forms: ['theatre-of-the-oppressed', 'forum-theatre'],
    skills: ['boal-techniques', 'improvisation', 'discussion-and-debate'],
    stages: ['lower', 'upper', 'post16', 'higher'],
    focus: 'devising',
    short: 'Image, Forum and the joker: a careful way of letting an audience step in.',
    body: `
Augusto Boal made theatre in Brazil with people who had something to change, and was imprisoned and exiled for it in 1971. His idea is simple: a person who has tried out an action in a play is readier to take it outside. He called the spectator who steps in a *spect-actor*.

## Image theatre

Without talking, sculpt classmates into a picture of a problem that you all know. Then sculpt the ideal. Then find the pictures in between. The third step is the lesson: everyone can draw the problem and the wish, and almost nobody the road.

## Forum theatre, step by step

1. Make a scene of three to five minutes in which somebody with a just wish is defeated. It must be possible to win, and they must make mistakes.
2. Play it once to the end.
3. Play it again. Anyone may call *stop*, replace the person who is oppressed, and try something.
4. The other actors answer truthfully: no harder and no softer than life.
5. A **joker** runs it: thanks people, asks what happened, and never says what is right.

Spect-actors may not replace the bully and make him nice. That is magic, and it teaches nothing.

## Care

Choose a problem one step away from any real person in the room. Agree on what is said outside. Have a plan for a student who recognises too much: a quiet place, a known adult. The joker watches the watchers.

## A first Forum for a class

A new pupil is left out of a group task and asks the teacher for help in a way that makes it worse. Cast: the pupil, two members of the group, a teacher in a hurry.

## To finish

List every strategy tried. Do not vote for the best. Ask what each would cost the person who tried it.
`,
  },
];
