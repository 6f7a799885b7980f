import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Picture } from '@/components/ui/picture/Picture';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { kindName } from '@/lib/domain/item-page/kind-names';
import { itemPath } from '@/lib/domain/item-page/paths';
import {
  compareAddress,
  compareSides,
  type CompareSide,
  type ComparedSide,
} from '@/lib/domain/playback/compare';
import { momentAddress } from '@/lib/domain/playback/moment-address';
import { durationText } from '@/lib/domain/playback/moments';

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
    return 'No recording is found by these words. Try a title or a name.';
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
          <span className={styles.facts}>
            {[kindName(item), ...(minutes === null ? [] : [durationText(minutes)])].join(' · ')}
          </span>
        </span>
      </Link>
    </li>
  );
}

/**
 * Chooses the two recordings: each by search words or by the address of its page, which can include a moment.
 * A plain form and links, so that it works without JavaScript.
 */
export function ChooseSides({ sides }: { sides: Sides }) {
  return (
    <>
      <form action="/compare" className={styles.choose} role="search" aria-label="Recordings to compare">
        {compareSides.map((side) => (
          <Field
            key={side}
            label={labels[side]}
            hint={
              side === 'a'
                ? 'A title or a name, or the address of a recording here; with “?t=90” it begins at a moment.'
                : undefined
            }
            error={problemOf(sides[side])}
          >
            {(props) => (
              <input
                {...props}
                name={side}
                required
                // The second field starts as the first: comparing two moments of one recording is a common use.
                defaultValue={textOf(sides[side]) || (side === 'b' ? textOf(sides.a) : '')}
              />
            )}
          </Field>
        ))}
        <Button type="submit">Compare</Button>
      </form>
      {compareSides.map((side) => {
        const asked = sides[side];
        if (asked?.kind !== 'found' || asked.items.length === 0) return null;
        const others = { a: textOf(sides.a), b: textOf(sides.b) };
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
                  href={compareAddress({ ...others, [side]: itemPath(item.type, item.slug) })}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
