/** Whatever is used in two places is part of the design system, and the style guide shows it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const GUIDE = path.join('components', 'styleguide');
const USED_OFTEN = 2;

/** Used in several places, and not to be shown. */
const exceptions: Readonly<Record<string, string>> = {
  CaptionTracks: 'has no look: the captions that a player offers',
  CaptionsLayer: 'works over a player that plays: the captions of its recording',
  DeviceDay: 'has no look: a date in the text around it',
  DialogFault: 'a Notice, which is shown, or nothing',
  AccountOnly: 'has no look: it shows what stands in it',
  BookmarkToggle: 'shown by BookmarkButton, which loads it for who has an account',
  LazyDocumentReader: 'shows a document that it is given leave to read; its line in a list is shown',
  ContinueWatching: 'has no look: a Rail, which is shown, or nothing',
  CourseProgress: 'made of parts that are shown: ProgressBar, a button and CertificatePanel',
  FindForm: 'shown by Finder',
  KeyNotice: 'works over a player that plays: what a key has set',
  PlayerNotice: 'stands over a player for a moment, with words of what has just happened',
  GuidanceLine: 'has no look: a line of words before a recording plays',
  ErrorBoundary: 'has no look: it shows what stands in it',
  ItemHead: 'writes the head of the document, nothing on the page',
  ListingHead: 'writes the head of the document, nothing on the page',
  ListingScreen: 'a whole screen, made of parts that are shown, which asks for its results itself',
  ListPlayer: 'plays recordings one after the other, and asks for leave to play each',
  NativePlayer: 'the browser’s own player, which needs a recording and leave to play it',
  NotificationSlot: 'an empty place of the frame; the notification areas fill it',
  LazyStage: 'the player once it plays: it needs a recording and leave to play it',
  Overlay: 'the words over a player; those of a failure are shown',
  PlayerControls: 'work in a player that plays alone; each of them is named by its own words',
  PlayerMenu: 'works in a player that plays alone; the choices that it holds are shown',
  Readers: 'has no look: words in the line of facts of a list',
  TimedGuidance: 'works over a player that plays: what its recording warns of',
  Setting: 'a control and the SaveBar, which are shown',
  Suggestions: 'shown by SearchBox, which loads them once somebody types',
  WrittenActions: 'has no look: one or two of the buttons that are shown',
  TimeInput: 'shown by CueEditor, each of whose rows has two',
  UnopenedOptions: 'text inside noscript: nothing of it exists where script runs',
};

const sources = new Map(
  ['components', 'pages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => path.join(folder, name))
      .map((file) => [file, readFileSync(file, 'utf8')] as const),
  ),
);
const isGuide = (file: string) => file.startsWith(GUIDE);
const product = [...sources].filter(([file]) => !isGuide(file));
const guide = [...sources].filter(([file]) => isGuide(file)).map(([, text]) => text);

/** Elements of a component in a source; a type argument, which follows a name, is none. */
function elements(name: string, text: string): number {
  return text.match(new RegExp(`(?<!\\w)<${name}(?=[\\s/>])`, 'g'))?.length ?? 0;
}

interface Component {
  name: string;
  file: string;
  uses: number;
}

function componentsOf([file, text]: readonly [string, string]): Component[] {
  return [...text.matchAll(/^export (?:async )?(?:function|const|class) ([A-Z]\w*[a-z]\w*)/gm)].map(
    ([, name = '']) => {
      const others = product.filter(([other]) => other !== file);
      return { name, file, uses: others.reduce((sum, [, other]) => sum + elements(name, other), 0) };
    },
  );
}

const usedOften = product
  .filter(([file]) => file.startsWith('components'))
  .flatMap(componentsOf)
  .filter(({ uses }) => uses >= USED_OFTEN);
const isShown = (name: string) => guide.some((text) => elements(name, text) > 0);

it('the style guide shows every component that is used in two places', () => {
  const missing = usedOften
    .filter(({ name }) => !isShown(name) && !Object.hasOwn(exceptions, name))
    .map(({ name, file, uses }) => `${name} (${file}, used ${uses} times)`);
  expect(missing).toEqual([]);
  expect(usedOften.length).toBeGreaterThan(50);
});

it('every exception is a component that is used in two places and not shown', () => {
  const often = new Set(usedOften.map(({ name }) => name));
  const stale = Object.keys(exceptions).filter((name) => !often.has(name) || isShown(name));
  expect(stale).toEqual([]);
});

it('an element is told from a type argument and from a longer name', () => {
  expect(elements('Row', 'const a: Promise<Row> = b; return <Rows><Row gap={2}><Row/></Rows>;')).toBe(2);
});
