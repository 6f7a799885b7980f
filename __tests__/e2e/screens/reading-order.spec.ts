/**
 * Ten journeys as a screen reader reads them: the page's accessibility tree from its beginning, in which what a person needs
 * must come in the order in which they need it, under headings that say what follows.
 */
import { expect, type Page } from '@playwright/test';
import { listed } from '../support/library';
import { gatewayOf, test, type Visitor } from '../support/visitors';
import { shortIf } from '../support/long';

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  childIds?: string[];
}

/** Every node that is read, as `role name`, in the order of reading. */
async function readFrom(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node: AxNode | undefined): string[] => {
    if (!node) return [];
    const below = (node.childIds ?? []).flatMap((id) => read(byId.get(id)));
    const said = `${node.role?.value ?? ''} ${node.name?.value ?? ''}`.trim();
    return node.ignored ? below : [said, ...below];
  };
  return read(nodes[0]);
}

interface Journey {
  name: string;
  as?: Visitor;
  path: string | (() => Promise<string>);
  /** What is read, in this order, with anything between. */
  order: readonly RegExp[];
}

const FILM = '/productions/tomorrow-and-tomorrow';
const START = [/^link Skip to main content$/, /^banner/, /^main/] as const;

const guideWithDocument = async () => {
  const found = (await listed('guides')).find(({ documents }) => documents.length > 0);
  return `/guides/${found?.slug ?? ''}`;
};

const journeys: readonly Journey[] = [
  {
    name: 'finding something on the front page',
    path: '/',
    order: [...START, /^heading Every classroom/, /^combobox Search the library$/, /^heading Watch and listen$/, /^heading \d+ recorded performances$/],
  },
  {
    name: 'narrowing a search',
    path: '/search?q=hamlet',
    order: [...START, /^heading Results for .hamlet.$/, /^heading Filters$/, /^checkbox Productions \d+ results?$/, /^heading Results$/, /^status/, /^heading Hamlet/],
  },
  {
    name: 'getting on when nothing is found',
    path: '/search?q=qqqqqq',
    order: [...START, /^heading Results for/, /^heading No results$/, /^link Browse productions$/],
  },
  {
    name: 'deciding whether to show a film',
    as: 'classroom',
    path: FILM,
    order: [...START, /^navigation Breadcrumb$/, /^heading Tomorrow, and tomorrow/, /^button (Play|I understand)/, /^heading Chapters$/, /^heading Transcript$/, /^heading Teaching resources$/],
  },
  {
    name: 'reading a guide and its document',
    as: 'classroom',
    path: guideWithDocument,
    order: [...START, /^navigation Breadcrumb$/, /^heading /, /^heading Documents?$/, /^button Read/, /^heading The guide$/, /^complementary Facts$/],
  },
  {
    name: 'taking a course',
    path: '/training/dt-101-using-the-platform',
    order: [...START, /^heading DT\+ 101/, /^link Sign in to take the course$/, /^heading Modules$/, /^link Find what you need$/, /^heading About$/],
  },
  {
    name: 'keeping and exporting bookmarks',
    as: 'administrator',
    path: '/my-bookmarks',
    order: [...START, /^heading My bookmarks$/],
  },
  { name: 'making a list', as: 'superuser', path: '/lists', order: [...START, /^heading Lists$/, /^textbox New list$/, /^button Make list$/, /^heading Yours$/] },
  {
    name: 'looking after an account',
    as: 'superuser',
    path: '/account',
    order: [...START, /^heading Your account$/, /^heading Profile$/, /^heading Preferences$/, /^radio Match my device$/, /^heading What we hold about you$/, /^button Download everything/, /^button Delete my data$/],
  },
  {
    name: 'finding one’s school',
    path: '/sign-in/school?name=harb',
    order: [...START, /^heading Find your school$/, /^searchbox School, college or library$/, /^button Find$/, /^status/, /^link Harbourside Academy$/, /^link Sign in with your e-mail address$/],
  },
]; // prettier-ignore

/** All ten by `npm run test:browser`. */
const short: ReadonlySet<string> = new Set([
  'finding something on the front page',
  'deciding whether to show a film',
  'keeping and exporting bookmarks',
]);

for (const { name, as = 'nobody', path, order } of journeys)
  test(`read aloud: ${name}`, shortIf(short.has(name)), async ({ browser, stateOf }) => {
    const context = await browser.newContext({ storageState: await stateOf(as) });
    const page = await context.newPage();
    await page.goto(`${gatewayOf(as)}${typeof path === 'string' ? path : await path()}`, {
      waitUntil: 'networkidle',
    });
    const read = await readFrom(page);
    let from = 0;
    for (const wanted of order) {
      const at = read.findIndex((line, index) => index >= from && wanted.test(line));
      expect([String(wanted), at >= from], read.slice(from, from + 30).join('\n')).toEqual([
        String(wanted),
        true,
      ]);
      from = at + 1;
    }
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => Number(one.tagName.slice(1))),
      );
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    await context.close();
  });
