import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CertificatePanel } from '@/components/certificate/CertificatePanel';
import { ModuleEnd } from '@/components/training/ModuleEnd';
import { course, recordOf } from '@/__tests__/support/content/course';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

jest.mock('@/lib/clients/product-graphql/training', () => {
  throw new Error('Failed to load chunk /_next/static/chunks/a.js from module 1');
});

productInBrowser();
beforeEach(signedIn);

describe('offline before the script that asks was fetched', () => {
  it('R-ERR-6 a certificate that is asked for says so in words for people', async () => {
    renderPage(<CertificatePanel course={course} isComplete certificate={null} />);
    await userEvent.click(screen.getByRole('button', { name: 'Get your certificate' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Unknown error requesting user certificate. Please try again.$/,
    );
  });

  it('R-ERR-2 a module that is marked as complete says so in words for people', async () => {
    const end = {
      course,
      module: course.modules[0]!,
      record: recordOf(0, true),
      mayComplete: true,
      notice: null,
    };
    renderPage(<ModuleEnd {...end} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as complete' }));
    expect(
      await screen.findByText('Unable to record completion of training module. Please try again.'),
    ).toBeInTheDocument();
  });
});
