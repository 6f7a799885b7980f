import { Page } from '@/components/ui/layout/Page';
import type { HomeProps } from '@/lib/domain/catalogue/home-rails';
import { Hero } from './Hero';
import { LevelBand } from './LevelBand';
import { LibraryFigures } from './LibraryFigures';
import { Rail } from './Rail';
import { SignInReason } from './SignInReason';
import { ContinueWatching } from './ContinueWatching';
import styles from './home-screen.module.css';

/** The front page: what can be watched comes first, and a band after each of the first rows. */
export function HomeScreen({ feature, rails, levels, counts, recordings, isPartial }: HomeProps) {
  const [first, second, third, ...others] = rails;
  return (
    <>
      <Hero feature={feature} />
      {isPartial ? (
        <Page>
          <p className={styles.partial}>Something isn’t loading at our end. Please try again in a moment.</p>
        </Page>
      ) : null}
      <ContinueWatching isFirst />
      {first ? <Rail {...first} /> : null}
      <ContinueWatching isFirst={false} />
      <LevelBand levels={levels} />
      {second ? <Rail {...second} /> : null}
      <SignInReason />
      {third ? <Rail {...third} /> : null}
      <LibraryFigures counts={counts} recordings={recordings} />
      {others.map((rail) => (
        <Rail key={rail.href} {...rail} />
      ))}
    </>
  );
}
