import { HtmlValidate } from 'html-validate/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { contentTypes, type ContentType } from '@/lib/contracts/catalogue/content-types';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { ItemScreen } from '@/components/item/ItemScreen';
import type { ItemPageProps } from '@/lib/domain/item-page/access';
import { loadItemPage } from '@/lib/server/pages/item/load';
import { FakeRouterProvider } from '@/__tests__/support/in-browser/fake-router';
import { entries, entry, links } from '@/__tests__/support/content/item-entries';
import { itemPage, permitted, recording, anonymous } from '@/__tests__/support/content/item-page';
import { tableSource } from '@/__tests__/support/content/item-source';

const LONG = 'An Extraordinarily Long and Winding Title of a Play in Many Acts '.repeat(4).trim();
const viewer = {
  ...anonymousViewer,
  method: 'IPAuth' as const,
  country: 'USA',
  subscription: 'FULL' as const,
};

function markup(props: ItemPageProps): string {
  const page = (
    <FakeRouterProvider address={props.page.path} route="/[listing]/[slug]">
      <QueryClientProvider client={new QueryClient()}>
        <ItemScreen {...props} />
      </QueryClientProvider>
    </FakeRouterProvider>
  );
  return `<!DOCTYPE html><html lang="en"><head><title>t</title></head><body><main>${renderToStaticMarkup(page)}</main></body></html>`;
}

/** Structure only: spelling of void elements, attribute order and the like are the framework's. */
const validator = new HtmlValidate({
  root: true,
  rules: {
    'no-dup-id': 'error',
    'heading-level': 'error',
    'no-missing-references': 'error',
    'element-permitted-content': 'error',
    'element-permitted-parent': 'error',
    'wcag/h30': 'error',
    'wcag/h37': 'error',
    'text-content': 'error',
    'unique-landmark': 'error',
    'no-redundant-role': 'off',
    'aria-label-misuse': 'error',
  },
});

async function faultsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
}

async function pageOf(type: ContentType, slug: string, given = entries): Promise<ItemPageProps> {
  const deps = {
    source: tableSource(given),
    listed: () => Promise.resolve(null),
    similar: () => Promise.resolve([]),
    opening: () => Promise.resolve([]),
    warn: () => undefined,
  };
  const props = await loadItemPage({ type, slug, viewer }, deps);
  if (!props) throw new Error(`no page of ${type}/${slug}`);
  return props;
}

it('the check itself finds doubled ids and heading jumps', async () => {
  const html = '<!DOCTYPE html><html lang="en"><body><h1 id="a">A</h1><h3 id="a">B</h3></body></html>';
  const faults = (await faultsOf(html)).map((fault) => fault.split(':')[0]);
  expect(faults.sort()).toEqual(['heading-level', 'no-dup-id']);
});

describe('every kind of page', () => {
  const samples = contentTypes.flatMap((type) => {
    const found = entries.find((each) => each.sys.contentType.sys.id === type);
    if (!found) return [];
    const slug = typeof found.fields.slug === 'string' ? found.fields.slug : found.sys.id;
    return [[type, slug]] as [ContentType, string][];
  });

  it.each(samples)(
    '%s/%s has sound structure: unique ids, no heading jumps, named landmarks',
    async (type, slug) => {
      expect(await faultsOf(markup(await pageOf(type, slug)))).toEqual([]);
    },
  );
});

describe('awkward content', () => {
  it('has one first heading and no picture where there is none', async () => {
    const html = markup({ page: itemPage({ recording }), access: permitted });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('<img');
    expect(await faultsOf(html)).toEqual([]);
  });

  it('lets very long names break, and names in other directions read in their own', async () => {
    const html = markup({
      page: itemPage({
        name: LONG,
        facts: [{ label: 'Play', values: [{ name: 'روميو وجولييت', href: null }], isCut: false }],
      }),
      access: permitted,
    });
    expect(html).toContain(LONG);
    expect(html).toMatch(/<span dir="auto">روميو وجولييت<\/span>/);
  });

  it('renders an item with nothing but its name', async () => {
    const bare = [...entries, entry('guide', 'bare', { name: 'Bare' })];
    const html = markup(await pageOf('guide', 'bare', bare));
    expect(html).toContain('Bare');
    expect(await faultsOf(html)).toEqual([]);
  });

  it('leaves out relations that are broken, missing or hidden', async () => {
    const broken = [
      ...entries,
      entry('guide', 'odd', {
        relatedProductions: links('production-hamlet', 'no-such-entry'),
        relatedPeople: 'not a list',
        relatedGuides: [null, 3, {}],
        documents: links('no-such-document'),
        body: { nodeType: 'paragraph' },
      }),
    ];
    const html = markup(await pageOf('guide', 'odd', broken));
    expect(html).toContain('Hamlet: to be or not to be');
    expect(html).not.toContain('no-such');
  });

  it('escapes what would close a data block', () => {
    const html = markup({
      page: itemPage({ name: '</script><script>alert(1)</script>' }),
      access: permitted,
    });
    expect(html).not.toContain('<script>alert');
  });
});

describe('R-OPEN-10 without entitlement', () => {
  it('the page renders with a notice in place of player and documents', async () => {
    const page = itemPage({ recording, documents: [{ id: 'd', name: 'Guide', pages: 3 }] });
    const html = markup({ page, access: anonymous });
    expect(html).toContain('Sign in to play or read');
    expect(html).toContain('/sign-in?return=%2Fproductions%2Fp');
    expect(html).not.toMatch(/>Read<|>Download<|>Play</);
    expect(await faultsOf(html)).toEqual([]);
  });
});
