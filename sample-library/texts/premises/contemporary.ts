/** What happens, in a sentence or two, by slug of the play: since 1979. */
export const contemporaryPremises: Readonly<Record<string, string>> = {
  arcadia:
    'In one room, a girl genius of 1809 and scholars of today reach for the same things, and miss some of them.',
  amadeus:
    'An old composer confesses to having destroyed the vulgar young man whose music God preferred to his.',
  'top-girls':
    'A woman celebrates promotion with famous women from history; at home her sister has brought up her child.',
  'far-away':
    'A girl sees what her uncle does at night, grows up to make hats for parades, and hears that even the weather has taken sides.',
  'love-and-information':
    'More than fifty tiny scenes with over a hundred characters show people knowing, forgetting, telling and being unable to feel.',
  'our-countrys-good':
    'Convicts in the first penal colony in Australia rehearse a comedy, and begin to be seen as people.',
  'blood-brothers':
    'Twins parted at birth, one kept by a poor mother and one given to a rich one, become friends.',
  'educating-rita':
    'A hairdresser comes to an Open University tutor who drinks, and learns more than he wants to teach.',
  translations: 'British soldiers map Donegal in 1833, turning Irish names into English ones.',
  'dancing-at-lughnasa':
    'A man remembers the summer of 1936, his mother and her four sisters, and a wireless set.',
  'master-harold-and-the-boys':
    'On a wet afternoon in a Port Elizabeth tea room, a white schoolboy turns on the two Black waiters who brought him up.',
  'woza-albert':
    'Two actors with pink noses and a box imagine what apartheid South Africa would do if Christ came there.',
  kindertransport:
    'A mother who came to England as a Jewish child in 1939 has hidden it from her own daughter.',
  'angels-in-america':
    'In New York in the 1980s, AIDS, politics and an angel break into the lives of two couples.',
  fences:
    'A refuse collector who was once a great ballplayer will not let his son have what was kept from him.',
  'the-piano-lesson':
    'A brother wants to sell the family’s carved piano to buy the land his ancestors worked as slaves; his sister will not let it go.',
  'm-butterfly':
    'A French diplomat’s twenty-year affair with a Chinese opera singer rests on what he chose not to see.',
  'how-i-learned-to-drive': 'A woman remembers, out of order, what her uncle taught her in his car.',
  'the-laramie-project':
    'A company interviews the people of a Wyoming town after a gay student is murdered there.',
  doubt:
    'A headmistress in the Bronx in 1964 is certain that a priest has wronged a pupil, and has no proof.',
  'topdog-underdog': 'Two brothers named Lincoln and Booth share a room, a card hustle and an inheritance.',
  ruined:
    'In a bar in the Congolese war, a shrewd owner shelters women whom soldiers have harmed, and profits from them.',
  sweat: 'Friends on a factory floor in Pennsylvania are set against one another when the jobs begin to go.',
  hamilton: 'An immigrant writes his way to the top of the new American republic and towards a duel.',
  'the-wolves':
    'A girls’ football team talks through its Saturday warm-ups, week after week, about everything.',
  eurydice: 'The myth of Orpheus seen from the side of the bride, who meets her father in the underworld.',
  blasted:
    'A hotel room in Leeds holds an abusive couple until a soldier knocks, and a war comes through the wall.',
  '4-48-psychosis': 'A text without named speakers speaks from inside clinical depression.',
  'shopping-and-f-ing':
    'Three young people live on ready meals and transactions, in a London where everything is one.',
  'the-beauty-queen-of-leenane':
    'A woman of forty and the mother she looks after fight over her last chance to leave.',
  'the-pillowman': 'In a police state a writer is questioned about murders that follow his stories.',
  'the-weir': 'In a country pub men tell ghost stories to a woman from Dublin, until she tells hers.',
  copenhagen: 'Two physicists and a wife, dead now, go over again the visit that one paid the other in 1941.',
  'noises-off':
    'We watch the first act of a touring farce three times: in rehearsal, from behind, and falling apart.',
  'the-woman-in-black': 'A solicitor hires an actor to help him tell what he saw in a house on the marsh.',
  'the-history-boys':
    'Eight Sheffield schoolboys are coached for Oxford by teachers who disagree about what learning is for.',
  'the-madness-of-george-iii':
    'The king’s mind gives way, and doctors and politicians fight over what is left.',
  'black-watch':
    'Soldiers back from Iraq talk to a writer in a Fife pub, and the war comes up through the pool table.',
  'elminas-kitchen': 'In a takeaway in Hackney a father tries to keep his son out of gang life.',
  'sing-yer-heart-out-for-the-lads':
    'A pub football team watches England play Germany, and race comes to the surface.',
  'gone-too-far':
    'Two brothers, one raised in Lagos and one on a London estate, go out to buy a pint of milk.',
  dna: 'A group of teenagers think that they have killed a boy, and cover it up well.',
  'noughts-and-crosses':
    'In a world where dark-skinned Crosses rule pale Noughts, two childhood friends fall in love.',
  'war-horse': 'A Devon boy follows the horse he raised to the Western Front.',
  'the-curious-incident-of-the-dog-in-the-night-time':
    'Fifteen-year-old Christopher sets out to learn who killed his neighbour’s dog, and finds out about his family.',
  jerusalem:
    'On St George’s Day a drinker and storyteller is to be evicted from his caravan in a Wiltshire wood.',
  enron: 'The rise and fall of an energy company that sold the future, with raptors in the basement.',
  'earthquakes-in-london':
    'Three sisters and the scientist father who gave up on the planet live through one overheated London year.',
  'king-charles-iii':
    'In blank verse, a new king refuses to sign a bill, and a constitution begins to crack.',
  chimerica: 'A photographer looks for the man who stood before the tanks in Tiananmen Square.',
  'people-places-and-things': 'An actress checks into rehab and cannot tell the truth without a script.',
  1984: 'Winston Smith begins a diary under the eye of the Party; a reading group of the future wonders who he was.',
  'things-i-know-to-be-true':
    'Over a year in a Hallett Cove garden four grown children tell their parents what they did not want to hear.',
  cloudstreet: 'Two battered families share a big old house in Perth for twenty years.',
  'the-empress':
    'Indian ayahs, lascars and a servant of Queen Victoria make lives in London at the height of empire.',
  'lions-and-tigers': 'A schoolboy of nineteen becomes a fighter against British rule in Bengal.',
  'the-great-wave':
    'A Japanese teenager vanishes from a beach in a storm, and her family will not believe that she drowned.',
  'the-convert':
    'In Rhodesia in the 1890s a young woman escapes a forced marriage into a mission, and into another kind of rule.',
  'barber-shop-chronicles':
    'In barber shops in six cities, on the day of a football match, African men talk.',
  'three-sisters-ellams': 'Chekhov’s sisters wait to go home to Lagos, as the Biafran war comes.',
  emilia: 'The poet Emilia Bassano, played by three women, tells her own story.',
  six: 'The wives of Henry VIII hold a concert to decide who had it worst, and change their minds about the contest.',
  'matilda-the-musical': 'A small girl with a large mind takes on a headmistress who throws children.',
  'les-miserables':
    'Hunted for a stolen loaf, a former convict tries to live well in a France heading for the barricades.',
};
