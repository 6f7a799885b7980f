import { Heading } from '@/components/ui/text/Heading';
import { Page } from '@/components/ui/layout/Page';
import styles from './listing-header.module.css';

/** Heading of the search or a listing; `description` is for visitors who have not searched for anything yet. */
export function ListingHeader({ heading, description }: { heading: string; description: string | null }) {
  return (
    <div className={styles.header}>
      <Page>
        <Heading level={1} dir="auto">
          {heading}
        </Heading>
        {description === null ? null : <p className={styles.description}>{description}</p>}
      </Page>
    </div>
  );
}
