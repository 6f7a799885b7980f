import { ListingHeader } from '@/components/search/ListingHeader';
import { EXPLORE_PATH, exploreGroups, groupsWith } from '@/components/shell/navigation/navigation';
import { useShell } from '@/components/shell/shell-context';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Page } from '@/components/ui/layout/Page';
import type { MenuGroup } from '@/lib/contracts/shell';
import { grouped } from '@/lib/domain/text/numbers';
import styles from './explore.module.css';

interface ExploreScreenProps {
  description: string;
  counts: Readonly<Record<string, number>>;
}

interface WaysProps extends MenuGroup, Pick<ExploreScreenProps, 'counts'> {
  level: 2 | 3;
}

function Ways({ heading, links, counts, level }: WaysProps) {
  return (
    <li className={styles.group}>
      <Heading level={level} size="xl">
        {heading}
      </Heading>
      <ul className={styles.links}>
        {links.map(({ name, href }) => (
          <li key={href} className={styles.way}>
            <Link href={href}>{name}</Link>
            {counts[href] ? (
              <span className={styles.count}>
                {grouped(counts[href])}
                <span className="visually-hidden"> {counts[href] === 1 ? 'item' : 'items'}</span>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Overview of the library: links to all listings, and the levels and subjects of the viewer's country. */
export function ExploreScreen({ description, counts }: ExploreScreenProps) {
  const { education, empty } = useShell();
  const groups = groupsWith(exploreGroups, [EXPLORE_PATH, ...empty]);
  return (
    <>
      <ListingHeader heading="Explore" description={description} />
      <Page className={styles.page}>
        <ul className={styles.groups}>
          {groups.map((group) => (
            <Ways key={group.heading} {...group} counts={counts} level={2} />
          ))}
        </ul>
        {education.length > 0 && (
          <section aria-labelledby="education" className={styles.education}>
            <Heading level={2} size="2xl" id="education">
              Education
            </Heading>
            <ul className={styles.groups}>
              {education.map((group) => (
                <Ways key={group.heading} {...group} counts={counts} level={3} />
              ))}
            </ul>
          </section>
        )}
      </Page>
    </>
  );
}
