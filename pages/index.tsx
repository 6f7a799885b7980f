import { Heading } from '@/components/ui/Heading';
import { Page } from '@/components/ui/Page';

/** Home. */
export default function HomePage() {
  return (
    <Page>
      <Heading level={1}>DT+</Heading>
    </Page>
  );
}
