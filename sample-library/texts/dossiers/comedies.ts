import type { Dossier } from '../dossier';

/** Shakespeare’s comedies, first part. */
export const comedies: readonly Dossier[] = [
  {
    play: 'twelfth-night',
    world:
      'Illyria, a coast where two great houses are shut up, one in love with love and one in mourning, until the sea throws in a girl and a boy.',
    problem:
      'The joke on Malvolio is very funny and goes too far, and the production has to know where. The twins need not look alike, but the audience must be willing to believe that others think so. And Feste’s songs set a temperature: too sad and the comedy sinks, too merry and nothing is at stake.',
    moments: [
      ['1.5, the messenger', 'Viola comes with a learnt speech and throws it away. Olivia lifts her veil.'],
      ['2.2, the ring', 'Alone with a ring that is not hers, Viola works out the whole plot aloud.'],
      [
        '2.5, the letter',
        'Three people must be seen by us and not by him. Choose the hiding place that gives the biggest risk.',
      ],
      ['4.2, the dark house', 'The laughter changes. Let the audience hear where it is coming from.'],
    ],
    characters: [
      ['Viola', 'says who she is in every line, to people who do not listen'],
      ['Olivia', 'vows seven years and lasts an hour'],
      ['Orsino', 'enjoys sending messages'],
      ['Malvolio', 'would be a good steward if he were not dreaming'],
      ['Feste', 'works for two houses and belongs to neither'],
      ['Sir Toby Belch', 'lives on his niece and on his friend'],
      ['Maria', 'the author of the best plot in the play'],
      ['Sir Andrew Aguecheek', 'was adored once too'],
    ],
    pattern:
      'Water: the sea that gives people back, tears, the rain of the last song. A production may choose to end wet or dry.',
    questions: [
      'Does Olivia marry Sebastian, or Cesario’s face?',
      'Would you bring Malvolio back for the final picture?',
      'What does Viola risk each time that she tells the truth in disguise?',
      'Who is lonely at the end?',
    ],
    lesson: {
      name: 'Twelfth Night: thinking aloud with a ring',
      aim: 'Play Viola’s ring speech as a discovery in five steps, and learn how punctuation shows a thought turning.',
      start:
        'Hand round an object and each say in one word what it proves. It is only a ring, a coin, a button: the class invents the case.',
      main: [
        'Read 2.2. Cut the speech into single thoughts, one to a card. In fives, each card-holder steps forward to speak and points to the person who must answer.',
        'Now one actor plays it. The other four stand for Olivia, Orsino, Malvolio and Viola herself, and she must go to whoever she is thinking of.',
      ],
      end: 'Find the thought at which comedy becomes trouble. Freeze there and give it a caption.',
      support: 'Mark the questions in the speech first: they are the turns.',
      stretch: 'Play it to a single member of the audience who is the only person who can help.',
    },
  },
  {
    play: 'a-midsummer-nights-dream',
    world:
      'Athens by day, where a father may ask for his daughter’s death, and a wood by night, where the law does not reach.',
    problem:
      'Four groups of characters speak in four different musics, and the wood must be a place you can lose people in without trees. Puck’s magic should look like a decision, not an effect. The tradesmen’s play is a gift that can become an avalanche: it is funniest when they try hardest.',
    moments: [
      ['1.1, the law', 'The play could still be a tragedy. Let it.'],
      [
        '2.1, forgeries of jealousy',
        'The quarrel has spoiled the weather. It is the longest speech about climate that Shakespeare wrote.',
      ],
      ['3.2, the lovers’ fight', 'A farce in rhyming couplets. Height jokes need real heights.'],
      ['5.1, Pyramus and Thisbe', 'Who in the court stops laughing, and when?'],
    ],
    characters: [
      ['Bottom', 'wants every part and is worthy of his own'],
      ['Puck', 'makes one mistake and enjoys it'],
      ['Titania', 'has a reason: a friend who died'],
      ['Oberon', 'wins, and is not sure he likes how'],
      ['Helena', 'cannot believe that she is being loved'],
      ['Hermia', 'cannot believe that she is not'],
      ['Lysander', 'has a quotation for everything'],
      ['Demetrius', 'is the only one still under the spell at the end'],
    ],
    pattern:
      'Eyes. Love looks not with them, juice goes into them, Bottom’s have not heard. Ask what each character sees just after waking.',
    questions: [
      'Demetrius is never cured. Is that a happy ending?',
      'What would change if the fairies were frightening?',
      'Why does Theseus overrule Egeus, and could he have done it in scene one?',
      'How do you make a wood out of people?',
    ],
    lesson: {
      name: 'A Midsummer Night’s Dream: a wood made of people',
      aim: 'Use ensemble movement to make a place that changes, and learn to support an actor who is lost in it.',
      start:
        'Everyone becomes one tree for a count of ten, moving only breath. A guide leads a partner with closed eyes between the trees by sound alone.',
      main: [
        'In groups of eight, six make the wood and two play thirty lines of 2.2 or 3.2. The wood may block, open, echo a word or take a costume, but never touch without consent.',
        'Decide on one rule that the wood obeys, such as “it always lets the liar through”, and play again.',
      ],
      end: 'Spectators guess the rule. Which moment gave it away?',
      support: 'Limit the wood to two shapes, open and closed.',
      stretch: 'Score the wood with breath and a single hummed note that changes when the juice is applied.',
    },
  },
  {
    play: 'the-tempest',
    world:
      'An island with a library of one owner, two servants who were there first, and a ship on the rocks that is not damaged at all.',
    problem:
      'The storm comes first and must be heard over; the second scene is a very long story told to someone who was there. Ariel and Caliban each ask for freedom in their first scene, so a production that shows one as a servant and the other as a monster has already answered the play’s question.',
    moments: [
      ['1.2, “Dost thou attend me?”', 'He asks three times. She is listening. Why does he need to ask?'],
      [
        '2.2, the gaberdine',
        'Four legs under one cloak: the best physical joke in late Shakespeare, and a bargain for drink.',
      ],
      [
        '4.1, the revels end',
        'The masque breaks off because he has remembered something. The great speech is said by a man in a hurry.',
      ],
      ['5.1, “the rarer action”', 'Ariel says what he would feel if he were human. That is the turn.'],
    ],
    characters: [
      ['Prospero', 'has one afternoon and twelve years of anger'],
      ['Miranda', 'has seen two men and is about to see more'],
      ['Ariel', 'counts the hours'],
      ['Caliban', 'has the best verse about the place'],
      ['Ferdinand', 'carries logs for love'],
      ['Antonio', 'never says that he is sorry'],
      ['Stephano', 'is made a king by a bottle'],
      ['Gonzalo', 'packed the books'],
    ],
    pattern:
      'Freedom: asked for, promised, sung about by drunkards, begged of us in the last line. Note who can give it at each point.',
    questions: [
      'Is Prospero’s forgiveness a feeling or a decision?',
      'Whose island is it?',
      'What does Miranda know that her father does not?',
      'Why does an all-powerful magician need applause?',
    ],
    lesson: {
      name: 'The Tempest: two servants, one request',
      aim: 'Compare Ariel and Caliban in 1.2 through status, space and vocabulary.',
      start:
        'Ask a partner for something you are owed, first as if you expect it, then as if you know it will be refused. What did your feet do?',
      main: [
        'Half of the class prepares Prospero with Ariel, half Prospero with Caliban, each cut to twenty lines. Mark every command, promise and threat.',
        'Play the scenes side by side, alternately, line by line, on one stage.',
      ],
      end: 'Make a table of what each is promised and what each is called. Discuss what the play is asking of us today.',
      support: 'Provide the two twenty-line cuts with commands in bold.',
      stretch: 'Write Ariel’s first words after being freed, in any form but a speech.',
    },
  },
  {
    play: 'much-ado-about-nothing',
    world:
      'Messina, where soldiers come back from a small war with time on their hands and everyone notes, overhears and repeats.',
    problem:
      'Two plots of different weight share a house. Beatrice and Benedick must be so enjoyable that the church scene hits like a change of weather, and Claudio must be forgiven by the end or the wedding curdles. Dogberry needs to be slow in a play whose speed is its charm.',
    moments: [
      ['2.3 and 3.1, the gullings', 'The same trick twice. The second is in verse and goes deeper.'],
      ['4.1, the church', 'From wedding to accusation in twenty lines, in front of every person she knows.'],
      ['4.1, “Kill Claudio”', 'Two words. The laugh, if it comes, must stop in the throat.'],
      ['5.4, “Peace! I will stop your mouth”', 'Editors and actors disagree about who says it. Choose.'],
    ],
    characters: [
      ['Beatrice', 'would eat his heart in the market-place'],
      ['Benedick', 'changes sides, which costs him friends'],
      ['Hero', 'has the fewest words in the scenes about her'],
      ['Claudio', 'believes what he is shown'],
      ['Don Pedro', 'arranges other people’s marriages'],
      ['Don John', 'gives no reason worth having'],
      ['Dogberry', 'is the only one who catches anybody'],
      ['Leonato', 'says terrible things to his daughter, quickly'],
    ],
    pattern:
      'Noting. “Nothing” was said much like “noting”, and the play turns on notes: overheard, written, sung, taken down by the watch.',
    questions: [
      'Is Beatrice right to ask what she asks of Benedick?',
      'What does Hero need before she can marry Claudio?',
      'Why does the truth come from the silliest people in the play?',
      'How would you stage the window scene that Shakespeare left out, and should you?',
    ],
    lesson: {
      name: 'Much Ado About Nothing: the art of being overheard',
      aim: 'Play a comic eavesdropping scene with clear focus, so that the audience sees two truths at once.',
      start: 'In threes, two gossip about the third, who must hide in plain sight using one chair.',
      main: [
        'Stage forty lines of 2.3. The plotters must act badly enough for us and well enough for him. Set three places where Benedick nearly gives himself away.',
        'Stage the matching lines of 3.1 with Beatrice, keeping her still. Compare what stillness does to the joke.',
      ],
      end: 'Which trick was kinder? Vote, then give a reason from the words used.',
      support: 'Allow improvised lines first, then restore the text line by line.',
      stretch: 'Play both scenes at once in one garden, cutting between them.',
    },
  },
  {
    play: 'as-you-like-it',
    world:
      'A court where brothers steal from brothers, and a forest where exiles sit about being wise, cold and in love.',
    problem:
      'Very little happens after the first act, on purpose: people meet, talk and part. The production has to make talk an event. Rosalind’s disguise within a disguise must stay clear and dangerous, and Jaques’s famous set pieces should come out of the scene instead of stopping it.',
    moments: [
      [
        '1.3, the banishment',
        'The friendship of two girls is the firmest bond in the play. It leaves with them.',
      ],
      [
        '2.7, the seven ages',
        'While the speech says that old age is “sans everything”, Orlando is carrying an old man in.',
      ],
      ['3.2, the lesson in love', 'She teaches him to woo her while pretending to be herself.'],
      ['4.3, the bloody napkin', 'She faints. The joke is nearly over.'],
    ],
    characters: [
      ['Rosalind', 'has the longest part of any woman in Shakespeare'],
      ['Orlando', 'hangs bad poems on good trees'],
      ['Celia', 'gave up a dukedom and watches'],
      ['Jaques', 'collects melancholies'],
      ['Touchstone', 'a town clown in the country'],
      ['Duke Senior', 'finds sermons in stones and venison in his cousins'],
      ['Phebe', 'knows that looks do not kill'],
      ['Adam', 'offers his savings'],
    ],
    pattern:
      '“If.” Touchstone says there is much virtue in it. Every game in the forest begins with the word, and so does the epilogue’s bargain with us.',
    questions: [
      'When does Orlando know?',
      'What does Celia lose?',
      'Is Arden kinder than the court, or only colder?',
      'Jaques will not dance. Is he right?',
    ],
    lesson: {
      name: 'As You Like It: seven ages in seven minutes',
      aim: 'Physicalise a speech as an ensemble and test whether a picture should illustrate or contradict it.',
      start:
        'Cross the room at seven, seventeen, twenty-seven and so on to seventy-seven, changing one thing only each time.',
      main: [
        'In groups, make seven still pictures for 2.7 that agree with Jaques. A narrator speaks.',
        'Make seven more that disagree with him: the infant who is brave, the justice who is foolish, the last age with everything.',
      ],
      end: 'Play the two versions back to back. Which did the speech need?',
      support: 'Give each pair a single age to prepare.',
      stretch: 'Add Orlando and Adam’s entrance as the eighth picture, in silence.',
    },
  },
  {
    play: 'the-merchant-of-venice',
    world:
      'Venice, where everything has a price and a contract, and Belmont, where a father’s will has made his daughter the prize in a puzzle.',
    problem:
      'A comedy with a Jewish moneylender who is spat on, robbed of his daughter and forced to change his faith cannot be played as if nothing had happened since. A production has to let Shylock be a person without making him an angel, and let Portia’s victory feel like one and cost something.',
    moments: [
      ['1.3, the bond', 'He reminds them what they have called him, and then lends the money.'],
      [
        '3.1, “Hath not a Jew eyes?”',
        'It is an argument for revenge. Hear where it goes as well as where it starts.',
      ],
      ['4.1, the trial', 'Mercy is asked for by people who then show none.'],
      ['5.1, the rings', 'A joke about broken promises follows a trial about a kept one.'],
    ],
    characters: [
      ['Shylock', 'on stage in five scenes and in every other one'],
      ['Portia', 'the cleverest lawyer in Venice, for an hour'],
      ['Antonio', 'is sad in the first line and alone in the last scene'],
      ['Bassanio', 'needs money to look as if he had it'],
      ['Jessica', 'leaves a house and keeps looking back'],
      ['Gratiano', 'says what the others think'],
      ['Nerissa', 'sees everything second'],
      ['Lorenzo', 'makes the stars sing'],
    ],
    pattern:
      'Bonds, rings, caskets, wills: objects that are promises. Follow one from hand to hand through the play.',
    questions: [
      'What does Portia know about the law before she enters the court?',
      'Where should Shylock go after his last line?',
      'Is “the quality of mercy” answered by anything that happens?',
      'Should this play be performed in schools? Prepare both cases.',
    ],
    lesson: {
      name: 'The Merchant of Venice: who is shown mercy?',
      aim: 'Analyse the trial as an argument and stage its power shifts without props.',
      start: 'Write down a promise that you would break, and one you would not. Nobody reads them out.',
      main: [
        'Read 4.1 in four sections. After each, stand in order of power. Record who moved and on what words.',
        'Stage the speech on mercy to three different listeners: Shylock, the Duke, the gallery. What changes?',
      ],
      end: 'In role as a clerk, write the record of the court in ten lines, leaving out one thing on purpose. Others find it.',
      support: 'Use a cut of eighty lines with the legal terms explained.',
      stretch: 'Compare Portia’s speech with what is said to Shylock at the end, phrase by phrase.',
    },
  },
];
