import { Play } from 'lucide';
import { SearchBox } from '@/components/search/box/SearchBox';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Page } from '@/components/ui/layout/Page';
import { Picture } from '@/components/ui/picture/Picture';
import { Icon } from '@/components/ui/picture/Icon';
import { useShell } from '@/components/shell/shell-context';
import { site } from '@/lib/contracts/site';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import type { ShellViewer } from '@/lib/contracts/shell';
import { cardFacts } from '@/lib/domain/catalogue/card-facts';
import { kindName } from '@/lib/domain/item-page/kind-names';
import { itemPath } from '@/lib/domain/item-page/paths';
import styles from './hero.module.css';

export const HERO_ID = 'hero';

interface HeroProps {
  feature: CardItem | null;
}

/** The top of the front page: what the library is, a search box, and one production. */
export function Hero({ feature }: HeroProps) {
  const { hero } = site();
  return (
    <section id={HERO_ID} className={styles.hero} data-scheme="dark" aria-labelledby="hero-heading">
      <Page className={styles.stage}>
        <div className={styles.words}>
          <Heading level={1} size="4xl" id="hero-heading">
            {hero.heading}
          </Heading>
          <p className={styles.lead}>{hero.lead}</p>
          <SearchBox size="large" />
        </div>
        {feature ? <Feature item={feature} /> : null}
      </Page>
    </section>
  );
}

/** The call to action on the picture; null without a subscription that plays. */
function invitation({ media }: CardItem, { subscription }: ShellViewer): string | null {
  if (subscription !== 'FULL' && subscription !== 'TRIAL') return null;
  return media?.type === 'audio' ? 'Listen now' : 'Watch now';
}

function Feature({ item }: { item: CardItem }) {
  const { levelAges, viewer } = useShell();
  const offer = invitation(item, viewer);
  return (
    <article className={styles.feature}>
      <Picture
        image={item.image}
        sizes="(min-width: 1224px) 34rem, (min-width: 1024px) 45vw, 92vw"
        priority
        decorative
      />
      <div className={styles.caption}>
        <p className={styles.kind}>{[kindName(item), ...cardFacts(item, levelAges)].join(' · ')}</p>
        <Heading level={2} size="xl" dir="auto">
          <Link href={itemPath(item.type, item.slug)} className={styles.link}>
            {item.name}
          </Link>
        </Heading>
        {offer ? (
          <p className={styles.offer}>
            <Icon of={Play} /> {offer}
          </p>
        ) : null}
      </div>
    </article>
  );
}
