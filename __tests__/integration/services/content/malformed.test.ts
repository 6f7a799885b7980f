/** Malformed queries: never our fault, always the contract's body. */
import fc from 'fast-check';
import { type ContentService, startContentService } from '../../../support/content/service';
import { ofLength } from '../../../support/long';

let service: ContentService;
beforeAll(async () => {
  service = await startContentService();
});
afterAll(() => service.stop());

const RUNS = ofLength(500, 2_000);

const word = fc.constantFrom(
  'sys', 'fields', 'metadata', 'id', 'name', 'slug', 'acts', 'stage', 'author', 'seenWith', 'words', 'body', 'notes', 'opened', 'tags',
  'contentType', 'file', 'details', 'constructor', '__proto__', 'toString', '', ' ', '%', '%zz', '%E0%A4', '😀', '\u0000', '[', ']', '"', "'", ';--',
); // prettier-ignore
const path = fc.array(word, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'));
const operator = fc.constantFrom('', '[ne]', '[in]', '[nin]', '[all]', '[exists]', '[match]', '[lt]', '[gte]', '[near]', '[within]', '[foo]', '[', ']', '[[in]]', '[in][in]'); // prettier-ignore
const value = fc.oneof(
  fc.constantFrom('', '1', '-1', '1e999', 'NaN', 'true', 'null', 'lear', '2020-01-01', '0000-00-00', '1,2', '1,2,3', '1,2,3,4', '91,181,1e9', 'a,b', '*', 'en-US', '-', ',', '-,-', '%', '%00', '%F0%9F%98%80'),
  fc.string({ maxLength: 40 }),
  fc.integer().map(String),
); // prettier-ignore
const reserved = fc.constantFrom('limit', 'skip', 'include', 'order', 'select', 'locale', 'query', 'content_type', 'content_type', 'links_to_entry', 'links_to_asset', 'mimetype_group', 'cursor', 'pageNext', 'initial', 'sync_token', 'type'); // prettier-ignore
const pair = fc.oneof(
  fc.tuple(
    fc.tuple(path, operator).map((parts) => parts.join('')),
    value,
  ),
  fc.tuple(reserved, fc.oneof(value, path, fc.constantFrom('play', 'person'))),
);
/** Half a surrogate pair cannot be encoded; a question mark stands for it. */
function encode(character: string): string {
  try {
    return encodeURIComponent(character);
  } catch {
    return '?';
  }
}

/** Half of the pairs are percent-encoded as a client would, half are sent as they are. */
const query = fc.array(fc.tuple(pair, fc.boolean()), { minLength: 1, maxLength: 4 }).map((pairs) =>
  pairs
    .map(([[key, text], encoded]) =>
      encoded ? `${encodeURIComponent(key)}=${encodeURIComponent(text)}` : `${key}=${text}`,
    )
    .join('&')
    .replace(/[#\s\u0000-\u001f\u007f-\uffff]/gu, encode),
);
const resource = fc.constantFrom(
  'entries',
  'entries',
  'entries',
  'assets',
  'content_types',
  'tags',
  'sync',
  'locales',
  'entries/lear',
);

it(`${RUNS} random queries answer 200, or 400 or 404 with the contract’s body`, async () => {
  const seen: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(resource, query, async (name, text) => {
      const response = await service.get(`${service.master}/${name}?${text}`);
      seen[response.status] = (seen[response.status] ?? 0) + 1;
      const body = (await response.json()) as {
        sys: { type: string; id: string };
        message: string;
        requestId: string;
      };
      if (response.status === 200) return;
      expect([400, 404]).toContain(response.status);
      expect(body).toMatchObject({
        sys: { type: 'Error' },
        message: expect.any(String),
        requestId: expect.any(String),
      });
      expect(['BadRequest', 'InvalidQuery', 'NotFound']).toContain(body.sys.id);
    }),
    { numRuns: RUNS, seed: 20_261_121, endOnFailure: true },
  );
  // A generator that only makes nonsense, or none, proves little.
  expect(seen[200]).toBeGreaterThan(RUNS / 50);
  expect(seen[400]).toBeGreaterThan(RUNS / 2);
});
