import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Page } from '@/components/ui/layout/Page';

/** Shown in place of a page that broke. In the first script, because it must already be loaded when a page breaks. */
export function BrokenPage() {
  return (
    <div role="alert">
      <Page width="text">
        <Heading level={1}>This page stopped working</Heading>
        <p>
          We have been told, and nothing of yours is lost. You can also <Link href="/search">search</Link>.
        </p>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </Page>
    </div>
  );
}
