import type { GetServerSideProps } from 'next';
import { StoredData } from '@/components/text-page/StoredData';
import { TextPage } from '@/components/text-page/TextPage';
import { Link } from '@/components/ui/navigation/Link';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { dataFacts, type DataFacts } from '@/lib/domain/privacy/data-facts';
import { servePage } from '@/lib/server/page';

/** What is stored about people, why and for how long, for people who have to review it. */
export default function DataProtectionPage({ groups }: { groups: readonly DataFacts[] }) {
  return (
    <TextPage title="Data protection" path="/data-protection">
      <p>
        Everything that this library stores about people: what, why, for how long, and in which table of its
        database. The list is made from the program itself. In fewer words:{' '}
        <Link href="/privacy">Privacy</Link>.
      </p>
      <p>
        To see, download or delete what is stored under your name, open{' '}
        <Link href="/account">your account</Link>.
      </p>
      <StoredData groups={groups} />
    </TextPage>
  );
}

export const getServerSideProps: GetServerSideProps<SharedPageProps> = (context) =>
  servePage(context, () => Promise.resolve({ kind: 'page', props: { groups: dataFacts } }));
