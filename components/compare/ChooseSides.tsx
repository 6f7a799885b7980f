import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Picture } from '@/components/ui/picture/Picture';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { kindName } from '@/lib/domain/item-page/kind-names';
import { itemPath } from '@/lib/domain/item-page/paths';
import {
  compareAddress,
  compareSides,
  type ChosenSide,
  type CompareSide,
  type ComparedSide,
} from '@/lib/domain/playback/compare';
import { momentAddress } from '@/lib/domain/playback/moment-address';
import { clockText, durationText } from '@/lib/domain/playback/moments';
import { RecordingField } from './RecordingField';
import styles from './compare.module.css';

type Sides = Readonly<Record<CompareSide, ComparedSide | null>>;

const labels: Readonly<Record<CompareSide, string>> = { a: 'First recording', b: 'Second recording' };

/** A side as the comparison's address has it: the recording's address with its second, or the search words. */
export function textOf(side: ComparedSide | null): string {
  if (side === null) return '';
  return side.kind === 'chosen'
    ? momentAddress(itemPath(side.item.type, side.item.slug), side.seconds)
    : side.text;
}

function problemOf(side: ComparedSide | null): string | undefined {
  if (side?.kind === 'missing')
    return 'This does not exist, does not play, or your organisation does not show it.';
  if (side?.kind === 'found' && side.items.length === 0)
    return 'No recording matches these words. Try a title or a name.';
  return undefined;
}

function Found({ item, href }: { item: CardItem; href: string }) {
  const minutes = item.media?.durationMinutes ?? null;
  return (
    <li>
      <Link href={href} className={styles.found}>
        <span className={styles.picture}>
          <Picture image={item.image} sizes="8rem" decorative />
        </span>
        <span>
          <span className={styles.name} dir="auto">
            {item.name}
          </span>
          <span className="soft">
            {[kindName(item), ...(minutes === null ? [] : [durationText(minutes)])].join(' · ')}
          </span>
        </span>
      </Link>
    </li>
  );
}

interface ChosenProps {
  side: CompareSide;
  chosen: ChosenSide;
  /** The comparison without this side. */
  changeHref: string;
}

function Chosen({ side, chosen: { item, seconds }, changeHref }: ChosenProps) {
  return (
    <div>
      <p className={styles.label}>{labels[side]}</p>
      <p className={styles.chosen}>
        <span dir="auto">{item.name}</span>
        {seconds > 0 ? <span className="soft">from {clockText(seconds)}</span> : null}
        <LinkButton href={changeHref} look="quiet" size="small">
          Change<span className="visually-hidden"> {labels[side].toLowerCase()}</span>
        </LinkButton>
      </p>
    </div>
  );
}

interface ChooseSideProps {
  side: CompareSide;
  own: ComparedSide | null;
  /** The other side as the comparison's address has it. */
  other: string;
  /** Whether the other side is chosen, so that it can be compared with itself. */
  mayRepeat: boolean;
}

function ChooseSide({ side, own, other, mayRepeat }: ChooseSideProps) {
  const otherSide = side === 'a' ? 'b' : 'a';
  if (own?.kind === 'chosen')
    return <Chosen side={side} chosen={own} changeHref={compareAddress({ [otherSide]: other })} />;
  return (
    <div className={styles.choice}>
      <RecordingField
        side={side}
        label={labels[side]}
        error={problemOf(own)}
        given={textOf(own)}
        other={other}
      />
      {mayRepeat ? (
        <LinkButton href={compareAddress({ a: other, b: other })} look="secondary" size="small">
          The same recording again
        </LinkButton>
      ) : null}
    </div>
  );
}

/**
 * Chooses the two recordings: each by search words, a suggestion, or the address of its page, which can include a moment.
 * A plain form and links, so that it works without JavaScript.
 */
export function ChooseSides({ sides }: { sides: Sides }) {
  const texts = { a: textOf(sides.a), b: textOf(sides.b) };
  const isComplete = compareSides.every((side) => sides[side]?.kind === 'chosen');
  const choices = compareSides.map((side) => {
    const otherSide = side === 'a' ? 'b' : 'a';
    return (
      <ChooseSide
        key={side}
        side={side}
        own={sides[side]}
        other={texts[otherSide]}
        mayRepeat={sides[otherSide]?.kind === 'chosen'}
      />
    );
  });
  // Nothing is left to send.
  if (isComplete) return <div className={styles.choose}>{choices}</div>;
  return (
    <>
      <form action="/compare" className={styles.choose} role="search" aria-label="Recordings to compare">
        {compareSides.map((side) =>
          sides[side]?.kind === 'chosen' ? (
            <input key={side} type="hidden" name={side} value={texts[side]} />
          ) : null,
        )}
        {choices}
        <Button type="submit">Compare</Button>
      </form>
      {compareSides.map((side) => {
        const asked = sides[side];
        if (asked?.kind !== 'found' || asked.items.length === 0) return null;
        return (
          <section key={side} aria-labelledby={`found-${side}`}>
            <Heading level={2} size="md" id={`found-${side}`}>
              {labels[side]}: choose one
            </Heading>
            <ul className={styles.foundList}>
              {asked.items.map((item) => (
                <Found
                  key={item.id}
                  item={item}
                  href={compareAddress({ ...texts, [side]: itemPath(item.type, item.slug) })}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
