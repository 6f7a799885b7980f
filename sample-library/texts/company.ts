/**
 * The invented company of the sample library and its invented members. Nobody here exists: productions, interviews and
 * workshops are theirs, so that no words are given to a real person.
 */
export const INVENTED_PERSON = 'An invented person, made up for the sample library.';
export const INVENTED_COMPANY = 'An invented company, made up for the sample library.';

interface InventedCompany {
  slug: string;
  name: string;
  text: string;
}

export const LANTERN_YARD = 'lantern-yard-company';
export const LANTERN_YARD_AUDIO = 'lantern-yard-audio';
export const LANTERN_YARD_YOUNG = 'lantern-yard-young-company';
export const SALTMARSH = 'saltmarsh-screen-unit';

export const inventedCompanies: readonly InventedCompany[] = [
  {
    slug: LANTERN_YARD,
    name: 'The Lantern Yard Company',
    text: 'A company of fourteen actors who play old plays in a converted lamp works, with the same few platforms, trunks and lamps for all of them. They perform only plays in the public domain and make their own English versions of plays from other languages.',
  },
  {
    slug: LANTERN_YARD_AUDIO,
    name: 'Lantern Yard Audio',
    text: 'The company’s sound room, where plays are recorded for listening: close voices, few effects, and a cast that stands round one table.',
  },
  {
    slug: LANTERN_YARD_YOUNG,
    name: 'The Lantern Yard Young Company',
    text: 'Sixteen- to nineteen-year-olds who rehearse on Saturdays and play once a year on the main stage, with the company’s designers and stage managers working beside them.',
  },
  {
    slug: SALTMARSH,
    name: 'The Saltmarsh Screen Unit',
    text: 'The three people who film the company’s work: one camera, one microphone and a preference for leaving actors alone.',
  },
];

type Department =
  | 'directing'
  | 'acting'
  | 'design'
  | 'movement'
  | 'voice'
  | 'music'
  | 'text'
  | 'stage'
  | 'learning'
  | 'screen';

export interface Member {
  slug: string;
  name: string;
  department: Department;
  roles: readonly string[];
  text: string;
}

export const members: readonly Member[] = [
  { slug: 'maren-oduya-thwaite', name: 'Maren Oduya-Thwaite', department: 'directing', roles: ['artistic-director', 'director'], text: 'Founded the company with a borrowed van and four lamps. She directs the large public plays and begins every rehearsal by asking who in the scene has the most to lose.' },
  { slug: 'tobias-fenwrack', name: 'Tobias Fenwrack', department: 'directing', roles: ['director'], text: 'Directs the comedies and the farces. He trained as an engineer and draws every entrance and exit as a railway timetable before anyone stands up.' },
  { slug: 'ysolde-achterberg', name: 'Ysolde Achterberg', department: 'directing', roles: ['director', 'translator'], text: 'Directs the European repertoire in versions that she makes line by line with the actors in the room.' },
  { slug: 'cosmo-adeyinka-lisle', name: 'Cosmo Adeyinka-Lisle', department: 'directing', roles: ['associate-director', 'director'], text: 'Came to the company as an assistant stage manager and now directs its tragedies. He keeps the rehearsal room quiet and the running times short.' },
  { slug: 'perpetua-lindgarth', name: 'Perpetua Lindgarth', department: 'directing', roles: ['director', 'adapter'], text: 'Directs the Young Company and cuts the texts for small casts, always showing actors what she has taken out and why.' },
  { slug: 'zoe-ni-dhuarcain-bell', name: 'Zoë Ní Dhuarcáin-Bell', department: 'directing', roles: ['assistant-director', 'director'], text: 'Assists on the verse plays and directs the audio work, with her eyes shut.' },
  { slug: 'renwick-obuya', name: 'Renwick Obuya', department: 'acting', roles: ['actor', 'lead-actor'], text: 'Plays the company’s kings, tyrants and men who talk themselves into things. He learns a part by walking it round the same park.' },
  { slug: 'sunniva-thackwray', name: 'Sunniva Thackwray', department: 'acting', roles: ['actor', 'lead-actor'], text: 'Plays women who are cleverer than the room they are in, and now and then men who are not.' },
  { slug: 'bram-okonjo-leith', name: 'Bram Okonjo-Leith', department: 'acting', roles: ['actor'], text: 'The company’s clown, and its most careful reader of punctuation.' },
  { slug: 'temperance-akuffo-vane', name: 'Temperance Akuffo-Vane', department: 'acting', roles: ['actor'], text: 'Moved from poetry slams to verse drama, and says that the difference is who you are looking at.' },
  { slug: 'lucan-vargason', name: 'Lucan Vargason', department: 'acting', roles: ['actor'], text: 'Plays soldiers, suitors and servants, often all three in one night, and fights with either hand.' },
  { slug: 'noor-halloway-senn', name: 'Noor Halloway-Senn', department: 'acting', roles: ['actor', 'singer'], text: 'Plays the young women whom the plays describe as obedient, and looks for the line where they are not.' },
  { slug: 'ines-quarrington', name: 'Inès Quarrington', department: 'acting', roles: ['actor', 'narrator'], text: 'Plays mothers, queens, nurses and gods. Hers is the voice on most of the audio plays.' },
  { slug: 'dafydd-pugh-oyelaran', name: 'Dafydd Pugh-Oyelaran', department: 'acting', roles: ['actor', 'musician'], text: 'Plays counsellors, fathers and fiddles.' },
  { slug: 'roisin-ofarrelly-quist', name: 'Róisín O’Farrelly-Quist', department: 'acting', roles: ['actor'], text: 'Plays messengers as if theirs were the longest part in the play, which for three minutes it is.' },
  { slug: 'hollis-mbatha-grieve', name: 'Hollis Mbatha-Grieve', department: 'acting', roles: ['actor'], text: 'Joined from the Young Company at nineteen. Plays the sons, the sceptics and the second murderers.' },
  { slug: 'caspian-thorley-rao', name: 'Caspian Thorley-Rao', department: 'acting', roles: ['actor'], text: 'Plays lovers and liars and will not say which he prefers.' },
  { slug: 'odalys-winterbourne-cole', name: 'Odalys Winterbourne-Cole', department: 'acting', roles: ['actor', 'dancer'], text: 'Trained as a dancer; plays spirits, servants and anyone who has to cross the stage without being noticed.' },
  { slug: 'eskil-marchetti-doyle', name: 'Eskil Marchetti-Doyle', department: 'acting', roles: ['actor', 'puppeteer'], text: 'Builds and works the company’s few puppets, and plays the old men.' },
  { slug: 'philippa-nakashima-brand', name: 'Philippa Nakashima-Brand', department: 'acting', roles: ['actor'], text: 'Plays the practical people: nurses, sisters, stewards, second daughters.' },
  { slug: 'wilhelmina-stroud-okeke', name: 'Wilhelmina Stroud-Okeke', department: 'design', roles: ['set-designer', 'costume-designer'], text: 'Designs with what is already in the store. Her rule is one new object for each play, and that it must be used by somebody.' },
  { slug: 'jolyon-farr-castellan', name: 'Jolyon Farr-Castellan', department: 'design', roles: ['lighting-designer'], text: 'Lights from the side and from below, rarely from the front, and writes his cues in the margin of the play rather than on a plot.' },
  { slug: 'amaranta-holloway-diaz', name: 'Amaranta Holloway-Díaz', department: 'design', roles: ['costume-designer', 'hair-and-make-up-designer'], text: 'Builds costumes that change meaning when a sleeve is rolled or a collar turned.' },
  { slug: 'gethin-larsdotter', name: 'Gethin Larsdotter', department: 'design', roles: ['sound-designer', 'composer'], text: 'Records the sounds of the building at night and plays them back as weather, sea and crowds.' },
  { slug: 'isolde-macready-fonseca', name: 'Isolde Macready-Fonseca', department: 'design', roles: ['set-designer', 'video-designer'], text: 'Makes model boxes out of other people’s packaging, and projections only when a lamp will not do.' },
  { slug: 'kwabena-silverthorn', name: 'Kwabena Silverthorn', department: 'movement', roles: ['movement-director', 'fight-director'], text: 'Directs movement and fights. He will not set a blow until the actors can tell him what the character is trying to prevent.' },
  { slug: 'lettice-dumont-adair', name: 'Lettice Dumont-Adair', department: 'movement', roles: ['choreographer', 'movement-director'], text: 'Leads the company’s morning warm-up and its choruses.' },
  { slug: 'solveig-marchbank', name: 'Solveig Marchbank', department: 'voice', roles: ['voice-coach'], text: 'Voice and verse coach. She has the cast speak the play lying down once, walking once and whispering once before they are allowed to act it.' },
  { slug: 'ambrose-tekle-hart', name: 'Ambrose Tekle-Hart', department: 'voice', roles: ['voice-coach', 'dialect-coach'], text: 'Coaches dialects and public speech, and is asked about vowels at parties.' },
  { slug: 'henrike-vaughan-osei', name: 'Henrike Vaughan-Osei', department: 'music', roles: ['musical-director', 'composer'], text: 'Writes songs that actors who do not sing can sing.' },
  { slug: 'barnaby-solano-reeve', name: 'Barnaby Solano-Reeve', department: 'text', roles: ['dramaturg', 'translator'], text: 'Dramaturg. Keeps a card for every question that a rehearsal could not answer.' },
  { slug: 'marguerite-eze-fielding', name: 'Marguerite Eze-Fielding', department: 'text', roles: ['translator', 'dramaturg'], text: 'Translates from French, Spanish and Italian, and reads every line aloud to someone who has not seen the play.' },
  { slug: 'severin-aldous-kaye', name: 'Severin Aldous-Kaye', department: 'text', roles: ['translator'], text: 'Translates from Norwegian, German and Russian; the company’s authority on what cannot be said in English.' },
  { slug: 'calliope-drummond-yates', name: 'Calliope Drummond-Yates', department: 'stage', roles: ['stage-manager', 'production-manager'], text: 'Stage manager. Her prompt books are what the company teaches from.' },
  { slug: 'idris-mackelwood', name: 'Idris Mackelwood', department: 'stage', roles: ['deputy-stage-manager'], text: 'Calls the shows, in a voice that has been described as a very calm lighthouse.' },
  { slug: 'fenella-abara-strand', name: 'Fenella Abara-Strand', department: 'stage', roles: ['props-maker', 'scenic-artist'], text: 'Makes the letters, daggers, loaves and severed heads.' },
  { slug: 'orla-bastable-mensah', name: 'Orla Bastable-Mensah', department: 'learning', roles: ['head-of-learning', 'workshop-leader'], text: 'Leads the company’s work with schools. Taught drama for eleven years and still plans backwards from the bell.' },
  { slug: 'dorian-ashgrove-patel', name: 'Dorian Ashgrove-Patel', department: 'learning', roles: ['teaching-artist', 'workshop-leader'], text: 'Runs workshops on comedy, mask and failing cheerfully.' },
  { slug: 'thandeka-merriweather', name: 'Thandeka Merriweather', department: 'learning', roles: ['teaching-artist', 'academic'], text: 'Writes the company’s study guides with the rehearsal notes beside her.' },
  { slug: 'linus-corvane', name: 'Linus Corvane', department: 'screen', roles: ['screen-director', 'camera-operator'], text: 'Films the company. He counts a shot as good if the actors have forgotten which one it was.' },
  { slug: 'mireille-stanhope-adu', name: 'Mireille Stanhope-Adu', department: 'screen', roles: ['captioner', 'audio-describer', 'editor'], text: 'Cuts, captions and describes the recordings, and argues for leaving pauses alone.' },
]; // prettier-ignore

export const memberBySlug: ReadonlyMap<string, Member> = new Map(
  members.map((member) => [member.slug, member]),
);

/** Members of a department, in the order of the list. */
export const membersOf = (department: Department): Member[] =>
  members.filter((member) => member.department === department);
