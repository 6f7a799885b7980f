/** @jest-environment node */
import { apiErrorBodySchema } from '@/lib/contracts/http/errors';
import { organisation, post, type Product, startProduct } from './support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  product.customers.networks.set('198.51.100.1', organisation({ id: 'school' }));
});
afterAll(() => product.end());

const teacher = { token: 'teacher' };
const network = { address: '198.51.100.1' };

describe('grants', () => {
  const play = (contentId: string, who: object) => post(product, '/api/playback-grants', { contentId }, who);
  const read = (documentId: string, purpose: string, contentId: string, who: object) =>
    post(product, '/api/document-grants', { contentId, documentId, purpose }, who);

  beforeAll(() => {
    const { people, networks } = product.customers;
    const ended = [
      {
        id: 's',
        parentCompanyId: 'c',
        type: 'full',
        startDate: '2020-01-01',
        endDate: '2020-12-31',
        requestFeedback: false,
        suppressExpiryMsg: false,
      },
    ];
    const coming = [{ ...ended[0]!, startDate: '2098-01-01', endDate: '2099-01-01' }];
    const trial = [{ ...ended[0]!, type: 'trial', endDate: '2099-01-01' }];
    people.set('expired', { organisation: { subscriptions: ended } });
    people.set('future', { organisation: { subscriptions: coming } });
    people.set('trial', { organisation: { subscriptions: trial } });
    people.set('none', { organisation: { subscriptions: [] } });
    people.set('strict', { organisation: { restrictAdult: true, blockedProfiles: ['religion'] } });
    networks.set('198.51.100.7', organisation({ id: 'unpaid', subscriptions: [] }));
  });

  it.each([['teacher'], ['trial']])(
    '%s plays, with an address that lives 15 minutes plus the duration',
    async (token) => {
      const { status, body, headers } = await play('prod-lear', { token });
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(body).toMatchObject({ contentId: 'prod-lear', assetId: 'rec-lear', type: 'video' });
      expect(body.hls).toMatch(
        /^http:\/\/localhost:3014\/v\/\d+\.play-[\w-]+\.[\w-]{43}\/rec-lear\/master\.m3u8$/,
      );
      expect(Date.parse(body.expiresAt) - product.clock.ms).toBe((15 + 2) * 60_000);
    },
  );

  it('a network visitor of a subscribed organisation plays', async () => {
    expect((await play('prod-lear', network)).status).toBe(200);
    expect((await play('prod-lear', { address: '198.51.100.7' })).body.error.details).toEqual({
      reason: 'SUBSCRIPTION_REQUIRED',
    });
  });

  it.each([
    ['nobody', {}, 401, 'SIGN_IN_REQUIRED'],
    ['a bad token', { token: 'bad' }, 401, 'SIGN_IN_REQUIRED'],
    ['an expired subscription', { token: 'expired' }, 403, 'SUBSCRIPTION_EXPIRED'],
    ['a future subscription', { token: 'future' }, 403, 'SUBSCRIPTION_NOT_STARTED'],
    ['no subscription', { token: 'none' }, 403, 'SUBSCRIPTION_REQUIRED'],
  ])('%s is told why', async (_what, who, status, reason) => {
    for (const answer of [
      await play('prod-lear', who),
      await read('doc-guide', 'read', 'guide-plain', who),
    ]) {
      expect(answer.status).toBe(status);
      expect(apiErrorBodySchema.parse(answer.body).error.details).toEqual({ reason });
      expect(answer.text).not.toContain('rec-lear');
    }
  });

  it('hidden, missing and not playable answer alike', async () => {
    const answers = [
      await play('prod-adult', { token: 'strict' }),
      await play('nothing', teacher),
      await play('guide-plain', teacher),
      await read('doc-guide', 'read', 'guide-locked', { token: 'strict' }),
      await read('doc-guide', 'read', 'prod-lear', teacher),
      await read('nothing', 'read', 'guide-plain', teacher),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toEqual(answers[0]?.body);
    }
  });

  it('R-ENT-25 a document that may not be printed or downloaded is only read', async () => {
    const grant = await read('doc-guide', 'download', 'guide-plain', teacher);
    expect(grant.body).toMatchObject({ fileName: 'the guide.pdf' });
    expect(grant.body.url).toMatch(/\/d\/\d+\.download-[\w-]+\.[\w-]{43}\/pdf\/the%20guide\.pdf$/);
    expect((await read('doc-guide', 'read', 'guide-locked', teacher)).status).toBe(200);
    const refused = await read('doc-guide', 'download', 'guide-locked', teacher);
    expect([refused.status, refused.body.error.details]).toEqual([403, { reason: 'DOWNLOAD_NOT_ALLOWED' }]);
  });

  it.each([[{}], [{ contentId: '' }], [{ contentId: '../x' }], [{ contentId: 3 }]])(
    'refuses %j',
    async (body) => {
      expect((await post(product, '/api/playback-grants', body, teacher)).status).toBe(400);
    },
  );
});
