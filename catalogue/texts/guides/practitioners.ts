import type { GuideText } from '../kinds';

/** Ways of working, with exercises. Facts about real people are well known; no words are put into their mouths. */
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
    short: 'Given circumstances, objective, action: what the system asks of an actor, and three exercises that fit in a lesson.',
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
    short: 'Epic theatre without the jargon: gestus, titles, songs and plain light, tried out on a news story.',
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
    short: 'Seven levels of tension, the neutral mask and the pleasure of playing: a route from stillness to clown.',
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
  {
    slug: 'grotowski-the-poor-theatre',
    name: 'Grotowski: what can be left out',
    subType: 'Practitioner guide',
    authors: ['thandeka-merriweather'],
    about: ['jerzy-grotowski', 'eugenio-barba', 'peter-brook'],
    forms: ['poor-theatre', 'physical-theatre'],
    skills: ['ensemble-playing', 'physical-theatre-technique', 'rehearsal-techniques'],
    stages: ['post16', 'higher'],
    focus: 'performing',
    short: 'Theatre can do without make-up, scenery, lights and text, but not without two people: what follows from that.',
    body: `
Jerzy Grotowski led a small laboratory company in Poland in the 1960s. He asked what theatre could lose and still be theatre, and crossed things out: make-up, costume that changes, separate stage, lighting effects, recorded sound. What he could not cross out was the live meeting of actor and spectator. He called the result a *poor* theatre, with pride.

## Consequences

- **Space is chosen for each play.** Spectators sat at the tables of a monastery, on the beds of a ward, behind a fence.
- **Actors are the design.** A sack, a pair of boots, a bath, and whatever bodies can make.
- **Training is daily.** Not tricks to collect but habits to be given up: he spoke of taking obstacles away.

The demands on his actors were extreme and some of them should not be imitated with students. Take the question, not the regime.

## Three practical tasks

1. **Cross out.** Take a scene that your group has made. Remove one element at a time, in public: music, chairs, costume, half of the words. Stop when something is lost that cannot be given by the actors. Put back that one thing.
2. **One object, five lives.** A broom is, in turn, a person, a border, an instrument, a burden and a broom. No explaining.
3. **Place the audience.** For the opening of [Everyman](title/everyman), decide who the spectators are: mourners, clerks, the dead. Move their chairs accordingly. Play it.

## A sound score

Find sounds in the room that only this group can make: keys on a radiator, breath on glass. Record none of them.

## Compare

Peter Brook’s well-known remark that any empty space can be called a bare stage comes from the same years. Which of the two men is more interested in the space, and which in the person who crosses it?
`,
  },
  {
    slug: 'laban-eight-ways-to-move',
    name: 'Laban: eight ways to move',
    subType: 'Practitioner guide',
    authors: ['orla-bastable-mensah'],
    about: ['rudolf-laban'],
    forms: ['dance-theatre', 'physical-theatre'],
    skills: ['laban-efforts', 'movement-and-physicality', 'characterisation'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'performing',
    short: 'Weight, time, space and flow, the eight efforts, and how they give an actor a voice as well as a walk.',
    body: `
Rudolf Laban watched people work, dance and fight, and looked for a language that would do for all of it. Any action, he found, can be described by four things:

- **Weight**: strong or light.
- **Time**: sudden or sustained.
- **Space**: direct or flexible.
- **Flow**: bound or free.

The first three in combination give eight efforts.

| Effort | Weight | Time | Space | Think of |
| --- | --- | --- | --- | --- |
| Press | strong | sustained | direct | a heavy door |
| Punch | strong | sudden | direct | driving a stake |
| Wring | strong | sustained | flexible | a wet towel |
| Slash | strong | sudden | flexible | cutting a path |
| Glide | light | sustained | direct | a hand over silk |
| Dab | light | sudden | direct | piano keys |
| Float | light | sustained | flexible | a balloon |
| Flick | light | sudden | flexible | a fly |

## From arms to character

1. Do each effort with the arms, then with the whole body, then reduce it until only the breath has it.
2. Walk with it. Sit with it. Shake hands with it.
3. Say a line with it: *I wonder if I might have a word.*
4. Give a character a public effort and a private one. Lady Bracknell may glide in company and press underneath.

## In a scene

Divide twenty lines of [Hamlet](title/hamlet) between Polonius and Ophelia. He dabs; she floats and then wrings. Exchange. What did each learn about the other?

## Beware

The efforts are for finding, not for showing. If the audience could name it, it is too big. And no effort belongs to a sex, an age or a nation.
`,
  },
  {
    slug: 'meyerhold-the-actor-as-engineer',
    name: 'Meyerhold: the actor as engineer',
    subType: 'Practitioner guide',
    authors: ['barnaby-solano-reeve'],
    about: ['vsevolod-meyerhold', 'nikolai-gogol'],
    plays: ['the-government-inspector'],
    forms: ['constructivism', 'physical-theatre'],
    skills: ['movement-and-physicality', 'ensemble-playing', 'set-design'],
    stages: ['post16', 'higher'],
    focus: 'performing',
    short: 'Biomechanics, the grotesque and a stage like a machine: preparation, action, recoil.',
    body: `
Vsevolod Meyerhold acted for Stanislavski and then went the other way. He wanted theatre that knows it is theatre: rhythm, mask, circus, montage. In the 1920s his actors trained in a set of physical studies called *biomechanics* and played on constructions of ladders, wheels and ramps. He was arrested in 1939 and shot in 1940; for years his name could not be printed.

## Every action has three parts

1. **Preparation**, in the opposite direction: to strike, draw back; to sit, rise.
2. **Action.**
3. **Recoil**, the point of rest from which the next may begin.

Try it with picking up a cup. Then with a word. It gives clarity to students who mumble with their bodies.

## The grotesque

Two things that do not belong together, held at once: a funeral at a trot; a clerk with the gestures of a general. His production of [The Government Inspector](title/the-government-inspector) in 1926 squeezed its banquet on to a tiny platform so that the rich were packed like a tin of fish.

## Task: the machine

In eights build a machine that makes something useless. Each person has preparation, action and recoil, triggered by the last. Start, run, stop. Now the machine receives a letter. Each part reacts in its own time, in turn, without breaking the rhythm.

## Task: the small platform

Mark one and a half metres square. Stage the entrance of six officials and a meal. No one may step off.

## For design students

Draw a construction with two levels, one wheel and one slope. It represents nothing. What can a farce do on it that it cannot do in a drawing room?

## Questions

1. What does exactness do to emotion?
2. What is lost when an actor may not be natural?
`,
  },
  {
    slug: 'craig-and-appia-light-and-the-empty-stage',
    name: 'Craig and Appia: light and the empty stage',
    subType: 'Practitioner guide',
    authors: ['thandeka-merriweather'],
    about: ['edward-gordon-craig', 'adolphe-appia', 'josef-svoboda'],
    plays: ['hamlet'],
    forms: ['symbolism'],
    skills: ['set-design', 'lighting-design', 'analysing-design'],
    stages: ['post16', 'higher'],
    focus: 'design',
    short: 'Two designers who threw out painted trees, and a model-box project with card, steps and one torch.',
    body: `
Around 1900 most scenery was painted canvas in flat light. Two men who met only in 1914 drew something else.

**Adolphe Appia**, Swiss, began from Wagner’s music. Painted shadows, he saw, fight with real ones. An actor is round and moves, so let the floor have steps and levels, and let light model both.

**Edward Gordon Craig**, English, son of the actress Ellen Terry, dreamed of tall plain screens that would move in front of the audience. His screens were built for a *Hamlet* at the Moscow Art Theatre in 1912, where they were hard to move and are said to have fallen over shortly before the opening. The idea stood up better.

## What changed

- Space can suggest instead of depict.
- Light is a performer: it can arrive late, hesitate, follow a thought.
- Someone must compose the whole: the modern director owes much to Craig’s arguments.

## Project: a stage in a shoe box

1. Paint the inside grey. Cut two slots in the lid and one in each side.
2. From card make three flights of steps and four screens. No painting.
3. Choose a scene in [Hamlet](title/hamlet) with two places in it. Arrange the same pieces for both.
4. Light it with one torch. Photograph from the height of a seated figure.
5. Write three cues: what the light does, on which word, why.

## Judge it

Cover the title. Can a classmate tell public from private? Power from fear? If they name an exact room, you have depicted. If they name a feeling, you have suggested. Which does the scene need?

## Later

Josef Svoboda in Prague joined this tradition to projection and engineering. Look for his staircases, and compare a flight of steps drawn in 1909 with one built sixty years later.
`,
  },
  {
    slug: 'spolin-and-johnstone-games-and-status',
    name: 'Spolin and Johnstone: games, status and saying yes',
    subType: 'Practitioner guide',
    authors: ['dorian-ashgrove-patel', 'orla-bastable-mensah'],
    about: ['viola-spolin', 'keith-johnstone'],
    forms: ['devised-theatre'],
    skills: ['improvisation', 'comic-timing', 'collaboration'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'devising',
    short: 'Two teachers of improvisation, one who began with games and one who began with status, and what a class can borrow from both.',
    body: `
**Viola Spolin** worked with children and immigrants in Chicago and made games in which the problem is so absorbing that nobody has time to be afraid. Her instruction is a *point of concentration*: keep your eye on this, and acting will happen.

**Keith Johnstone** taught in London and Calgary. He noticed that scenes die when people defend themselves, and come alive when they accept what they are offered and alter it.

## Three rules to keep

1. **Accept.** Whatever your partner says is so, is so.
2. **Add.** One thing, not five.
3. **Be altered.** Let the news change your face.

## Games in an order that works

- **Yes, and.** Plan a party in pairs; every sentence begins with those words. Then play *yes, but* and feel it sink.
- **Where.** Without speaking, use three objects in a place until the group knows where you are. Join in.
- **Fortunately, unfortunately.** A story told round the ring.
- **Status exchange.** Master and servant begin as an eight and a two and end as the reverse, by steps too small to see.
- **One-word story.** Two people speak as one expert.

## From game to play

Run the status exchange under [The Servant of Two Masters](title/the-servant-of-two-masters) or [The Alchemist](title/the-alchemist). Text did not abolish improvisation: it froze a good night of it.

## Safety and kindness

Accepting an offer does not mean accepting anything. Agree that anyone may say *new choice* and that the scene then takes another road without comment. Laugh at situations, not at people’s bodies or accents.

## To assess

Look for listening: did the second line need the first?
`,
  },
  {
    slug: 'berry-and-the-body-of-the-text',
    name: 'Voice and text: work in the tradition of Cicely Berry',
    subType: 'Practitioner guide',
    authors: ['barnaby-solano-reeve'],
    about: ['cicely-berry', 'peter-hall', 'william-shakespeare'],
    plays: ['macbeth', 'hamlet'],
    forms: ['verse-drama'],
    companies: ['royal-shakespeare-company'],
    skills: ['voice-and-diction', 'speaking-verse', 'close-reading'],
    stages: ['lower', 'upper', 'post16'],
    focus: 'performing',
    short: 'Exercises that set the body against the words, so that a class feels where the verse pushes back.',
    body: `
Cicely Berry joined the Royal Shakespeare Company as voice director in 1969 and worked there for more than forty years, and in prisons and schools besides. Rehearsal exercises of the kind she is known for do not decorate the voice. They get the thinking mind out of the way until the words have been felt in the mouth.

## Before

Warm up for five minutes. Nobody should shout on a cold voice. Stand in a space where it is possible to be ridiculous.

## Resistance

- One speaks; two hold gently on to the shoulders, so that every step towards the listener must be earned.
- The speaker tidies a room that others keep untidying, and may not stop speaking.
- The group hums under the speech and swells at each word that it thinks matters. It is often not the word that was underlined.

## Punctuation walk

Walk and change direction at each mark. In an anxious speech you will be dizzy; in an argument you will have gone somewhere. Try Macbeth’s “If it were done” and then Mark Antony’s oration.

## The last word

Each member of a ring speaks one line and throws a hand to the next on the final word. Verse hands its news to the end of the line. Drop the hand and the scene drops.

## Vowels and consonants

Speak only the vowels of four lines, stretched. Then only the consonants. Then whisper the whole. People discover that villains have pleasant consonants.

## Put it back

Sit, and tell the speech to one person as though it had just occurred to you. Do not perform what you found. It will have stayed.

## A caution on rules

Peter Hall was strict about ends of lines; others are not. Try a rule to its limit, then ask what it taught you about the speech, and keep that.
`,
  },
];
