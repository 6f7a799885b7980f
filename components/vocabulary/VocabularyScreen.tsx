import { ListingHeader } from '@/components/search/ListingHeader';
import { Chip } from '@/components/ui/text/Chip';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Page } from '@/components/ui/layout/Page';
import { Picture } from '@/components/ui/picture/Picture';
import { Row } from '@/components/ui/layout/Stack';
import type { ListingPlace } from '@/lib/domain/listing/screens';
import type { Term, VocabularyGroup, VocabularyPageProps } from '@/lib/domain/listing/vocabulary';
import { grouped } from '@/lib/domain/text/numbers';
import { RESULTS_ID } from '@/lib/contracts/site';
import target from '@/components/ui/layout/card-target.module.css';
import { classNames } from '@/components/ui/class-names';
import styles from './vocabulary.module.css';

const SIZES = '(min-width: 1024px) 20rem, 45vw';

const items = (count: number) => `${grouped(count)} ${count === 1 ? 'item' : 'items'}`;

interface TermLinkProps {
  term: Term;
  segment: string;
}

function TermLink({ term, segment }: TermLinkProps) {
  return (
    <>
      <Link href={`/${segment}/${term.slug}`}>{term.name}</Link>
      {'\u00A0'}
      <span className="soft">
        {grouped(term.count)}
        <span className="visually-hidden"> {term.count === 1 ? 'item' : 'items'}</span>
      </span>
    </>
  );
}

function Pictured({ group, segment }: { group: VocabularyGroup; segment: string }) {
  if (group.first.length === 0) return null;
  return (
    <Grid className={styles.first}>
      {group.first.map(({ slug, name, count, image }) => (
        <li key={slug} className={classNames(target.card, styles.card)}>
          <Picture image={image} sizes={SIZES} decorative />
          <Heading level={3} size="lg">
            <Link href={`/${segment}/${slug}`} className={target.link}>
              {name}
            </Link>
          </Heading>
          <p className="soft">{items(count)}</p>
        </li>
      ))}
    </Grid>
  );
}

function Index({ group, segment }: { group: VocabularyGroup; segment: string }) {
  return (
    <ul className={styles.index}>
      {group.all.map((term) => (
        <li key={term.slug} className={styles.root}>
          <TermLink term={term} segment={segment} />
          {term.below.length > 0 ? (
            <ul className={styles.below}>
              {term.below.map((child) => (
                <li key={child.slug}>
                  <TermLink term={child} segment={segment} />
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Vocabulary terms: those with the most items as pictures, then every term with its count. */
export function VocabularyScreen({ place, groups }: VocabularyPageProps & { place: ListingPlace }) {
  return (
    <>
      <ListingHeader heading={place.heading} description={place.description} />
      <Page className={styles.page}>
        {groups.length > 1 ? (
          <nav aria-label="On this page">
            <Row gap={3}>
              {groups.map(({ id, heading }) => (
                <Chip key={id} href={`#${id}`}>
                  {heading}
                </Chip>
              ))}
            </Row>
          </nav>
        ) : null}
        <div id={RESULTS_ID} tabIndex={-1} className={styles.results}>
          {groups.length === 0 ? <p>Nothing here yet. Please check back later.</p> : null}
          {groups.map((group) => (
            <section key={group.id} aria-labelledby={group.id} className={styles.group}>
              <Heading level={2} size="2xl" id={group.id}>
                {group.heading}
              </Heading>
              <Pictured group={group} segment={place.segment} />
              <Index group={group} segment={place.segment} />
            </section>
          ))}
        </div>
      </Page>
    </>
  );
}
