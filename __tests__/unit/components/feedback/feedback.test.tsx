import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { FeedbackScreen } from '@/components/feedback/FeedbackScreen';
import { productInBrowser, renderPage } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const sent: unknown[] = [];

function serve(answer: () => Response) {
  sent.length = 0;
  product.server.use(
    http.post('*/api/feedback', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
}
const created = () => HttpResponse.json({ id: 'f1', createdAt: '2026-03-10T12:00:00.000Z' }, { status: 201 });
const show = () =>
  renderPage(<FeedbackScreen audience="asked" organisationId="northgate" parentCompanyId="group" />);
const role = () => screen.getByRole('combobox', { name: 'Your role' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));

async function fill() {
  await userEvent.selectOptions(role(), 'Teacher');
  await userEvent.click(screen.getByRole('radio', { name: 'Maybe' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'What is the reason for your answer?' }),
    'The captions.',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'What else should we know?' }), 'More Chekhov.');
}

describe('the feedback form', () => {
  it('R-OPEN-2 has role, recommend, explain and other; the last three are questions', () => {
    show();
    expect(role()).toBeInTheDocument();
    const questions = [screen.getByRole('radiogroup'), ...screen.getAllByRole('textbox')];
    for (const control of questions) expect(control).toHaveAccessibleName(/\?$/);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'yes',
      'no',
      'maybe',
    ]);
  });

  it('asks before answers in words are left behind, until they are sent', async () => {
    const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    serve(created);
    show();
    expect(leaves()).toBe(true);
    await fill();
    expect(leaves()).toBe(false);
    await send();
    expect(await screen.findByText('Thank you')).toBeInTheDocument();
    expect(leaves()).toBe(true);
  });

  it('R-API-5 sends exactly six properties; R-API-6 thanks and clears', async () => {
    serve(created);
    show();
    await fill();
    await send();
    expect(await screen.findByText('Thank you')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        parentCompanyId: 'group',
        organisationId: 'northgate',
        role: 'Teacher',
        recommend: 'maybe',
        explain: 'The captions.',
        other: 'More Chekhov.',
      },
    ]);
    expect(role()).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Maybe' })).not.toBeChecked();
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('');
  });

  it('sends once, and the button keeps the focus while it sends', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((done) => (answer = done));
    serve(created);
    product.server.use(
      http.post('*/api/feedback', async ({ request }) => {
        sent.push(await request.json());
        return answered.then(created);
      }),
    );
    show();
    await fill();
    await send();
    const button = await screen.findByRole('button', { name: 'Sending' });
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    answer();
    expect(await screen.findByText('Thank you')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('ties each error to its field, moves the focus to the first, and sends nothing', async () => {
    serve(created);
    show();
    await send();
    expect(role()).toHaveAccessibleDescription('Choose the role that is nearest to yours');
    expect(role()).toBeInvalid();
    expect(role()).toHaveFocus();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose yes, no or maybe');
    await userEvent.selectOptions(role(), 'Librarian');
    await send();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('R-ERR-15 shows the service’s message and keeps every word', async () => {
    serve(() =>
      HttpResponse.json(
        { error: { message: 'role is required', code: 'VALIDATION_FAILED', status: 400 } },
        { status: 400 },
      ),
    );
    show();
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('role is required');
    expect(screen.getByRole('textbox', { name: 'What is the reason for your answer?' })).toHaveValue(
      'The captions.',
    );
    expect(screen.queryByText('Thank you')).not.toBeInTheDocument();
  });

  it('R-ERR-16 an unreadable body gives the status text', async () => {
    serve(() => new HttpResponse('<html>', { status: 502, statusText: 'Bad Gateway' }));
    show();
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Bad Gateway');
  });
});

describe('everyone else', () => {
  it('R-RTE-3 an anonymous visitor is asked to sign in', () => {
    renderPage(<FeedbackScreen audience="anonymous" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to give feedback');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  });

  it('R-OPEN-3 others are told that feedback is closed', () => {
    renderPage(<FeedbackScreen audience="closed" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Feedback is closed');
  });

  it('R-RTE-3 a network viewer needs an account', () => {
    renderPage(<FeedbackScreen audience="network" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A personal account is needed');
  });
});
