import type { InterviewText } from '../kinds';

/** Actors on single productions, and conversations of several. */
export const actorInterviews: readonly InterviewText[] = [
  {
    slug: 'dafydd-pugh-oyelaran-on-polonius',
    name: 'Dafydd Pugh-Oyelaran on fathers who spy',
    subType: 'Interview',
    people: ['dafydd-pugh-oyelaran'],
    play: 'hamlet',
    themes: ['generational-conflict'],
    skills: ['characterisation', 'comic-timing'],
    short: 'Polonius as a man who is good at his job.',
    exchange: [
      [
        'Is he a fool?',
        'He has served two kings and kept his head. He talks because people who are listening to him are not doing anything.',
      ],
      [
        'The advice to Laertes?',
        'It is quite good advice. Then he sends a spy after the boy. You have to play both as love.',
      ],
      [
        'And behind the curtain?',
        'I stand there every night thinking that it is nearly over and that I might get some dinner.',
      ],
    ],
  },
  {
    slug: 'roisin-ofarrelly-quist-on-messengers',
    name: 'Róisín O’Farrelly-Quist on messengers',
    subType: 'Interview',
    people: ['roisin-ofarrelly-quist'],
    play: 'medea',
    form: 'greek-tragedy',
    skills: ['monologue-performance', 'voice-and-diction'],
    short: 'Three minutes in which everything happens and nothing moves.',
    exchange: [
      [
        'Why do you like them?',
        'They are the only people in the play who were there. Everyone else is guessing.',
      ],
      [
        'How do you prepare?',
        'I draw it. Where the doors were, who fell where. Then I throw it away and try not to tell it, because she does not want to. The speech is what comes out anyway.',
      ],
      ['What about gesture?', 'One. I save it. You will know it when it comes.'],
    ],
  },
  {
    slug: 'hollis-mbatha-grieve-on-second-murderers',
    name: 'Hollis Mbatha-Grieve on second murderers',
    subType: 'Interview',
    people: ['hollis-mbatha-grieve'],
    play: 'richard-iii',
    skills: ['characterisation', 'ensemble-playing'],
    short: 'Small parts from the inside.',
    exchange: [
      [
        'What do you do with four lines?',
        'Find out what I would be doing if this had not come up. The second murderer has a conscience, he says, in the Duke’s purse. I gave him a baby at home. Nobody was told.',
      ],
      ['Does it show?', 'He counts the money twice.'],
      ['Would you rather play Richard?', 'Ask me when I have played the third citizen. He has a good day.'],
    ],
  },
  {
    slug: 'caspian-thorley-rao-on-liars',
    name: 'Caspian Thorley-Rao on lovers and liars',
    subType: 'Interview',
    people: ['caspian-thorley-rao'],
    play: 'the-school-for-scandal',
    form: 'comedy-of-manners',
    skills: ['aside', 'comic-timing'],
    short: 'Joseph Surface, Claudio, Orsino: men who believe themselves.',
    exchange: [
      ['Which is harder?', 'Lovers. A liar knows what he wants.'],
      [
        'How do you play Joseph?',
        'As the nicest man in London. He has a sentence for everybody. I learned to hear the click when the sentence is finished and he admires it.',
      ],
      ['And the aside?', 'It is the only time that he is honest, so I rush it. He does not like to be.'],
    ],
  },
  {
    slug: 'odalys-winterbourne-cole-on-being-a-wood',
    name: 'Odalys Winterbourne-Cole on being a wood',
    subType: 'Interview',
    people: ['odalys-winterbourne-cole', 'lettice-dumont-adair'],
    play: 'a-midsummer-nights-dream',
    skills: ['movement-and-physicality', 'choreography'],
    short: 'Fourteen people under a sheet, and who decides when it breathes.',
    exchange: [
      [
        'Who leads?',
        'Lettice: Whoever is nearest to a lover. The wood takes its breath from the person who is most lost.',
      ],
      [
        'Was it hot?',
        'Odalys: Indescribably. But you feel it through the cloth when somebody is frightened, and you answer. It is the best acting I have done, and nobody has seen it.',
      ],
      ['Any accidents?', 'Lettice: Once it sneezed. Puck blessed it.'],
    ],
  },
  {
    slug: 'eskil-marchetti-doyle-on-carving-a-mask',
    name: 'Eskil Marchetti-Doyle on carving a mask',
    subType: 'Interview',
    people: ['eskil-marchetti-doyle'],
    play: 'the-servant-of-two-masters',
    form: 'mask-theatre',
    skills: ['mask-work', 'props-making'],
    short: 'From a fallen cherry tree to Pantalone.',
    exchange: [
      ['Why wood?', 'It fights back. Plaster does what you say.'],
      [
        'How do you begin?',
        'With the actor. I draw how he walks when he is in a hurry about money. The nose goes on where the walk points.',
      ],
      [
        'When is it finished?',
        'When it has two expressions: one looking up and one looking down. If it has three, I have been showing off.',
      ],
    ],
  },
  {
    slug: 'philippa-nakashima-brand-on-practical-women',
    name: 'Philippa Nakashima-Brand on practical women',
    subType: 'Interview',
    people: ['philippa-nakashima-brand'],
    play: 'the-cherry-orchard',
    themes: ['work'],
    skills: ['characterisation', 'dialogue-and-subtext'],
    short: 'Varya, the Nurse, Mrs Linde: who does the washing-up in great plays?',
    exchange: [
      ['Do you mind not being the heroine?', 'The heroine has a bad time and dies. I have the keys.'],
      [
        'What is the trick?',
        'Always be in the middle of something. Then when they tell you that they love you, or do not, you have to choose whether to put it down.',
      ],
      [
        'And Varya?',
        'She looks for something in the luggage. I have never decided what. Some nights I find it.',
      ],
    ],
  },
  {
    slug: 'lucan-vargason-on-three-parts-a-night',
    name: 'Lucan Vargason on three parts a night',
    subType: 'Interview',
    people: ['lucan-vargason'],
    play: 'macbeth',
    skills: ['multi-roling', 'stage-combat'],
    short: 'Doubling, trebling and not meeting yourself on the stairs.',
    exchange: [
      [
        'How do you keep them apart?',
        'Shoes. Not to be seen: to be felt. The thane has heels, the servant has soft soles, the murderer has someone else’s boots.',
      ],
      [
        'Have you ever gone on as the wrong one?',
        'I have brought my own death to myself as news. Nobody noticed but the prompt corner.',
      ],
      [
        'What do you want the audience to do?',
        'See it and not mind. And later, wonder why it was the same man.',
      ],
    ],
  },
  {
    slug: 'the-company-on-measure-for-measure',
    name: 'The company on a silence',
    subType: 'Panel discussion',
    people: ['ysolde-achterberg', 'noor-halloway-senn', 'renwick-obuya'],
    play: 'measure-for-measure',
    skills: ['directorial-concept', 'inference-and-deduction'],
    guidance: ['adult-themes'],
    short: 'Isabella is asked a question twice, and the play gives her nothing to say.',
    exchange: [
      [
        'How long was it?',
        'Noor: On the first night, forty seconds. By the end, four. I had got better at not answering.',
      ],
      [
        'What did you decide?',
        'Ysolde: That we would not. She had to be free not to know. Renwick had to have really asked.',
      ],
      [
        'Renwick?',
        'It is the only time in the play that the Duke does not know the plot. I held out my hand and it was just a hand.',
      ],
    ],
  },
  {
    slug: 'the-company-on-the-merchant',
    name: 'The company on whether to do The Merchant of Venice',
    subType: 'Panel discussion',
    people: ['cosmo-adeyinka-lisle', 'orla-bastable-mensah', 'barnaby-solano-reeve'],
    play: 'the-merchant-of-venice',
    skills: ['directorial-concept', 'discussion-and-debate'],
    short: 'Three people who disagreed, and still do.',
    exchange: [
      [
        'Should it be done?',
        'Barnaby: I voted against. It has been used to hurt, and it was not misused when it was.',
      ],
      [
        'Why did you do it?',
        'Cosmo: Because the people whom we asked said, do it and do not prettify it, and let us tell you when you are lying to yourselves. They did.',
      ],
      [
        'And with students?',
        'Orla: With time, with the history, and never as a first Shakespeare. The lesson is not that hatred is bad. It is how pleasant everybody was.',
      ],
    ],
  },
];
