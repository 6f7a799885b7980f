/** The satisfaction survey: one score, thanks, closing by itself; a dismissal waits as its count says. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AreaContext } from '@/components/notifications/area-context';
import { NotificationBanner } from '@/components/notifications/NotificationBanner';
import { ofTemplate } from '@/lib/domain/prompts/notifications';
import { useNotifications } from '@/stores/notifications';
import { logged } from '@/__tests__/support/logged';
import { userSurveySchema } from '@/lib/contracts/personal/survey';
import { freshBrowser, teacher } from '@/__tests__/support/in-browser/frame';

const NOW = new Date('2026-03-10T12:00:00.000Z');
let answers: Record<string, () => Response>;
let sent: { path: string; body: Record<string, unknown> }[];

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  freshBrowser(
    teacher({
      subscriptions: [
        { id: 's1', parentCompanyId: 'c1', type: 'full', startDate: '2024-01-01', endDate: '2024-12-31', requestFeedback: false, suppressExpiryMsg: false },
        { id: 's2', parentCompanyId: 'c1', type: 'full', startDate: '2025-09-01', endDate: '2026-08-31', requestFeedback: false, suppressExpiryMsg: false },
      ],
    }),
  ); // prettier-ignore
  sent = [];
  answers = {
    '/api/user-survey': json({ id: '1', createdAt: NOW.toISOString() }, 201),
    '/api/user-survey-metadata': json({ userId: 'u1', nextDisplayTimestamp: 1, dismissalCounter: 0 }),
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    sent.push({ path: String(address), body: JSON.parse(String(init?.body)) as Record<string, unknown> });
    return Promise.resolve(answers[String(address)]!());
  });
});
afterEach(() => {
  jest.useRealTimers();
});

function show(counter = 0) {
  useNotifications.setState({ areas: {} });
  const { add, open } = useNotifications.getState();
  open('bottom', 1);
  add('bottom', ofTemplate('survey', { counter: String(counter) }));
  render(
    <AreaContext value="bottom">
      <NotificationBanner id="survey" />
    </AreaContext>,
  );
}
const isOpen = () => screen.queryByRole('region', { name: 'Survey' }) !== null;
const choice = (score: number) => screen.getByRole('button', { name: new RegExp(`^${score} of 6`) });
const settle = () => act(() => jest.advanceTimersByTimeAsync(50));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const to = (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body);

it('R-SUR-1 offers six choices', () => {
  show();
  for (const score of [1, 2, 3, 4, 5, 6]) expect(choice(score)).toBeVisible();
  expect(screen.getAllByRole('button', { name: / of 6/ })).toHaveLength(6);
});

it('R-SUR-2 R-SUR-16 R-API-4 a choice sends one score with who answers and the latest subscription', async () => {
  show();
  fireEvent.click(choice(5));
  fireEvent.click(choice(5));
  await settle();
  const [body] = to('/api/user-survey');
  expect(to('/api/user-survey')).toHaveLength(1);
  expect(body).toEqual({
    userId: 'u1',
    organisationId: 'o1',
    parentCompanyId: 'c1',
    organisationName: 'Harbour School',
    parentCompanyName: 'Harbour Trust',
    subscriptionStart: '2025-09-01',
    subscriptionEnd: '2026-08-31',
    score: 5,
  });
  expect(userSurveySchema.parse(body)).toEqual(body);
});

it.each([1, 2, 3, 4, 5, 6])('R-SUR-2..4 thanks for %i, with "Great!" above 3', async (score) => {
  show();
  fireEvent.click(choice(score));
  await settle();
  const thanks = screen.getByText(/Thank you/);
  expect(/Great!/.test(thanks.textContent)).toBe(score > 3);
  expect(screen.queryByRole('button', { name: / of 6/ })).toBeNull();
});

it('R-SUR-9 R-API-3 after a score the count is 0 and the next survey six months away', async () => {
  show(5);
  fireEvent.click(choice(2));
  await settle();
  expect(to('/api/user-survey-metadata')).toEqual([
    { userId: 'u1', nextDisplayTimestamp: Date.parse('2026-09-10T12:00:00.000Z') + 0, dismissalCounter: 0 },
  ]);
});

it('R-SUR-2 R-SUR-10 R-CON-10 closes by itself 12100 ms after the thanks, and that is no dismissal', async () => {
  show();
  fireEvent.click(choice(6));
  await pass(0);
  const before = to('/api/user-survey-metadata').length;
  await pass(12_099);
  expect(isOpen()).toBe(true);
  await pass(60);
  expect(isOpen()).toBe(false);
  expect(before).toBeLessThanOrEqual(1);
  expect(to('/api/user-survey-metadata')).toHaveLength(1);
  expect(to('/api/user-survey-metadata')[0]).toMatchObject({ dismissalCounter: 0 });
});

it('R-CON-11 under the pointer the thanks stay; afterwards the remaining 7100 ms run', async () => {
  show();
  fireEvent.click(choice(6));
  await pass(0);
  const held = screen.getByRole('region').parentElement!;
  await pass(5_000);
  fireEvent.pointerEnter(held);
  await pass(60_000);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(held);
  await pass(7_000);
  expect(isOpen()).toBe(true);
  await pass(150);
  expect(isOpen()).toBe(false);
});

it('R-CON-11 R-SUR-2 R-SUR-10 the thanks that the keyboard came to stay until it goes elsewhere', async () => {
  show();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  act(() => choice(6).focus());
  fireEvent.click(choice(6));
  await pass(0);
  expect(screen.getByText(/Thank you/)).toHaveFocus();
  await pass(60_000);
  expect(isOpen()).toBe(true);
  act(() => elsewhere.focus());
  await pass(12_000);
  expect(isOpen()).toBe(true);
  await pass(150);
  expect(isOpen()).toBe(false);
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

it('R-CON-10 R-SUR-10 a score pressed with a finger had the focus, and holds nothing when it is gone', async () => {
  show();
  const six = choice(6);
  act(() => six.focus());
  // Neither is it focused for a keyboard, nor is a pointer over the thanks.
  const matches = jest.spyOn(Element.prototype, 'matches').mockReturnValue(false);
  fireEvent.click(six);
  await pass(0);
  matches.mockRestore();
  expect(screen.getByText(/Thank you/)).not.toHaveFocus();
  await pass(12_150);
  expect(isOpen()).toBe(false);
});

it.each([
  ['R-SUR-5', 0, 1, '2026-03-24T12:00:00.000Z'],
  ['R-SUR-6', 1, 2, '2026-03-24T12:00:00.000Z'],
  ['R-SUR-7', 2, 3, '2026-06-10T12:00:00.000Z'],
  ['R-SUR-8', 3, 4, '2026-03-24T12:00:00.000Z'],
  ['R-SUR-8', 4, 5, '2026-03-24T12:00:00.000Z'],
  ['R-SUR-8', 5, 6, '2026-06-10T12:00:00.000Z'],
])('%s a dismissal at count %i stores %i and %s', async (_rule, counter, next, time) => {
  show(counter);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(isOpen()).toBe(false);
  await settle();
  expect(to('/api/user-survey-metadata')).toEqual([
    { userId: 'u1', nextDisplayTimestamp: Date.parse(time), dismissalCounter: next },
  ]);
  expect(to('/api/user-survey')).toEqual([]);
});

it('R-SUR-15 a failed score is logged and told, the metadata stay, and it can be tried again', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  answers['/api/user-survey'] = json({ error: { message: 'No', code: 'INTERNAL', status: 500 } }, 500);
  show();
  fireEvent.click(choice(4));
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('could not be sent');
  expect(logged()).toEqual(['The survey could not be sent']);
  expect(to('/api/user-survey-metadata')).toEqual([]);
  answers['/api/user-survey'] = json({ id: '1', createdAt: NOW.toISOString() }, 201);
  fireEvent.click(choice(4));
  await settle();
  expect(screen.getByText(/Great!/)).toBeVisible();
});

it('metadata that cannot be stored are logged; the thanks stay', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  answers['/api/user-survey-metadata'] = () => new Response(null, { status: 503 });
  show();
  fireEvent.click(choice(4));
  await settle();
  expect(screen.getByText(/Great!/)).toBeVisible();
  expect(logged()).toEqual(['The time of the next survey could not be stored']);
});
