/** @jest-environment node */
import { OPENING_LINES, transcriptOpeningSchema } from '@/lib/contracts/media/media';
import { get, post, type Product, startProduct } from '../support/harness';

/** Six lines, one more than anybody may read without a grant and some. */
const FILE = [
  'WEBVTT',
  ...Array.from({ length: 6 }, (_, at) => `00:0${at}.000 --> 00:0${at}.900\n<v Lear>Line ${at}`),
].join('\n\n');

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  product.customers.people.set('strict', { organisation: { restrictAdult: true } });
});
afterAll(() => product.end());

const opening = (contentId: string, who: object = {}) =>
  get(product, `/api/transcript-openings/${contentId}`, who);

describe('the first lines of a transcript', () => {
  it('cannot be had while media is down, and can again afterwards', async () => {
    product.media.down = true;
    const { status, headers } = await opening('prod-lear');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    product.media.down = false;
    product.media.captions = FILE;
    product.clock.ms += 5_000;
    expect((await opening('prod-lear')).status).toBe(200);
  });

  it('are for anonymous visitors too, and no more than a sample', async () => {
    const { body, text } = await opening('prod-lear');
    const { lines } = transcriptOpeningSchema.parse(body);
    expect(lines).toHaveLength(OPENING_LINES);
    expect(lines[0]).toEqual({ start: 0, end: 0.9, speaker: 'Lear', text: 'Line 0' });
    expect(text).not.toContain('Line 4');
    expect(text).not.toMatch(/rec-lear|http/);
  });

  it('are read once for everybody, through an address that no one else is given', async () => {
    const before = product.media.asked.length;
    await Promise.all([opening('prod-lear'), opening('prod-lear', { token: 'teacher' })]);
    expect(product.media.asked).toHaveLength(before);
    const granted = await post(
      product,
      '/api/playback-grants',
      { contentId: 'prod-lear' },
      { token: 'teacher' },
    );
    expect(product.media.asked).not.toContain(granted.body.captions[0].url);
  });

  it('R-VIS-10 of what is hidden, missing or silent there is nothing', async () => {
    for (const [id, who] of [
      ['nothing', {}],
      ['guide-plain', {}],
      ['prod-gbr', {}],
      ['prod-adult', { token: 'strict' }],
    ] as const)
      expect((await opening(id, who)).status).toBe(404);
  });
});
