import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { CertificatePanel } from '@/components/certificate/CertificatePanel';
import { CertificateScreen } from '@/components/certificate/CertificateScreen';
import { useTrainingRecord } from '@/hooks/use-training';
import type { CourseCertificate } from '@/lib/contracts/product-graphql';
import type { TrainingRecord } from '@/lib/contracts/personal/training';
import { useSessionStore } from '@/stores/session';
import { certificate, course, recordOf } from '@/__tests__/support/content/course';
import {
  productInBrowser,
  profile,
  Refusal,
  renderPage,
  signedIn,
} from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const code = '0123456789abcdef0123456789abcdef';

/** The panel as the course page holds it: over the shared record. */
function Panel({ initial }: { initial: TrainingRecord }) {
  const { certificates } = useTrainingRecord(initial);
  return <CertificatePanel course={course} isComplete certificate={certificates[0] ?? null} />;
}
const show = (...certificates: CourseCertificate[]) => {
  const initial = { ...recordOf(4), certificates };
  return renderPage(<Panel initial={initial} />);
};
const polls = () => product.asked.filter(([name]) => name === 'MyCertificate').length;

beforeEach(signedIn);
afterEach(() => jest.useRealTimers());

describe('the certificate of a course', () => {
  it('R-CRT-1 R-GQL-5 asking shows that it is being made', async () => {
    product.answers.RequestCertificate = () => ({ requestCertificate: certificate('REQUESTED') });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Get your certificate' }));
    const said = await screen.findByText(/Your certificate is being made/);
    // They replace the pressed button.
    expect(said.closest('[role="status"]')).toHaveFocus();
    expect(product.asked).toEqual([['RequestCertificate', { contentId: 'course' }]]);
  });

  it('R-CRT-2 asks every 5 s until it is ready, then offers the file', async () => {
    product.server.use(
      http.get('*/api/certificates/course/sharing', () => HttpResponse.json({ code, showName: false })),
    );
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    const answers = [certificate('PROCESSING'), certificate('COMPLETED', 'certificates/u/course.pdf')];
    product.answers.MyCertificate = () => ({ getMyCourseCertificateForCourse: answers.shift() ?? null });
    show(certificate('REQUESTED'));
    await act(() => jest.advanceTimersByTimeAsync(4_999));
    expect(polls()).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    await waitFor(() => expect(polls()).toBe(1));
  });

  it('R-CRT-2 a finished one can be downloaded', async () => {
    const files: string[] = [];
    product.server.use(
      http.get('*/api/certificates/course/sharing', () => HttpResponse.json({ code, showName: false })),
      http.get('*/api/certificates/course', ({ request }) => {
        files.push(request.headers.get('authorization') ?? '');
        return HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-').buffer);
      }),
    );
    URL.createObjectURL = jest.fn(() => 'blob:x');
    URL.revokeObjectURL = jest.fn();
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    show(certificate('COMPLETED', 'certificates/u/course.pdf'));
    await userEvent.click(screen.getByRole('button', { name: 'Download certificate (PDF)' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(files).toEqual(['Bearer token']);
  });

  it('a file that cannot be had is told', async () => {
    product.server.use(
      http.get('*/api/certificates/course/sharing', () => HttpResponse.json({ code, showName: false })),
      http.get('*/api/certificates/course', () => new HttpResponse(null, { status: 503 })),
    );
    show(certificate('COMPLETED', 'k'));
    await userEvent.click(screen.getByRole('button', { name: 'Download certificate (PDF)' }));
    expect(await screen.findByText(/could not be downloaded/)).toBeInTheDocument();
  });

  it('R-CRT-3 R-ERR-5 a refusal is shown in the service’s words', async () => {
    product.answers.RequestCertificate = () => {
      throw new Refusal('A certificate has already been requested', 'CERTIFICATE_EXISTS');
    };
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Get your certificate' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A certificate has already been requested.');
  });

  it('R-ERR-7 a refusal without a code is shown in the service’s words too', async () => {
    product.server.use(
      http.post('*/graphql', () =>
        HttpResponse.json({ errors: [{ message: 'Certificates are not made today' }], data: null }),
      ),
    );
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Get your certificate' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Certificates are not made today.$/);
  });

  it('R-CRT-3 one that was asked for in another tab, or whose answer was lost, is shown as it is', async () => {
    product.answers.RequestCertificate = () => {
      throw new Refusal('A certificate has already been requested', 'CERTIFICATE_EXISTS');
    };
    product.answers.MyCertificate = () => ({ getMyCourseCertificateForCourse: certificate('PROCESSING') });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Get your certificate' }));
    expect(await screen.findByText(/Your certificate is being made/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Get your certificate' })).toBeNull();
  });

  it('R-ERR-6 what was asked for in vain can be tried again, and says so', async () => {
    product.server.use(http.post('*/graphql', () => HttpResponse.error()));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Get your certificate' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unknown error requesting user certificate. Please try again.',
    );
    expect(screen.getByRole('button', { name: 'Get your certificate' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('a late answer to one person’s request is not shown to the next one on this machine', async () => {
    let refuse: () => void = () => undefined;
    product.answers.RequestCertificate = () =>
      new Promise((_resolve, reject) => {
        refuse = () => reject(new Refusal('A certificate has already been requested', 'CERTIFICATE_EXISTS'));
      });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Get your certificate' }));
    await waitFor(() => expect(product.asked).toHaveLength(1));
    act(() => useSessionStore.setState({ method: 'Okta', profile: { ...profile, userId: 'u2' } }));
    expect(screen.getByRole('button', { name: 'Get your certificate' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    refuse();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('R-CRT-4 a failed one may be asked for again', () => {
    show(certificate('FAILED'));
    expect(screen.getByText(/could not be made/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('R-CRT-5 R-ENT-40 an unknown status is in progress', () => {
    show(certificate('PAUSED_BY_NEPTUNE'));
    expect(document.body).toHaveFocus();
    expect(screen.getByText(/is being made/)).toBeInTheDocument();
  });

  it('says so when it takes longer than 2 minutes, and stops asking', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    product.answers.MyCertificate = () => ({ getMyCourseCertificateForCourse: certificate('PROCESSING') });
    show(certificate('REQUESTED'));
    await act(() => jest.advanceTimersByTimeAsync(121_000));
    expect(screen.getByText(/taking longer than usual/)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    jest.useRealTimers();
    await waitFor(() => expect(polls()).toBe(24));
  });

  it('R-CRT-2 D47 one that is asked for again has two minutes of its own', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    let status = 'PROCESSING';
    let taskId = 'first';
    const current = () => ({ ...certificate(status), taskId });
    product.answers.MyCertificate = () => ({ getMyCourseCertificateForCourse: current() });
    product.answers.RequestCertificate = () => {
      [status, taskId] = ['PROCESSING', 'second'];
      return { requestCertificate: current() };
    };
    show(current());
    await act(() => jest.advanceTimersByTimeAsync(118_000));
    status = 'FAILED';
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText(/Your certificate is being made/)).toBeInTheDocument();
    const before = polls();
    await act(() => jest.advanceTimersByTimeAsync(121_000));
    expect(polls() - before).toBe(24);
    expect(screen.getByText(/taking longer than usual/)).toBeInTheDocument();
  });

  it('the holder chooses whether the public page names them; a refused choice is undone', async () => {
    let refuse = false;
    product.server.use(
      http.get('*/api/certificates/course/sharing', () => HttpResponse.json({ code, showName: false })),
      http.post('*/api/certificates/course/sharing', async ({ request }) => {
        if (refuse) return new HttpResponse(null, { status: 503 });
        return HttpResponse.json({ code, ...((await request.json()) as object) });
      }),
    );
    show(certificate('COMPLETED', 'k'));
    const box = await screen.findByRole('checkbox', { name: 'Show my full name on the public page' });
    expect(screen.getByRole('link', { name: 'public page' })).toHaveAttribute(
      'href',
      `/certificates/${code}`,
    );
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    refuse = true;
    await userEvent.click(box);
    expect(await screen.findByText(/could not be saved/)).toBeInTheDocument();
    expect(box).toBeChecked();
  });

  it.each([200, 503])(
    'of two quick choices the last one stays, the first answered with %s',
    async (status) => {
      const sent: unknown[] = [];
      const answer: (() => void)[] = [];
      product.server.use(
        http.get('*/api/certificates/course/sharing', () => HttpResponse.json({ code, showName: false })),
        http.post('*/api/certificates/course/sharing', async ({ request }) => {
          const body = (await request.json()) as object;
          sent.push(body);
          if (sent.length > 1) return HttpResponse.json({ code, ...body });
          await new Promise<void>((resolve) => answer.push(resolve));
          return status === 200 ? HttpResponse.json({ code, ...body }) : new HttpResponse(null, { status });
        }),
      );
      show(certificate('COMPLETED', 'k'));
      const box = await screen.findByRole('checkbox', { name: 'Show my full name on the public page' });
      await userEvent.click(box);
      await waitFor(() => expect(answer).toHaveLength(1));
      await userEvent.click(box);
      expect(box).not.toBeChecked();
      // The second waits for the first, so that it is stored last.
      expect(sent).toEqual([{ showName: true }]);
      answer[0]?.();
      await waitFor(() => expect(sent).toEqual([{ showName: true }, { showName: false }]));
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(box).not.toBeChecked();
      expect(screen.queryByText(/could not be saved/)).not.toBeInTheDocument();
    },
  );
});

describe('the public page', () => {
  const genuine = {
    code,
    courseName: course.name,
    issuedOn: '2026-03-10',
    holder: 'A. O.',
    nameShown: false,
  };

  it('says that it is genuine, for which course and when, with initials only', () => {
    renderPage(<CertificateScreen code={code} certificate={genuine} />);
    expect(screen.getByText('Genuine certificate')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(course.name);
    expect(screen.getByText('10 March 2026')).toBeInTheDocument();
    expect(screen.getByText('A. O.')).toBeInTheDocument();
    expect(screen.getByText(/chosen not to show a full name/)).toBeInTheDocument();
  });

  it('names the holder who chose so', () => {
    renderPage(
      <CertificateScreen code={code} certificate={{ ...genuine, holder: 'Amara Osei', nameShown: true }} />,
    );
    expect(screen.getByText('Amara Osei')).toBeInTheDocument();
    expect(screen.queryByText(/chosen not to show/)).not.toBeInTheDocument();
  });

  it('says that no certificate has a code, and takes another', () => {
    renderPage(<CertificateScreen code="abc" certificate={null} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No certificate has this code');
    expect(screen.getByLabelText('Certificate code')).toHaveValue('abc');
  });
});
