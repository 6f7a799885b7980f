import type { GuideText } from '../kinds';

/** Ways of working, with exercises: movement, design, games and voice. */
export const playGuides: readonly GuideText[] = [
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
    short:
      'Theatre can do without make-up, scenery, lights and text, but not without two people: what follows from that.',
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
    short:
      'Weight, time, space and flow, the eight efforts, and how they give an actor a voice as well as a walk.',
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
    short:
      'Two designers who threw out painted trees, and a model-box project with card, steps and one torch.',
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
    short:
      'Two teachers of improvisation, one who began with games and one who began with status, and what a class can borrow from both.',
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
    short:
      'Exercises that set the body against the words, so that a class feels where the verse pushes back.',
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
