/** @jest-environment node */
import { get, organisation, startProduct, type Product } from '../support/harness';

let product: Product;
const network = { address: '198.51.100.1' };
const library = { token: 'root' };

beforeAll(async () => {
  product = await startProduct();
  const rules = { restrictAdult: true, blockedContent: ['guide-plain'], blockedProfiles: ['religion'] };
  product.customers.networks.set(
    network.address,
    organisation({ ...rules, country: 'USA', country_alpha3: 'USA' }),
  );
});
afterAll(() => product.end());

const why = (path: string, as: string, who: object = library) =>
  get(product, `/api/visibility-reasons?path=${encodeURIComponent(path)}&as=${as}`, who);

it.each([
  ['/productions/prod-lear', true, /is shown/],
  ['/productions/prod-gbr', false, /rights agreement/],
  ['/guides/guide-plain', false, /blocked content/],
  ['/guides/guide-locked?t=3', false, /content profile/],
  ['https://library.test/productions/prod-adult', false, /adult themes/],
  ['/series/series-dark', false, /belongs to something/],
  ['/productions/nothing', false, /nothing at this address/],
  ['whatever', false, /nothing at this address/],
])('R-VIS-1 R-VIS-5 for the network of their organisation: %s', async (path, shown, rule) => {
  const { status, body } = await why(path, 'network');
  expect(status).toBe(200);
  const isRule = !shown && !/nothing at this/.test(rule.source);
  expect(body).toMatchObject({
    shown,
    rule: expect.stringMatching(rule) as string,
    // Nobody set what is no rule.
    setBy: expect.stringMatching(isRule ? /./ : /^$/) as string,
    change: expect.stringMatching(/./) as string,
  });
});

it('R-VIS-10 everybody else is told nothing, whether there is something or not', async () => {
  const teacher = { token: 'teacher' };
  const answers = [
    await why('/productions/prod-gbr', 'me', teacher),
    await why('/productions/nothing', 'me', teacher),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect((await why('/productions/prod-gbr', 'me', network)).status).toBe(401);
  expect((await why('/productions/prod-gbr', 'me')).body).toMatchObject({ shown: true });
});
