import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { AdminScreen } from '@/components/admin/AdminScreen';
import { RecordingEditor } from '@/components/admin/recordings/RecordingEditor';
import { RecordingsSection } from '@/components/admin/recordings/RecordingsSection';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { useSessionStore } from '@/stores/session';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
beforeEach(signedIn);
beforeAll(dialogsOpen);
const tracks = {
  sounds: [{ role: 'main', language: 'cy', label: 'Cymraeg' }],
  texts: [{ kind: 'captions', language: 'cy', label: 'Cymraeg' }],
};
const recording = {
  assetId: 'rec-storm',
  title: 'Y Storm',
  entry: { contentType: 'production', slug: 'y-storm' },
  type: 'audio',
  durationSeconds: 75,
  tracks,
};
const job = (id: number, state: string, assetId: string) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  assetId,
  title: `Job ${id}`,
  state,
  step: null,
  share: 0,
  reason: null,
  message: state === 'failed' ? 'The disk is full' : null,
  attempts: 1,
  askedAt: '2026-11-23T02:00:00.000Z',
});

describe('the recordings of the library', () => {
  it('are named as people name them, with what they can be read in', async () => {
    product.server.use(
      http.get('*/api/admin/console', () => HttpResponse.json({ operator: true, organisations: [] })),
      http.get('*/api/admin/recordings', () =>
        HttpResponse.json({
          jobs: [],
          recordings: [recording, { ...recording, assetId: 'rec-z', title: 'Élise' }],
        }),
      ),
    );
    renderPage(<AdminScreen section="recordings" organisationId={null} />, '/admin/recordings');
    const link = await screen.findByRole('link', { name: 'Y Storm' });
    const list = within(screen.getByRole('region', { name: 'In the library' }));
    expect(list.getAllByRole('link').map((one) => one.textContent)).toEqual(['Élise', 'Y Storm']);
    expect(link).toHaveAttribute('href', '/admin/recordings/rec-storm');
    expect(screen.getAllByText(/Sound, 1:15/)[1]).toHaveTextContent('Captions: Cymraeg');
    expect(screen.getByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/admin');
  });

  it('on their way are those that wait, work, or failed and were not asked for again, and what is to be said of one that is made', async () => {
    const jobs = [
      job(1, 'working', 'a'),
      job(2, 'failed', 'a'),
      job(3, 'failed', 'b'),
      job(4, 'done', 'c'),
      job(5, 'cancelled', 'd'),
      { ...job(6, 'done', 'e'), message: '1 further sound in the file is not used' },
      { ...job(7, 'done', 'a'), message: 'Said of an earlier recording' },
      { ...job(8, 'waiting', 'f'), message: 'The bucket is away' },
      { ...job(9, 'working', 'g'), step: 'encoding', message: 'What has passed' },
    ];
    product.server.use(http.get('*/api/admin/recordings', () => HttpResponse.json({ jobs, recordings: [] })));
    renderPage(<RecordingsSection />, '/admin/recordings');
    const list = within(await screen.findByRole('region', { name: 'In progress' }));
    expect(list.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 5))).toEqual([
      'Job 1',
      'Job 3',
      'Job 6',
      'Job 8',
      'Job 9',
    ]);
    expect(list.getByText('The disk is full')).toBeVisible();
    expect(list.getByText('The bucket is away')).toBeVisible();
    expect(list.queryByText('What has passed')).not.toBeInTheDocument();
    expect(list.getByText('1 further sound in the file is not used')).toBeVisible();
  });
});

it('whatever cannot be read is told in words for people, and waits for somebody to be signed in', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Loading chunk 7 failed'));
  renderPage(<RecordingsSection />, '/admin/recordings');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This could not be read. Please reload the page.',
  );
  cleanup();
  renderPage(<RecordingEditor assetId="rec-storm" />, '/admin/recordings/rec-storm');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This could not be read. Please reload the page.',
  );
  cleanup();
  const fetched = jest.spyOn(globalThis, 'fetch').mockClear();
  useSessionStore.setState({ method: 'none', profile: null });
  renderPage(<RecordingsSection />, '/admin/recordings');
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});

it('a recording that was deleted is said to be gone', async () => {
  const error = { code: 'NOT_FOUND', message: 'There is no such recording', status: 404 };
  product.server.use(
    http.get('*/api/admin/recordings/rec-storm', () => HttpResponse.json({ error }, { status: 404 })),
  );
  renderPage(<RecordingEditor assetId="rec-storm" />, '/admin/recordings/rec-storm');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such recording.');
});

describe('a recording on its way', () => {
  let jobs: object[];
  let cancelled: number;
  beforeEach(async () => {
    jobs = [job(1, 'working', 'a')];
    cancelled = 0;
    product.server.use(
      http.get('*/api/admin/recordings', () => HttpResponse.json({ jobs, recordings: [] })),
      http.post('*/api/admin/recordings/jobs/*/cancel', () => {
        cancelled += 1;
        jobs = [];
        return HttpResponse.json(job(1, 'cancelled', 'a'));
      }),
    );
    renderPage(<RecordingsSection />, '/admin/recordings');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel: Job 1' }));
  });
  const agree = () => userEvent.click(screen.getByRole('button', { name: 'Cancel this recording' }));

  it('is cancelled once that is confirmed', async () => {
    expect(cancelled).toBe(0);
    await agree();
    await waitFor(() => expect(screen.getByText('Job 1 is cancelled.')).toHaveFocus());
    expect(cancelled).toBe(1);
    expect(screen.queryByRole('region', { name: 'In progress' })).not.toBeInTheDocument();
  });

  it('says why it is not cancelled', async () => {
    const error = { code: 'CONFLICT', message: 'This job has ended already', status: 409 };
    product.server.use(
      http.post('*/api/admin/recordings/jobs/*/cancel', () => HttpResponse.json({ error }, { status: 409 })),
    );
    await agree();
    expect(await screen.findByRole('alert')).toHaveTextContent('This job has ended already.');
    await userEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('what has ended and is still listed', () => {
  const failed = { ...job(1, 'failed', 'a'), title: 'Hamlet' };
  const noted = { ...job(2, 'done', 'b'), title: 'Hamlet', message: '1 further sound is not used' };
  let jobs: object[];
  beforeEach(() => {
    jobs = [failed, noted];
    product.server.use(
      http.get('*/api/admin/recordings', () =>
        HttpResponse.json({ jobs, recordings: [recording, { ...recording, assetId: 'rec-other' }] }),
      ),
      http.post('*/api/admin/recordings/jobs/:id/dismiss', ({ params: { id } }) => {
        jobs = jobs.filter((one) => !('id' in one) || one.id !== id);
        return HttpResponse.json({ ...failed, state: 'cancelled' });
      }),
    );
    renderPage(<RecordingsSection />, '/admin/recordings');
  });

  it('is removed from the list once that is confirmed, and told from another of its title', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from the list: Hamlet (a)' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Hamlet (a) from the list?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from the list' }));
    await waitFor(() => expect(screen.getByText('Hamlet (a) is removed from the list.')).toHaveFocus());
    // Alone, its title is enough.
    await userEvent.click(screen.getByRole('button', { name: 'Remove from the list: Hamlet' }));
    expect(screen.getByText(/The recording stays in the library/)).toBeVisible();
  });

  it('so are two recordings of one title', async () => {
    expect(await screen.findByRole('link', { name: 'Y Storm (rec-storm)' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Y Storm (rec-other)' })).toBeVisible();
  });
});
