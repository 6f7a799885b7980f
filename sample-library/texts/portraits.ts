/** Longer words about a few practitioners, from well-known facts; no opinion is put into anyone’s mouth. */
const portraits: Readonly<Record<string, string>> = {
  'william-shakespeare':
    'Born in Stratford-upon-Avon in 1564, an actor and sharer in the Lord Chamberlain’s Men, later the King’s Men, he wrote some thirty-seven plays for a company that he knew: parts were made for particular actors, scenes for a bare thrust stage in daylight or, after 1608, for an indoor playhouse lit by candles.\n\nAbout half of the plays were printed in his lifetime. In 1623, seven years after his death, two fellow actors brought out the First Folio, without which eighteen of them, Macbeth, Twelfth Night and The Tempest among them, might be lost.',
  'konstantin-stanislavski':
    'Actor, director and co-founder of the Moscow Art Theatre in 1898. Over four decades he worked out a way of preparing a part that starts from what a character wants in given circumstances, and later from what the character physically does to get it.\n\nHis books reached English readers late and out of order, which is why two traditions, one of feeling and one of action, both claim him.',
  'bertolt-brecht':
    'Playwright, poet and director. He wanted an audience that watches as people watch a boxing match: relaxed, expert, ready to judge. Titles that tell the outcome, songs that interrupt, actors who show a character instead of becoming one, and light in plain view all serve that end.\n\nHe left Germany on the day after the Reichstag fire in 1933, wrote his best-known plays in exile, and led the Berliner Ensemble with Helene Weigel from 1949.',
  sophocles:
    'Athenian tragedian who won first prize at the City Dionysia about eighteen times. Of more than a hundred and twenty plays seven are whole. He is said to have added the third actor and to have raised the chorus from twelve to fifteen.',
  euripides:
    'The youngest of the three Athenian tragedians whose plays survive, and in his lifetime the least rewarded. His eighteen or nineteen surviving plays give long, well-argued speeches to women, slaves and foreigners.',
  'anton-chekhov':
    'Physician and writer. His four last plays were first given by the Moscow Art Theatre, and he called two of them comedies. What happens in them happens mostly off stage; on stage people eat, leave, come back and talk about something else.',
  'henrik-ibsen':
    'Norwegian playwright who spent twenty-seven years abroad. After two great verse plays he turned to prose rooms with closed doors, where something done long ago comes to light in a few days.',
  'augusto-boal':
    'Brazilian director who made theatre with people who had a problem to solve. In Forum Theatre a scene of oppression is played, then played again, and anyone who watches may call stop, take a part and try another way. He called such a person a spect-actor.',
  'jacques-lecoq':
    'Trained as a sports teacher, he opened a school in Paris in 1956 that led students from neutral mask and silence through chorus, mask and commedia to the clown. Those he taught went on to found many companies.',
  'rudolf-laban':
    'Dancer and thinker about movement. He described any action by its weight, time, space and flow; combinations of the first three give eight efforts, such as press, flick and float, which actors use to find how a character moves and speaks.',
  'antonin-artaud':
    'Actor, poet and theorist. In essays collected in 1938 he called for a theatre that works on the nerves through sound, light, cry and gesture before it works on the mind. He realised little of it himself; much that came later is unthinkable without it.',
  'dorothy-heathcote':
    'Teacher who worked at Newcastle University. She taught from inside the drama, in role, and in Mantle of the Expert gave children the responsibilities of people who know their job.',
  'cicely-berry':
    'Voice director of the Royal Shakespeare Company from 1969. Her exercises set the body against the text, by tugging, walking or building walls of chairs, so that actors find where the verse resists.',
  'aphra-behn':
    'Among the first women in England known to have earned a living by writing. She had been a spy in Antwerp and in a debtors’ prison before her first play was staged in 1670; some nineteen followed.',
  'wole-soyinka':
    'Nigerian playwright, poet and novelist, winner of the Nobel Prize in Literature in 1986. His plays join Yoruba ritual, music and proverb to European forms, and put power on trial; he was jailed for nearly two years during the Nigerian civil war.',
};

export const portraitOf = (slug: string): string | undefined => portraits[slug];
