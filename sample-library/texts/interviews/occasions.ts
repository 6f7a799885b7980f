import type { InterviewText } from '../kinds';

/** Evenings, tours and difficult plays. */
export const occasionInterviews: readonly InterviewText[] = [
  {
    slug: 'young-company-on-fuenteovejuna',
    name: 'The Young Company on being a village',
    subType: 'Panel discussion',
    people: ['perpetua-lindgarth', 'hollis-mbatha-grieve', 'henrike-vaughan-osei'],
    play: 'fuenteovejuna',
    skills: ['ensemble-playing', 'devising'],
    guidance: ['adult-themes'],
    short: 'Twenty-six trades, one answer.',
    exchange: [
      [
        'How do you rehearse a village?',
        'Perpetua: You let it have a market. For a month they traded. By the end there were debts.',
      ],
      [
        'Hollis, you came back to help.',
        'I was the Commander, because it should be somebody from outside. They did not speak to me at lunch. They had not planned that.',
      ],
      [
        'And the answer?',
        'Henrike: It is sung once, very softly, by the smallest. I did not write that. She just did it.',
      ],
    ],
  },
  {
    slug: 'writers-of-the-log',
    name: 'Keeping a devising log',
    subType: 'Masterclass',
    people: ['perpetua-lindgarth', 'thandeka-merriweather'],
    form: 'devised-theatre',
    skills: ['keeping-a-portfolio', 'devising'],
    short: 'What examiners want to know, and what you will be glad to have written.',
    exchange: [
      [
        'What is the commonest fault?',
        'Thandeka: It says what happened. I know what happened, I was there. I want to know what nearly happened.',
      ],
      [
        'How often?',
        'Perpetua: Every session, five lines, before anybody goes home. A log written in the last week is a novel.',
      ],
      ['A good line?', 'Thandeka: “We cut my best scene and it got better.”'],
    ],
  },
  {
    slug: 'on-first-shakespeares',
    name: 'On first Shakespeares',
    subType: 'Panel discussion',
    people: ['orla-bastable-mensah', 'bram-okonjo-leith'],
    play: 'a-midsummer-nights-dream',
    themes: ['education'],
    skills: ['shakespeares-language', 'reading-aloud'],
    short: 'Which play to begin with, and what not to say first.',
    exchange: [
      ['Which play?', 'Orla: Whichever you are not frightened of. They can smell it.'],
      ['What should one not say?', 'Bram: “It is difficult, but.” It is not difficult. It is long.'],
      [
        'What do you do in the first five minutes?',
        'Orla: An insult each, from the text, across the room. By the time they find out that it is literature it is too late.',
      ],
    ],
  },
  {
    slug: 'on-understudies',
    name: 'The night the understudy went on',
    subType: 'Interview',
    people: ['philippa-nakashima-brand', 'calliope-drummond-yates'],
    play: 'as-you-like-it',
    skills: ['ensemble-playing', 'stage-management'],
    short: 'A Rosalind at forty minutes’ notice, in a car park.',
    exchange: [
      [
        'What did you think?',
        'Philippa: That I knew Celia’s half of every conversation. So I played somebody who was always surprised to be the one talking. It turned out to be Rosalind.',
      ],
      ['Calliope?', 'I told the cast one thing: stand still and she will find you.'],
      ['Would you do it again?', 'Philippa: I would like a little more notice. An hour.'],
    ],
  },
  {
    slug: 'on-cutting-lysistrata-for-schools',
    name: 'What we tell schools about Lysistrata',
    subType: 'Interview',
    people: ['dorian-ashgrove-patel', 'tobias-fenwrack'],
    play: 'lysistrata',
    form: 'satire',
    skills: ['tone-and-mood', 'context-and-setting'],
    guidance: ['adult-themes'],
    short: 'A page and a half, read aloud.',
    exchange: [
      [
        'What is on the page?',
        'Tobias: That it is a play about stopping a war, that it is extremely rude, and that the rudeness is the weapon.',
      ],
      [
        'Does anyone cancel?',
        'Dorian: One or two, and we thank them for reading it. I would rather that than a head of year with a fixed smile.',
      ],
      [
        'Who is it for?',
        'Tobias: Sixteen and over, and anybody who has been told to wait until the men have finished.',
      ],
    ],
  },
  {
    slug: 'on-the-bus-garage-medea',
    name: 'Nine nights in a bus garage',
    subType: 'Interview',
    people: ['maren-oduya-thwaite', 'ines-quarrington'],
    play: 'medea',
    form: 'greek-tragedy',
    skills: ['producing', 'chorus'],
    short: 'How the company’s second show was made for eleven hundred pounds.',
    exchange: [
      ['Where did the money go?', 'Maren: Eight hundred on insurance. The rest was soup.'],
      [
        'Six languages in the chorus?',
        'Inès: They were the ones that we had. You would hear your own go by and then lose it. I think that Corinth was like that.',
      ],
      [
        'What did you learn?',
        'Maren: That an audience will stand for two hours if nobody tells them that it is cold.',
      ],
    ],
  },
  {
    slug: 'on-translating-woyzeck-every-night',
    name: 'A different Woyzeck every night',
    subType: 'Interview',
    people: ['severin-aldous-kaye', 'idris-mackelwood'],
    play: 'woyzeck',
    form: 'expressionism',
    skills: ['adaptation', 'plot-and-structure'],
    short: 'Twenty-four scenes from a hat, seen by a translator and by the man who called the cues.',
    exchange: [
      [
        'Did the order matter?',
        'Severin: Entirely. Some nights it was about a murder and some nights about a boss. I had translated the same words.',
      ],
      [
        'Idris, how do you call it?',
        'With cards, and with very good operators. Cue nineteen was always cue nineteen, whenever it came.',
      ],
      [
        'A favourite?',
        'Severin: The night that the shaving came last. He had done everything and there he was, still being polite.',
      ],
    ],
  },
  {
    slug: 'on-a-coin-toss',
    name: 'Two queens and a coin',
    subType: 'Interview',
    people: ['sunniva-thackwray', 'temperance-akuffo-vane'],
    play: 'mary-stuart',
    skills: ['duologue-performance', 'characterisation'],
    short: 'Learning both parts of Mary Stuart and finding out at eight o’clock.',
    exchange: [
      [
        'Which did you want?',
        'Sunniva: Whichever I had not had the night before. Elizabeth has the power and Mary has the last act.',
      ],
      [
        'What changed?',
        'Temperance: The bowing. You walk on and people whom you had tea with go down like corn. You believe it within a minute, and you should be worried.',
      ],
      [
        'Did the coin ever land on its edge?',
        'Sunniva: It rolled under Row C. We waited. It was the best start we ever had.',
      ],
    ],
  },
  {
    slug: 'on-playing-to-the-ear',
    name: 'Acting for one microphone',
    subType: 'Masterclass',
    people: ['ines-quarrington', 'zoe-ni-dhuarcain-bell'],
    play: 'henry-v',
    skills: ['voice-and-diction', 'acting-for-camera'],
    short: 'Distance, breath and paper: how a Chorus fills a field with her mouth four inches away.',
    exchange: [
      [
        'How far away are you?',
        'Inès: A hand’s breadth for a secret, an arm for a room. For Agincourt I turned my back.',
      ],
      [
        'What is the commonest fault?',
        'Zoë: Acting to the microphone. It is not a person. There is somebody behind it with the washing-up.',
      ],
      ['And the paper?', 'Inès: You lay the pages side by side and lift each as if it were asleep.'],
    ],
  },
];
