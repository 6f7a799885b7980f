/**
 * Past one machine: two web and two product nodes behind nginx on one PostgreSQL. Whichever node answers, people are
 * signed in, find the same, keep what they save; one of each may die; what must happen once happens once.
 */
import pg from 'pg';
import { portOffsets } from '@/lib/contracts/environment';
import { graphqlMessages } from '@/lib/contracts/product-graphql';
import { demoAccounts } from '@/services/common/demo-accounts';
import { LOCK_NUMBERS } from '@/services/common/database/advisory-lock';
import { addition, pairAt, titleIds, type BookmarkPair } from '@/__tests__/support/content/bookmark-pairs';
import { haveNginx, startNginx } from '@/__tests__/support/reliability/nginx';
import { databaseUrl, startNode, type Node } from '@/__tests__/support/reliability/node';
import { accessToken } from '@/__tests__/support/reliability/sign-in';
import { eventually, target } from '@/__tests__/support/reliability/target';

const system = target();
const [one, two, balanced] = [400, 500, 600].map((offset) => system.portBase + offset) as [
  number,
  number,
  number,
];
const front = `http://127.0.0.1:${balanced}`;
const products = `http://127.0.0.1:${balanced + portOffsets.product}`;
const account = demoAccounts[0]!;

const suite = haveNginx() ? describe : describe.skip;

suite('two web and two product nodes behind nginx', () => {
  const web: Node[] = [];
  const product: Node[] = [];
  let nginx: { stop: () => Promise<void> };
  let database: pg.Client;
  let token = '';

  beforeAll(async () => {
    const env = {
      TRUSTED_PROXIES: '127.0.0.1,::1',
      PRODUCT_API_URL: products,
      PRODUCT_GRAPHQL_URL: `${products}/graphql`,
      LISTEN_HOST: '127.0.0.1',
    };
    for (const portBase of [one, two]) {
      product.push(await startNode(system, { name: 'product', portBase, env }));
      web.push(await startNode(system, { name: 'web', portBase, env }));
    }
    nginx = await startNginx([
      { port: balanced, nodes: [one, two] },
      { port: balanced + portOffsets.product, nodes: [one, two].map((base) => base + portOffsets.product) },
    ]);
    await eventually(
      'every node is ready',
      async () => {
        const addresses = [one, two].flatMap((base) => [base, base + portOffsets.product]);
        const answers = await Promise.all(addresses.map((port) => fetch(`http://127.0.0.1:${port}/readyz`)));
        return answers.every(({ ok }) => ok);
      },
      { ms: 150_000 },
    );
    token = await accessToken({ issuer: system.at('identity'), app: system.at('web'), ...account });
    database = new pg.Client({ connectionString: await databaseUrl(system) });
    await database.connect();
  }, 240_000);

  afterAll(async () => {
    await database?.end();
    await nginx?.stop();
    await Promise.all([...web, ...product].map((node) => node.end('SIGTERM')));
  });

  const bearer = () => ({ authorization: `Bearer ${token}` });
  const graphql = async (query: string, base = products) => {
    const response = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer() },
      body: JSON.stringify({ query }),
    });
    return {
      node: response.headers.get('x-node'),
      status: response.status,
      body: (await response.json()) as never,
    };
  };
  const eachProduct = [one, two].map((base) => `http://127.0.0.1:${base + portOffsets.product}`);

  it('a signed-in person is known, and an anonymous visitor is not, whichever web node answers', async () => {
    const nodes = new Set<string | null>();
    for (let turn = 0; turn < 8; turn += 1) {
      const mine = await fetch(`${front}/`, { headers: { cookie: `jwt=${token}` } });
      nodes.add(mine.headers.get('x-node'));
      expect(mine.headers.get('cache-control')).toBe('private, no-cache');
      const methodOf = (html: string) => /"viewer":\{"method":"(\w+)"/.exec(html)?.[1];
      expect(methodOf(await mine.text())).toBe('Okta');
      const anonymous = await fetch(`${front}/`);
      nodes.add(anonymous.headers.get('x-node'));
      expect(methodOf(await anonymous.text())).toBe('Unauthed');
    }
    expect(nodes.size).toBe(2);
  });

  it('every product node finds the same', async () => {
    // What recordings say a node reads by itself, from two seconds after it has opened on, and once a minute.
    await eventually(
      'whichever node answers, what is found is the same, in speech too',
      async () => {
        const nodes = new Set<string | null>();
        const answers = new Set<string>();
        for (let turn = 0; turn < 6; turn += 1) {
          const response = await fetch(
            `${products}/api/search?searchTerm=hamlet&limit=20&aggregations=type,genre`,
          );
          nodes.add(response.headers.get('x-node'));
          answers.add(await response.text());
        }
        const [answer = '', ...others] = answers;
        return nodes.size === 2 && others.length === 0 && answer.includes('"moments"');
      },
      { ms: 90_000 },
    );
  });

  it('a bookmark saved at one node is there at the other at once', async () => {
    const ids = await titleIds(products);
    for (let turn = 0; turn < 6; turn += 1) {
      const [writer, reader] = turn % 2 === 0 ? eachProduct : [...eachProduct].reverse();
      await graphql(
        `mutation { addBookmarkItem(item: { contentId: "${ids[turn]}" }) { items { contentId } } }`,
        writer,
      );
      const { body } = await graphql('{ myBookmarks { contentId } }', reader);
      expect(JSON.stringify(body)).toContain(`"${ids[turn]}"`);
    }
  });

  it('a certificate is made once, and both nodes have it', async () => {
    const course = await database.query<{ id: string; modules: string[] }>(
      `select id, (select array_agg(link -> 'sys' ->> 'id') from jsonb_path_query(body, '$.fields.modules.*[*]') as link) as modules
       from product.content_resource where kind = 'Entry' and not deleted
         and body -> 'sys' -> 'contentType' -> 'sys' ->> 'id' = 'trainingCourse'
         and jsonb_path_exists(body, '$.fields.hasCertificate.* ? (@ == true)') limit 1`,
    );
    const { id, modules } = course.rows[0]!;
    for (const [index, moduleId] of modules.entries())
      await graphql(
        `mutation { completeTrainingModule(contentId: "${moduleId}") { completedAt } }`,
        eachProduct[index % 2],
      );
    await database.query('delete from product.certificate where user_id = $1 and content_id = $2', [
      account.id,
      id,
    ]);
    const asked = await Promise.all(
      eachProduct.map((base) =>
        graphql(`mutation { requestCertificate(contentId: "${id}") { taskId } }`, base),
      ),
    );
    // Asked for at both nodes in one moment, it is given once.
    expect(asked.filter(({ body }) => (body as { errors?: unknown }).errors === undefined)).toHaveLength(1);
    await eventually(
      'both nodes have the certificate',
      async () => {
        const files = await Promise.all(
          eachProduct.map((base) => fetch(`${base}/api/certificates/${id}`, { headers: bearer() })),
        );
        const [first, second] = await Promise.all(files.map((file) => file.arrayBuffer()));
        return files.every(({ ok }) => ok) && Buffer.from(first!).equals(Buffer.from(second!));
      },
      { ms: 30_000 },
    );
  });

  it('limits count at all nodes together', async () => {
    const body = JSON.stringify({
      message: 'm',
      error: 'e',
      stack: null,
      name: null,
      type: 'error',
      logId: 'growth',
      userId: null,
    });
    const statuses: number[] = [];
    for (let turn = 0; turn < 125; turn += 1) {
      const response = await fetch(`${eachProduct[turn % 2]}/api/frontend-error-logger`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      statuses.push(response.status);
    }
    // 60 a minute for one browser; a minute may end in the middle, so two of them may be counted.
    const passed = statuses.filter((status) => status === 204).length;
    expect(statuses.every((status) => status === 204 || status === 429)).toBe(true);
    expect(passed).toBeLessThanOrEqual(120);
    expect(statuses).toContain(429);
  });

  const followers = async () => {
    const { rows } = await database.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted`,
      [LOCK_NUMBERS.follower],
    );
    return rows.map(({ pid }) => pid);
  };

  it('one node at a time follows the content, and another takes over', async () => {
    const [holder, ...more] = await followers();
    expect(holder).toBeDefined();
    expect(more).toEqual([]);
    await database.query('select pg_terminate_backend($1)', [holder]);
    await eventually(
      'another follower',
      async () => {
        const now = await followers();
        return now.length === 1 && now[0] !== holder;
      },
      { ms: 15_000 },
    );
  });

  it('a product and a web node killed under load: nothing acknowledged is lost, and one more try is enough', async () => {
    const ids = await titleIds(products);
    let pairs = 0;
    const acknowledged: BookmarkPair[] = [];
    let retried = 0;
    const failed: BookmarkPair[] = [];
    let working = true;
    const person = async () => {
      while (working) {
        const pair = pairAt(ids, (pairs += 1));
        const write = `mutation { ${addition(pair)} }`;
        const isDone = async () => {
          const [saved, page] = await Promise.all([
            graphql(write, front),
            fetch(`${front}/search?q=${pair.contentId}-${pair.relatedContentId}`),
          ]);
          await page.text();
          const errors = (saved.body as { errors?: { message: string }[] }).errors ?? [];
          // R-ERR-18: a write whose answer was lost is there when it is made again, which is success.
          const isSaved = errors.every(({ message }) => message === graphqlMessages.bookmarkExists);
          return saved.status === 200 && isSaved && page.status === 200;
        };
        if (await isDone().catch(() => false)) acknowledged.push(pair);
        else {
          retried += 1;
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          if (await isDone().catch(() => false)) acknowledged.push(pair);
          else failed.push(pair);
        }
      }
    };
    const people = Promise.all(Array.from({ length: 6 }, () => person()));
    try {
      await eventually('people work', async () => acknowledged.length > 20, { ms: 30_000 });
      await product[1]!.end('SIGKILL');
      const atKill = acknowledged.length;
      await eventually('people go on', async () => acknowledged.length > atKill + 30, { ms: 30_000 });
      await web[1]!.end('SIGKILL');
      const atSecond = acknowledged.length;
      await eventually('people go on', async () => acknowledged.length > atSecond + 30, { ms: 30_000 });
    } finally {
      working = false;
      await people;
    }
    expect({ failed, total: acknowledged.length > 80 }).toEqual({ failed: [], total: true });
    // Each person meets each death at most once.
    expect(retried).toBeLessThanOrEqual(12);
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from product.bookmark b, unnest($2::text[], $3::text[]) as w(content_id, related)
       where b.user_id = $1 and b.content_id = w.content_id and b.related_content_id = w.related`,
      [
        account.id,
        acknowledged.map(({ contentId }) => contentId),
        acknowledged.map(({ relatedContentId }) => relatedContentId),
      ],
    );
    expect(rows[0]?.count).toBe(acknowledged.length);
    await database.query('delete from product.bookmark where user_id = $1', [account.id]);
  });
});
