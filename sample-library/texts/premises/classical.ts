/** What happens, in a sentence or two, by slug of the play: from Athens to the Spanish Golden Age. */
export const classicalPremises: Readonly<Record<string, string>> = {
  agamemnon:
    'A victorious king comes home from Troy to a wife who has waited ten years to kill him for their daughter’s death.',
  'the-eumenides':
    'Hunted by the Furies for killing his mother, Orestes is tried in Athens before the first jury.',
  'prometheus-bound':
    'The Titan who stole fire for humankind is nailed to a rock, and will not give in to the god who put him there.',
  antigone:
    'A young woman buries her brother against the king’s order, and a family and a city are torn between two laws.',
  'oedipus-rex':
    'A king sets out to find the murderer whose guilt has brought plague on his city, and finds himself.',
  electra:
    'A daughter who has mourned her murdered father for years is told that the brother who should avenge him is dead.',
  medea:
    'Abandoned by the husband for whom she gave up everything, a foreigner in Corinth plans the one revenge that will destroy him.',
  'the-trojan-women':
    'On the morning after the fall of Troy its women wait to learn which Greek will own them.',
  'the-bacchae':
    'A god comes in disguise to the city that denies him, and the young king who jails him is drawn up the mountain to be torn apart.',
  hippolytus: 'A young man scorns the goddess of love, who makes his stepmother fall in love with him.',
  lysistrata: 'The women of Greece agree to refuse their husbands until the men make peace.',
  'the-frogs':
    'The god of theatre goes down to the underworld to fetch back a good poet, and judges a contest between two dead ones.',
  'the-clouds':
    'An old man deep in debt sends himself to Socrates’ school to learn how to argue his way out of paying.',
  'the-brothers-menaechmus':
    'A man arrives in a strange town where everyone, including another man’s wife, seems to know him.',
  'the-haunted-house':
    'When his master comes home early, a slave claims that the house is haunted to hide the party inside.',
  'medea-seneca':
    'Seneca’s Medea arrives already furious, and argues herself step by step into killing her sons.',
  thyestes:
    'A king invites his hated brother to a banquet of reconciliation and serves him his own children.',
  shakuntala:
    'A king marries a hermit’s daughter in the forest, and a curse makes him forget her until a lost ring is found.',
  everyman: 'Death summons a man to make up his account, and he looks for anyone who will go with him.',
  'the-second-shepherds-play':
    'Three cold shepherds search for a stolen sheep hidden in a cradle, and end at another cradle in Bethlehem.',
  atsumori: 'A warrior who became a priest prays for the boy he killed in battle, and meets his ghost.',
  'the-mandrake':
    'A young man poses as a doctor to reach a foolish lawyer’s wife, with her mother and her confessor on his side.',
  'doctor-faustus':
    'A scholar signs away his soul for twenty-four years of power, and spends them on tricks.',
  'edward-ii': 'A new king recalls the man he loves from exile, and the nobles will not bear it.',
  'the-jew-of-malta':
    'Robbed by a Christian governor to pay the Turks, a merchant turns everyone’s hypocrisy against them, and himself.',
  'the-spanish-tragedy':
    'A father whose son is hanged in his own garden stages a play in which the stabbings are real.',
  'a-midsummer-nights-dream':
    'Four lovers and six amateur actors lose themselves in a wood where the king and queen of the fairies are quarrelling.',
  'romeo-and-juliet': 'Two young people from feuding families marry in secret and are dead within the week.',
  'the-merchant-of-venice':
    'A merchant pledges a pound of his flesh for a friend’s loan, and the moneylender he has spat upon claims it.',
  'much-ado-about-nothing':
    'Two people who swear they will never marry are tricked into love, while a lie destroys another couple’s wedding.',
  'henry-iv-part-1':
    'A prince drinks in Eastcheap with an old knight while a rebel of his own age earns the glory that should be his.',
  'henry-iv-part-2':
    'The old king dies slowly, Falstaff looks forward to favour, and the prince prepares to turn him away.',
  'henry-v':
    'A young king leads an outnumbered army into France, and the play asks what his words and his war are worth.',
  'richard-ii': 'A king who is sure God chose him loses his crown to a man who is merely competent.',
  'richard-iii':
    'The youngest of the York brothers tells us that he means to be king, and makes us enjoy how he does it.',
  'julius-caesar':
    'An honourable man joins the murder of his friend to save the republic, and two speeches decide what follows.',
  'as-you-like-it':
    'Banished to the forest of Arden and dressed as a boy, Rosalind teaches the man she loves how to woo her.',
  hamlet: 'A prince is told by his father’s ghost to avenge a murder, and cannot act until he is sure.',
  'twelfth-night':
    'Shipwrecked and dressed as a boy, Viola carries a duke’s love messages to a countess, who falls in love with the messenger.',
  'the-taming-of-the-shrew':
    'A fortune hunter marries a woman whom everyone calls a shrew, and breaks her will; the play leaves us to decide what we saw.',
  'the-comedy-of-errors':
    'Two pairs of twins, parted at birth, spend one day in the same town without knowing it.',
  'measure-for-measure':
    'A strict deputy sentences a young man to die for sex outside marriage, then offers the man’s sister a bargain.',
  othello: 'A general newly married is made to believe by his ensign, step by step, that his wife is false.',
  'king-lear':
    'An old king divides his realm among his daughters by how much they say they love him, and banishes the one who will not perform.',
  macbeth: 'A soldier hears that he will be king, kills to make it true, and cannot stop.',
  'antony-and-cleopatra':
    'A Roman ruler and an Egyptian queen stake half the world on one another, and lose it.',
  coriolanus:
    'A soldier who saves Rome despises the people whose votes he needs, and is driven to join its enemies.',
  'the-winters-tale':
    'A king’s sudden jealousy costs him wife, son and daughter; sixteen years later some of it is given back.',
  'the-tempest':
    'An exiled duke who rules an island by magic has his enemies shipwrecked on it, and must decide what to do with them.',
  volpone: 'A rich Venetian pretends to be dying so that greedy neighbours will bring him gifts.',
  'the-alchemist':
    'While the master is out of plague-struck London, his servant and two swindlers sell everyone the thing they most desire.',
  'the-knight-of-the-burning-pestle':
    'A grocer and his wife climb out of the audience and demand that their apprentice be put in the play.',
  'the-duchess-of-malfi':
    'A widowed duchess marries her steward in secret, and her brothers send a spy into her house.',
  'the-white-devil':
    'A duke and his mistress have two inconvenient people murdered; her trial shows who holds power in Rome.',
  'the-revengers-tragedy':
    'Carrying the skull of his poisoned beloved, Vindice enters a corrupt court in disguise to destroy it.',
  'the-changeling':
    'A young woman hires a servant she loathes to murder her fiancé, and finds what he means by payment.',
  'tis-pity-shes-a-whore':
    'A brother and sister in Parma fall in love, and a city full of lesser sins punishes them.',
  'life-is-a-dream':
    'A prince locked in a tower since birth is woken in a palace for one day, then told that he dreamed it.',
  fuenteovejuna:
    'A village kills the commander who has abused it, and under torture gives one answer to who did it: all of us.',
  'alls-well-that-ends-well':
    'A physician’s daughter cures a king, is given the husband she asks for, and must win him when he runs away.',
  cymbeline:
    'A wager on a wife’s faithfulness sends a British princess in disguise across Wales to war, loss and reunion.',
  'henry-vi-part-1':
    'A child king inherits a war in France, where Talbot fights Joan of Arc while the English lords pick roses and quarrel.',
  'henry-vi-part-2':
    'A gentle king, a fierce queen, a murdered duke and Jack Cade’s rebels bring England to civil war.',
  'henry-vi-part-3':
    'The houses of York and Lancaster trade the crown and their sons’ lives, and Richard of Gloucester begins to plan.',
  'henry-viii':
    'Buckingham, Katherine and Wolsey fall one after another as a king sets aside his wife for Anne Boleyn.',
  'king-john':
    'A king with a weak claim fights France, the Pope and a child with a better one, while the Bastard watches and learns.',
  'loves-labours-lost':
    'Four young men swear off women for three years of study on the day four young women arrive.',
  'the-merry-wives-of-windsor':
    'Falstaff sends the same love letter to two married women, who compare copies and take their time over him.',
  pericles:
    'A prince is driven from shore to shore, loses wife and daughter to the sea, and finds them again.',
  'timon-of-athens':
    'A generous man gives away all he has, learns what his friends are, and turns his back on humankind.',
  'titus-andronicus':
    'A Roman general’s act of ritual killing sets off a chain of revenge that ends at a dinner table.',
  'troilus-and-cressida':
    'Seven years into the Trojan War, heroes sulk and bargain while two lovers are parted by an exchange of prisoners.',
  'the-two-gentlemen-of-verona':
    'A young man betrays his friend and his beloved for the same woman, in a comedy best remembered for a dog.',
};
