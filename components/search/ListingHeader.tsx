import { Heading } from '@/components/ui/Heading';
import { Page } from '@/components/ui/Page';
import styles from './listing-header.module.css';

/** Heading of the search or a listing. */
export function ListingHeader({ heading, description }: { heading: string; description: string }) {
  return (
    <div className={styles.header}>
      <Page>
        <Heading level={1} dir="auto">
          {heading}
        </Heading>
        <p className={styles.description}>{description}</p>
      </Page>
    </div>
  );
}
