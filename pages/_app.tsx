import type { DehydratedState } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import { Layout } from '@/components/shell/Layout';
import { QueryProvider } from '@/components/shell/QueryProvider';
import type { ShellProps } from '@/lib/contracts/shell';
import { strangerShell } from '@/lib/shell';
import '@/styles/layers.css';
import '@/styles/tokens.css';
import '@/styles/base.css';

/** What every page may hand to the frame. Pages without server data (404) hand nothing: the stranger's frame. */
interface SharedProps {
  shell?: ShellProps;
  dehydratedState?: DehydratedState;
}

/** Registers the shell around every page (R-RTE-10). */
export default function App({ Component, pageProps }: AppProps<SharedProps>) {
  return (
    <QueryProvider state={pageProps.dehydratedState}>
      <Layout shell={pageProps.shell ?? strangerShell}>
        <Component {...pageProps} />
      </Layout>
    </QueryProvider>
  );
}
