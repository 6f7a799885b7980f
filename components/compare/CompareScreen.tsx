import { askedPart } from '@/components/status/asked-part';
import { useSpelling } from '@/components/shell/use-spelling';
import { Fold } from '@/components/ui/layout/Fold';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Page } from '@/components/ui/layout/Page';
import { Prose } from '@/components/ui/text/Prose';
import { useHydrated } from '@/hooks/use-hydrated';
import type { CompareSide, ComparedSide } from '@/lib/domain/playback/compare';
import { ChooseSides, textOf } from './ChooseSides';
import styles from './compare.module.css';

const CompareStage = askedPart(() => import('./CompareStage'), 'CompareStage');

export interface CompareScreenProps {
  /** Null for a side that is not chosen yet. */
  sides: Readonly<Record<CompareSide, ComparedSide | null>>;
}

function WayTo({ side }: { side: Extract<ComparedSide, { kind: 'chosen' }> }) {
  return (
    <li>
      <Link href={textOf(side)} dir="auto">
        {side.item.name}
      </Link>
    </li>
  );
}

/** /compare: two recordings side by side, synchronised or independent; only one has sound at a time. */
export function CompareScreen({ sides }: CompareScreenProps) {
  const { a, b } = sides;
  const say = useSpelling();
  const isHydrated = useHydrated();
  const choose = <ChooseSides sides={sides} />;
  return (
    <Page className={styles.page}>
      <Heading level={1}>Compare</Heading>
      <p>{say('Two recordings, or two moments of one, side by side: synchronised, or each by itself.')}</p>
      {a?.kind === 'chosen' && b?.kind === 'chosen' ? (
        <>
          <Prose className="without-script">
            <p>
              Comparing needs JavaScript, which is switched off in your browser. Each recording has a page of
              its own:
            </p>
            <ul>
              <WayTo side={a} />
              <WayTo side={b} />
            </ul>
          </Prose>
          {isHydrated ? <CompareStage key={`${textOf(a)} ${textOf(b)}`} sides={{ a, b }} /> : null}
          <Fold summary="Choose other recordings">{choose}</Fold>
        </>
      ) : (
        choose
      )}
    </Page>
  );
}
