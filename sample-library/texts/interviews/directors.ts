import type { InterviewText } from '../kinds';

/** Directors and the first of the actors. */
export const directorInterviews: readonly InterviewText[] = [
  {
    slug: 'maren-oduya-thwaite-on-the-long-table',
    name: 'Maren Oduya-Thwaite on the long table',
    subType: 'Interview',
    people: ['maren-oduya-thwaite'],
    play: 'macbeth',
    skills: ['directorial-concept', 'set-design'],
    short: 'Why a soldiers’ Macbeth needed one piece of furniture.',
    exchange: [
      [
        'Where did the table come from?',
        'From the word “supper”. He has walked out of it. I wanted to see what he had walked out of.',
      ],
      [
        'It is never cleared.',
        'Because nothing is, in that play. The banquet is laid over the murder. By the last act the actors were putting cups down beside the sword without noticing.',
      ],
      [
        'What did you cut?',
        'Hecate, and all explanations of the witches. They lay the table. That is explanation enough.',
      ],
    ],
  },
  {
    slug: 'tobias-fenwrack-on-timetables',
    name: 'Tobias Fenwrack on timetables',
    subType: 'Interview',
    people: ['tobias-fenwrack'],
    play: 'the-comedy-of-errors',
    form: 'farce',
    skills: ['directing', 'comic-timing'],
    short: 'An engineer who directs farce explains how to draw a door.',
    exchange: [
      [
        'Is it true that you use graph paper?',
        'I use train graphs: time along the bottom, places up the side, a line for each actor. Where two lines touch you have either a scene or a collision.',
      ],
      [
        'Does it not kill the fun?',
        'It is the fun. The actors can do anything they like as long as they leave on time.',
      ],
      [
        'What goes wrong?',
        'Laughs. A long one makes every train late. So each act has one passage that can be played at two speeds.',
      ],
    ],
  },
  {
    slug: 'ysolde-achterberg-on-an-open-door',
    name: 'Ysolde Achterberg on an open door',
    subType: 'Interview',
    people: ['ysolde-achterberg'],
    play: 'a-dolls-house',
    skills: ['directorial-concept', 'adaptation'],
    short: 'The most famous slam in theatre, left out.',
    exchange: [
      [
        'Why not slam it?',
        'Everyone in the audience was waiting to hear it. If you give them what they wait for they go home. If the door stays open there is a draught, and they notice who does not get up.',
      ],
      ['Were people angry?', 'Some. One gentleman got up and shut it.'],
      ['What happened?', 'Torvald thanked him.'],
    ],
  },
  {
    slug: 'perpetua-lindgarth-on-five-hamlets',
    name: 'Perpetua Lindgarth on five Hamlets',
    subType: 'Interview',
    people: ['perpetua-lindgarth'],
    play: 'hamlet',
    skills: ['directing', 'casting'],
    short: 'Sharing a leading part among the young, and the scarf that made it clear.',
    exchange: [
      [
        'Was it a way of giving more people a part?',
        'It began as that. Then we saw that each of them understood a different man. One was very good at being rude to Polonius and could not do grief at all.',
      ],
      [
        'How does the audience know?',
        'A scarf, and a rule: it changes hands when he has decided. So the audience learns to dread the scarf.',
      ],
      [
        'Who had the last act?',
        'The one who had been quietest. He had listened to the other four for six weeks.',
      ],
    ],
  },
  {
    slug: 'zoe-ni-dhuarcain-bell-on-listening',
    name: 'Zoë Ní Dhuarcáin-Bell on listening',
    subType: 'Interview',
    people: ['zoe-ni-dhuarcain-bell'],
    play: 'hamlet',
    skills: ['sound-design', 'directing'],
    short: 'Directing plays with your eyes shut.',
    exchange: [
      ['Literally shut?', 'Yes. If I can see the actor’s face I forgive the voice.'],
      [
        'What is different from the stage?',
        'Distance. On a stage everybody is as far from you as your seat. Here I can put the murderer nearer than the friend. It is a shocking power, and one should be a little ashamed of it.',
      ],
      [
        'How do you do a ghost?',
        'You take the room away. Every living voice has walls round it. His has none.',
      ],
    ],
  },
  {
    slug: 'cosmo-adeyinka-lisle-on-asking-for-votes',
    name: 'Cosmo Adeyinka-Lisle on asking for votes',
    subType: 'Interview',
    people: ['cosmo-adeyinka-lisle', 'renwick-obuya'],
    play: 'coriolanus',
    skills: ['directorial-concept', 'working-with-actors'],
    short: 'What happened when the audience could refuse Coriolanus.',
    exchange: [
      [
        'You let them say no?',
        'Cosmo: We had to. If they are only asked politely to play along, it is a sketch.',
      ],
      [
        'Renwick, what was that like?',
        'A lady in Row A asked what I would do about the buses. I had the next line ready and it was useless. I have never despised anyone on stage so truly as I did then, and she was right.',
      ],
      [
        'Did he ever lose?',
        'Cosmo: Twice. He stood there. It is a very short play if you do not have the votes.',
      ],
    ],
  },
  {
    slug: 'sunniva-thackwray-on-playing-richard',
    name: 'Sunniva Thackwray on playing Richard',
    subType: 'Interview',
    people: ['sunniva-thackwray'],
    play: 'richard-iii',
    skills: ['characterisation', 'soliloquy-and-monologue'],
    short: 'Charm as labour.',
    exchange: [
      [
        'How do you make them like him?',
        'You give them things. A joke, a look, a little secret about the person who has just gone out. Then they owe you.',
      ],
      [
        'When do you stop?',
        'He stops. After the crown he has nothing to give. I noticed that I was looking at them less, and that they minded.',
      ],
      [
        'And the body?',
        'We asked disabled colleagues first, and we listened. My Richard has nothing that he performs. Other people describe him, and you watch who says what and who wants him to be that.',
      ],
    ],
  },
  {
    slug: 'noor-halloway-senn-on-obedient-girls',
    name: 'Noor Halloway-Senn on obedient girls',
    subType: 'Interview',
    people: ['noor-halloway-senn'],
    play: 'hamlet',
    themes: ['gender'],
    skills: ['character-analysis', 'characterisation'],
    short: 'Ophelia, Hero, Miranda: looking for the line where they are not.',
    exchange: [
      [
        'Is there always one?',
        'Nearly. Ophelia tells her brother to practise what he preaches. It is a joke, it comes early, and if you throw it away she has no wits to lose.',
      ],
      [
        'And Hero?',
        'At the masked dance she is quick and rude. Nobody remembers, because afterwards she is only wept over.',
      ],
      ['What do you tell students?', 'Count your questions. A person who asks questions is thinking.'],
    ],
  },
  {
    slug: 'bram-okonjo-leith-on-punctuation',
    name: 'Bram Okonjo-Leith on punctuation',
    subType: 'Interview',
    people: ['bram-okonjo-leith'],
    play: 'the-servant-of-two-masters',
    form: 'commedia-dellarte',
    skills: ['comic-timing', 'clowning'],
    short: 'A clown who reads commas.',
    exchange: [
      [
        'Punctuation?',
        'A comma is where you look at them. A full stop is where you look at us. I have been dining out on that for years.',
      ],
      [
        'How do you learn the soup?',
        'With water, then with nothing, then with soup. It takes nine days. If I am still enjoying myself on the fourth, I am not doing it properly.',
      ],
      ['What if it spills?', 'Then it is the first night.'],
    ],
  },
  {
    slug: 'temperance-akuffo-vane-on-boredom',
    name: 'Temperance Akuffo-Vane on boredom',
    subType: 'Interview',
    people: ['temperance-akuffo-vane'],
    play: 'hedda-gabler',
    skills: ['characterisation', 'dialogue-and-subtext'],
    short: 'Playing a woman who is the best company in the room.',
    exchange: [
      [
        'You made her funny.',
        'She is. Everyone around her is saying something dull and she is editing it. That is a joke a second, if you let the audience in.',
      ],
      [
        'When does it stop?',
        'When she gets what she wants. The page is burning and nobody is laughing with her any more, and she has no one to tell.',
      ],
      ['Did you like her?', 'I liked being her until about ten to ten.'],
    ],
  },
  {
    slug: 'ines-quarrington-on-lady-bracknell',
    name: 'Inès Quarrington on not being funny',
    subType: 'Interview',
    people: ['ines-quarrington'],
    play: 'the-importance-of-being-earnest',
    form: 'comedy-of-manners',
    skills: ['characterisation', 'voice-and-diction'],
    short: 'Lady Bracknell has a list, and she means it.',
    exchange: [
      [
        'Everyone waits for two words.',
        'So I say them to Mr Worthing. They are waiting, and he is not: he is hoping that I shall be pleased about the cloakroom.',
      ],
      [
        'Where does she come from?',
        'She tells us: she had no fortune when she married. I built the whole woman on that. She is guarding a door that she got through by a hair.',
      ],
      ['Did they laugh?', 'Enormously. I was quite put out.'],
    ],
  },
];
