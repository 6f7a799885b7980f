import { createServer } from '@/services/common/http/http';
import { isNestedTooDeep } from '@/services/common/http/json-body';
import { createLog } from '@/services/common/log';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

it.each([
  ['64 levels', nested(64), false],
  ['65 levels', nested(65), true],
  ['65 levels that are never closed', '{"a":'.repeat(65), true],
  ['many lists beside each other', `[${'[],'.repeat(1_000)}[]]`, false],
  ['brackets in a text', JSON.stringify({ note: `\\"${'['.repeat(100)}` }), false],
  ['brackets after a text that ends with a backslash', `["\\\\",${nested(64)}]`, true],
])('%s', (_what, text, isTooDeep) => expect(isNestedTooDeep(text)).toBe(isTooDeep));

it('a body that is nested too deep is refused, and others are read as before', async () => {
  const app = createServer({ log: createLog('tried', 'silent'), ready: async () => undefined });
  app.post('/echo', async ({ body }) => ({ body }));
  const post = async (payload: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      payload,
    });
    return [answer.statusCode, answer.json<{ error?: { code: string } }>().error?.code];
  };
  expect(await post(nested(500_000))).toEqual([400, 'VALIDATION_FAILED']);
  expect(await post('{"__proto__":{}}')).toEqual([400, 'VALIDATION_FAILED']);
  expect(await post('no JSON')).toEqual([400, 'VALIDATION_FAILED']);
  expect(await post('{"a":["Macbeth [abridged]"]}')).toEqual([200, undefined]);
  await app.close();
});
