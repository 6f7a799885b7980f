/** What happens, in a sentence or two, by slug of the play: from French neoclassicism to the First World War. */
export const enlightenmentPremises: Readonly<Record<string, string>> = {
  'le-cid': 'To save his father’s honour a young man must kill the father of the woman he loves.',
  tartuffe:
    'A pious fraud moves into a Paris household, and its master gives him everything, including his daughter.',
  'the-misanthrope':
    'A man who insists on telling everyone the truth is in love with the most accomplished flatterer in Paris.',
  'the-miser':
    'A rich man who loves his cash-box more than his children plans to marry the girl his son adores.',
  'the-imaginary-invalid': 'A healthy man in love with medicine wants a doctor for a son-in-law.',
  phaedra:
    'Believing her husband dead, a queen confesses love to her stepson, and then her husband comes home.',
  'the-country-wife':
    'A London rake lets it be known that he is impotent, so that husbands will trust him with their wives.',
  'the-rover':
    'In Naples at carnival, three young women slip out masked while a band of exiled English cavaliers look for love.',
  'the-way-of-the-world':
    'Two clever people bargain for a marriage that both can live in, around a fortune that others want.',
  'the-recruiting-officer':
    'Soldiers come to Shrewsbury to trick men into the army, and a young woman enlists in breeches.',
  'the-beggars-opera':
    'A highwayman is betrayed, married, imprisoned and reprieved to popular tunes, in a city where thieves and ministers are alike.',
  'the-love-suicides-at-sonezaki':
    'A shop clerk cheated of his money and the courtesan he loves choose to die together.',
  'the-servant-of-two-masters':
    'Hungry Truffaldino takes a second job without telling either employer, and has to serve both dinners at once.',
  'she-stoops-to-conquer':
    'A young man who can only be at ease with barmaids mistakes a country house for an inn.',
  'the-rivals':
    'An officer pretends to be penniless because the heiress he loves wants a romantic elopement.',
  'the-school-for-scandal':
    'In a set that lives on gossip, one brother has a good name and the other a good heart.',
  'the-marriage-of-figaro': 'On his wedding day a valet outwits the count who hopes to seduce the bride.',
  'the-robbers':
    'Disinherited by his brother’s lies, a student becomes captain of a band of outlaws and cannot go back.',
  'mary-stuart': 'Two queens, one crown: a prisoner hopes for mercy and a ruler fears to sign.',
  'faust-part-one':
    'A weary scholar wagers his soul that no moment will ever satisfy him, and a young woman pays for it.',
  woyzeck:
    'A poor soldier, used by his captain and a doctor, kills the woman he lives with; the fragments can be put in several orders.',
  'the-government-inspector': 'A corrupt small town mistakes a penniless clerk for the inspector it fears.',
  'the-storm':
    'In a town on the Volga a young wife, crushed by her mother-in-law, snatches ten nights of love.',
  'peer-gynt':
    'A boy who lies goes out to be himself, by way of trolls, slave-trading and a madhouse, and comes home an old man.',
  'a-dolls-house':
    'A wife who once forged a signature to save her husband’s life finds out what he would do to save his name.',
  ghosts:
    'On the eve of opening an orphanage in her husband’s honour, a widow’s son comes home ill, and the past with him.',
  'an-enemy-of-the-people':
    'A doctor finds that the spa which feeds his town is poisoned, and is hated for saying so.',
  'hedda-gabler':
    'A general’s daughter, bored and newly married, finds that the only life she can control is someone else’s.',
  'miss-julie':
    'On midsummer night a count’s daughter and her father’s valet cross a line that neither can step back over.',
  'a-dream-play': 'A god’s daughter comes down to find out whether human beings have reason to complain.',
  'spring-awakening':
    'Schoolchildren who are told nothing about their own bodies pay for their elders’ silence.',
  'the-importance-of-being-earnest':
    'Two young men both call themselves Ernest, and two young women will marry nobody else.',
  'an-ideal-husband':
    'A rising politician who once sold a state secret is blackmailed in front of a wife who thinks him perfect.',
  salome:
    'A princess dances for her stepfather and asks for the head of the prophet who would not look at her.',
  'cyrano-de-bergerac':
    'A great swordsman with a great nose lends his words to a handsome man who is courting the woman he loves himself.',
  'ubu-roi':
    'A greedy coward kills the king of Poland and rules by debraining, in a play whose first word caused a riot.',
  'the-seagull':
    'On a country estate a young writer, a young actress and two famous people love where they are not loved.',
  'uncle-vanya':
    'A professor comes to live on the estate that others have worked all their lives to keep for him.',
  'three-sisters': 'Three educated women in a provincial town wait to go back to Moscow.',
  'the-cherry-orchard':
    'A family that cannot pay its debts will not cut down its orchard, and loses it to a man whose father was its serf.',
  'the-lower-depths': 'In a doss-house, people at the bottom are offered a comforting lie.',
  'mrs-warrens-profession': 'A clever young woman learns what paid for her education.',
  'major-barbara':
    'A Salvation Army officer finds that her shelter can be saved only by her father, an arms manufacturer.',
  pygmalion:
    'A professor bets that he can pass a flower seller off as a duchess by changing how she speaks, and gives no thought to afterwards.',
  'saint-joan': 'A farm girl hears voices, crowns a king, and is burned by honest men.',
  'the-playboy-of-the-western-world':
    'A stranger says that he has killed his father, and a Mayo village makes him a hero.',
  'riders-to-the-sea':
    'A mother on an island off the west of Ireland waits for the sea to return the fifth of her drowned sons.',
  'six-characters-in-search-of-an-author':
    'Six people walk into a rehearsal and insist that their unfinished tragedy be played.',
  'r-u-r':
    'A factory makes artificial workers by the million; the play that gave the world the word robot asks what they will do with us.',
  'from-morning-to-midnight':
    'A bank cashier steals a fortune and has one day to find something worth buying with it.',
  'the-dybbuk': 'A bride is possessed by the spirit of the young man to whom she was promised before birth.',
  trifles:
    'While the men look for evidence upstairs, two women in a farm kitchen see what happened and decide what to say.',
  'the-hairy-ape':
    'A stoker who believed he made the ship go is called a beast by a rich passenger, and looks for where he belongs.',
  'the-emperor-jones':
    'A fugitive who made himself ruler of an island runs through the forest from the drum, and from his past.',
  'don-giovanni': 'A seducer who has killed an old man invites the man’s statue to supper.',
  'la-traviata': 'A Paris courtesan gives up the man she loves at his father’s request, and is dying.',
  carmen: 'A soldier ruins himself for a woman who will not be owned.',
  'the-pirates-of-penzance':
    'Apprenticed to pirates by a slip of the ear, a slave of duty comes of age, or would if he had not been born on 29 February.',
};
