/** What happens, in a sentence or two, by slug of the play: from the 1920s to 1979. */
export const modernPremises: Readonly<Record<string, string>> = {
  'juno-and-the-paycock':
    'In a Dublin tenement during the civil war, a family spends a legacy that never comes, and a mother holds what is left together.',
  'the-plough-and-the-stars':
    'Tenants of a Dublin house fight, loot, mourn and argue through the Easter Rising of 1916.',
  machinal:
    'A young woman is pushed by the machinery of office, marriage and motherhood towards a murder and the electric chair.',
  'long-days-journey-into-night':
    'In one day and night a family of four circles the mother’s addiction, the son’s illness and the father’s meanness.',
  'journeys-end':
    'Officers in a dugout wait for the German attack of March 1918, and a new boy arrives who hero-worships the captain.',
  'hay-fever':
    'Each of four theatrical family members has invited a guest for the weekend without telling the others.',
  'private-lives':
    'A divorced couple meet on adjoining hotel balconies, each on honeymoon with somebody else.',
  'blithe-spirit':
    'A novelist holds a séance for research and brings back his first wife, to the annoyance of his second.',
  'blood-wedding': 'A bride runs off with another man on her wedding day, and the moon lights the hunt.',
  yerma: 'A woman in a village where wives are mothers cannot have the child she longs for.',
  'the-house-of-bernarda-alba':
    'A widow locks her five daughters into eight years of mourning, with a young man at the window.',
  'the-threepenny-opera':
    'A London gangster marries the daughter of the man who owns the beggars, in a song-play about who the real thieves are.',
  'mother-courage-and-her-children':
    'A trader follows the armies of the Thirty Years War with her cart and pays for her living with her children.',
  'life-of-galileo': 'A scientist proves that the earth moves, and is shown the instruments.',
  'the-good-person-of-szechwan':
    'Given money by the gods for being good, a woman can survive only by inventing a ruthless male cousin.',
  'the-caucasian-chalk-circle':
    'A servant saves a governor’s child in a revolution, and a rascal of a judge must say whose child it is.',
  'the-resistible-rise-of-arturo-ui':
    'A Chicago gangster takes over the cauliflower trade, exactly as Hitler took over Germany.',
  'our-town':
    'A stage manager shows us daily life, love and death in a small New Hampshire town on an almost bare stage.',
  'the-skin-of-our-teeth':
    'One suburban family lives through the ice age, the flood and a world war, and keeps forgetting its lines.',
  'murder-in-the-cathedral':
    'Archbishop Becket, back in Canterbury, meets four tempters and then four knights.',
  'time-and-the-conways':
    'At a party in 1919 a family looks forward; nineteen years later we see what came of it, and then go back.',
  'an-inspector-calls':
    'An inspector interrupts a family dinner to ask, one by one, what each had to do with a young woman’s death.',
  'no-exit': 'Three dead strangers are shown into a drawing room and find that no torturer is needed.',
  'antigone-anouilh':
    'In a play first staged in occupied Paris, Antigone says no to a king who has reasons for everything.',
  'the-glass-menagerie':
    'A son remembers the mother and sister he left, and the evening a gentleman came to call.',
  'a-streetcar-named-desire':
    'A woman who has lost her home comes to stay with her sister in New Orleans, and meets her sister’s husband.',
  'cat-on-a-hot-tin-roof':
    'On a rich man’s birthday his family hides from him that he is dying, and from itself much else.',
  'all-my-sons': 'A manufacturer let cracked engine parts go to war, and his surviving son finds out.',
  'death-of-a-salesman':
    'An ageing salesman loses his job and his grip, and talks to the brother and the sons he remembers.',
  'the-crucible':
    'In Salem in 1692 girls caught dancing cry witch, and a farmer must decide what his name is worth.',
  'a-view-from-the-bridge':
    'A Brooklyn longshoreman shelters his wife’s immigrant cousins, until one of them courts the niece he has brought up.',
  'a-raisin-in-the-sun':
    'A Chicago family waits for an insurance cheque of ten thousand dollars, and each has a dream to spend it on.',
  'waiting-for-godot': 'Two men wait by a tree for someone who does not come, twice.',
  endgame:
    'A blind man who cannot stand orders about a servant who cannot sit, while his parents live in dustbins.',
  'happy-days': 'Buried first to the waist and then to the neck, Winnie gets through another day.',
  'the-bald-soprano': 'Two English couples exchange remarks until language itself gives way.',
  rhinoceros: 'In a French town people turn into rhinoceroses one after another, and find reasons to.',
  'the-maids': 'Two sisters in service act out the murder of their mistress whenever she is away.',
  'the-balcony':
    'In a brothel where clients play bishop, judge and general, a revolution outside needs the real ones.',
  'look-back-in-anger':
    'In a Midlands attic a clever, furious young man attacks everyone within reach, his wife most of all.',
  'a-taste-of-honey':
    'A Salford schoolgirl, left by her mother, makes a home for a while with a sailor’s baby on the way and a friend.',
  roots:
    'A Norfolk farm worker’s daughter comes home full of her London boyfriend’s ideas, and has to find her own.',
  'the-birthday-party':
    'Two men arrive at a seaside boarding house for its only lodger, and nobody says why.',
  'the-caretaker': 'A tramp given shelter by one brother tries to play him off against the other.',
  betrayal: 'An affair between two friends’ lives is told backwards, from its cold end to its first night.',
  'a-man-for-all-seasons':
    'Sir Thomas More tries to keep both his head and his conscience by saying nothing.',
  'oh-what-a-lovely-war':
    'The First World War is told as an end-of-the-pier show, with songs soldiers sang and figures on a newspanel.',
  'entertaining-mr-sloane':
    'A charming young lodger with something to hide is shared between a brother and sister.',
  saved:
    'Young people in south London drift, joke and bicker around an act of violence that the play makes us look at.',
  'rosencrantz-and-guildenstern-are-dead':
    'Two minor characters in Hamlet pass the time between scenes that they do not understand.',
  metamorphosis: 'Gregor Samsa wakes as an insect, and his family learn to do without him.',
  equus: 'A psychiatrist has to find out why a boy blinded six horses, and envies him something.',
  'the-royal-hunt-of-the-sun':
    'A few hundred Spaniards march into Peru for gold, and their general befriends the god-king he has captured.',
  'accidental-death-of-an-anarchist':
    'A madman posing as a judge makes the police re-enact how a suspect came to fall from their window.',
  'the-cheviot-the-stag-and-the-black-black-oil':
    'A ceilidh tells how the Highlands were cleared for sheep, then deer, then oil.',
  'the-norman-conquests':
    'Three plays show one disastrous family weekend from the dining room, the sitting room and the garden.',
  'abigails-party': 'A hostess plies her neighbours with drinks and music while her marriage gives out.',
  'cloud-nine':
    'A family lives first in Victorian Africa and then in London in 1979, ageing twenty-five years and swapping sexes.',
  'death-and-the-kings-horseman':
    'A king’s horseman must follow his master into death, and a colonial officer steps in.',
  'the-lion-and-the-jewel':
    'A village beauty is courted by a schoolteacher with modern notions and a chief with old ones.',
  'sizwe-bansi-is-dead': 'A man without the right stamp in his passbook is offered a dead man’s name.',
  'philadelphia-here-i-come':
    'On the night before he emigrates a young man’s private self says everything that his public self cannot.',
  'for-colored-girls-who-have-considered-suicide-when-the-rainbow-is-enuf':
    'Seven women named for colours tell, in poems and dance, what Black women have survived.',
  'whos-afraid-of-virginia-woolf':
    'After a faculty party an older couple invite a younger one home and play games until dawn.',
  'zoot-suit':
    'Young Mexican Americans are convicted of a murder on no evidence, and the Pachuco narrator will not let the play behave.',
  'west-side-story': 'Two teenagers from rival New York gangs fall in love at a dance.',
  'sweeney-todd':
    'A barber comes back from transportation to find the judge who took his family, with a razor and a neighbour who makes pies.',
  oklahoma:
    'A cowboy and a farmhand want to take the same girl to the box social, in a territory about to become a state.',
  cabaret:
    'An American writer arrives in Berlin in time to see a nightclub go on smiling as the Nazis come in.',
};
