/** R-VIS-10 to R-VIS-12: what somebody may not see leaves no trace, and nobody's query widens what they see. */
import { expect, test } from '@playwright/test';
import { ask, makeCallers, type Caller, type CallerName } from './callers';

async function caller(name: CallerName): Promise<Caller> {
  const found = (await makeCallers()).find((one) => one.name === name);
  if (!found) throw new Error(`no caller ${name}`);
  return found;
}

const textOf = async ({ base, token }: Caller, path: string): Promise<string> => {
  const headers: Record<string, string> = token === null ? {} : { cookie: `jwt=${token}` };
  return (await fetch(`${base}${path}`, { headers })).text();
};

/** Who may not see what: an adult title at a restricted school, a British-only production for anybody outside. */
const hidden: readonly {
  who: CallerName;
  id: string;
  path: string;
  /** Pages that show it to those who may see it. */
  near: readonly string[];
}[] = [
  {
    who: 'restricted',
    id: 'title-lysistrata',
    path: '/titles/lysistrata',
    near: ['/search?q=lysistrata', '/titles?q=lysistrata', '/people/aristophanes', '/search?q=aristophanes'],
  },
  ...(['nobody', 'otherOrganisation', 'restricted'] as const).map((who) => ({
    who,
    id: 'production-king-john-young-company',
    path: '/productions/king-john-young-company',
    near: [
      '/search?q=king+john',
      '/productions?q=king+john',
      '/titles/king-john',
      '/sitemaps/productions-1.xml',
    ],
  })),
];

for (const { who, id, path, near } of hidden) {
  test(`R-VIS-12 ${id} leaves no trace for: ${who}`, async () => {
    const here = await caller(who);
    for (const page of near) {
      const text = await textOf(here, page);
      expect(text, page).not.toContain(path);
      expect(text, page).not.toContain(id);
    }
    const slug = path.split('/').at(-1) ?? '';
    const term = slug.replaceAll('-', ' ');
    for (const call of [
      `/api/search?searchTerm=${encodeURIComponent(term)}&limit=100&aggregations=type,genre,company`,
      `/api/suggest?q=${encodeURIComponent(term)}`,
      `/api${path.replace(/[^/]+$/, '')}?limit=100&searchTerm=${encodeURIComponent(term)}`.replace('/?', '?'),
    ]) {
      const answer = await ask(here, call);
      expect(answer.status, call).toBe(200);
      const text = await answer.text();
      expect(text, call).not.toContain(`"${id}"`);
      expect(text, call).not.toContain(`"${slug}"`);
    }
  });

  test(`R-VIS-10 ${id} is told to ${who} as what does not exist`, async () => {
    const here = await caller(who);
    const slug = path.split('/').at(-1) ?? '';
    const other = path.replace(slug, 'x'.repeat(slug.length));
    const alike = async (address: string) => {
      const answer = await ask(here, `/api${address}`);
      return { status: answer.status, body: (await answer.text()).replaceAll(/"requestId":"[^"]*"/g, '') };
    };
    expect(await alike(path)).toEqual(await alike(other));
    const page = async (address: string) =>
      (await textOf(here, address)).replaceAll(address.split('/').at(-1) ?? '', 'SLUG');
    expect(await page(path)).toBe(await page(other));
  });

  test(`R-VIS-12 counts of ${who} leave ${id} out`, async () => {
    const here = await caller(who);
    const seer = await caller('full');
    const totalOf = async (one: Caller) => {
      const listing = path.split('/')[1] ?? '';
      return ((await (await ask(one, `/api/${listing}?limit=0`)).json()) as { total: number }).total;
    };
    expect(await totalOf(here)).toBeLessThan(await totalOf(seer));
  });
}

test('query parameters never widen what a known viewer sees', async () => {
  const tries = [
    'country=GBR',
    'country=USA',
    'blockedProfiles=',
    'country=GBR&blockedProfiles=',
    'country=&blockedProfiles=x',
  ];
  for (const name of ['restricted', 'otherOrganisation', 'network'] as const) {
    const here = await caller(name);
    for (const listing of ['titles', 'productions', 'search']) {
      // All of them: on a page alone, what is narrowed away lets others move up.
      const idsOf = async (query: string) => {
        const ids: string[] = [];
        for (let total = 1; ids.length < total;) {
          const path = `/api/${listing}?limit=100&skip=${ids.length}&sort_by=name-asc&searchTerm=the&${query}`;
          const page = (await (await ask(here, path)).json()) as { items: { id: string }[]; total: number };
          ids.push(...page.items.map(({ id }) => id));
          total = page.items.length === 0 ? 0 : page.total;
        }
        return ids;
      };
      const usual = new Set(await idsOf(''));
      for (const query of tries)
        expect(
          (await idsOf(query)).filter((id) => !usual.has(id)),
          `${name} ${listing} ${query}`,
        ).toEqual([]);
    }
  }
});

test('R-ROL-7 no screen differs by role but for its person', async () => {
  const [teacher, administrator] = [await caller('full'), await caller('administrator')];
  const neutral = (html: string) =>
    html
      .replaceAll(
        /Amara|Osei|Priya|Nair|teacher@[^"< ]*|administrator@[^"< ]*|demo-(teacher|administrator)/g,
        '_',
      )
      // What admin-only links follow from; no link is admin-only yet.
      .replaceAll(/"isAdmin":(true|false)/g, '')
      .replaceAll(/nonce="[^"]*"|"requestId":"[^"]*"|"(?:dehydratedAt|dataUpdatedAt)":\d+/g, '');
  for (const path of [
    '/',
    '/search?q=lear',
    '/productions',
    '/productions/to-be-or-not-to-be',
    '/my-bookmarks',
  ])
    expect(neutral(await textOf(administrator, path)), path).toBe(neutral(await textOf(teacher, path)));
});
