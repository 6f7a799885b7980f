import { ItemCard } from '@/components/card/ItemCard';
import { CutNote } from '@/components/item/sections/CutNote';
import { Facts } from '@/components/item/sections/Facts';
import { GuidanceTimes } from '@/components/player/guidance/GuidanceTimes';
import { GuidanceNote } from '@/components/player/guidance/GuidanceNote';
import { ProgressBar } from '@/components/training/ProgressBar';
import { Button } from '@/components/ui/form/Button';
import { Fold } from '@/components/ui/layout/Fold';
import { Grid } from '@/components/ui/layout/Grid';
import { Highlight } from '@/components/ui/text/Highlight';
import { Notice } from '@/components/ui/message/Notice';
import { Picture } from '@/components/ui/picture/Picture';
import { Prose } from '@/components/ui/text/Prose';
import { Skeleton } from '@/components/ui/message/Skeleton';
import { Row, Stack } from '@/components/ui/layout/Stack';
import { toast } from '@/stores/toasts';
import { Looks } from './Looks';
import { sampleCards, sampleFacts } from './samples';
import styles from './styleguide.module.css';

function Messages() {
  return (
    <Looks
      name="Messages"
      note="Colour never carries the meaning alone. A toast says what happened and offers Undo."
    >
      <Stack gap={3}>
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={`A message of the tone ${tone}`}>
            <p>What happened, what is safe, what to do next.</p>
          </Notice>
        ))}
        <GuidanceNote
          guidance={{
            hasAdultThemes: true,
            strongGuidance: [],
            healthGuidance: ['Strobe lights'],
            other: ['Loud music'],
          }}
        />
        <GuidanceTimes spans={[{ kind: 'Loud noises', start: 51, end: 57 }]} />
        <Button
          look="secondary"
          onClick={() =>
            toast({ message: 'Bookmark removed', action: { label: 'Undo', run: () => undefined } })
          }
        >
          Show a toast
        </Button>
      </Stack>
    </Looks>
  );
}

function Cards() {
  return (
    <Looks
      name="Cards"
      note="The usual, a long title with guidance, and a person without words. The last waits."
    >
      <Grid>
        {sampleCards.map((card) => (
          <li key={card.id}>
            <ItemCard item={card} />
          </li>
        ))}
        <li aria-busy>
          <Stack gap={2}>
            <Skeleton shape="picture" />
            <Skeleton />
            <Skeleton shape="short" />
          </Stack>
        </li>
      </Grid>
    </Looks>
  );
}

function Folds() {
  return (
    <Looks name="Fold" note="What few need. It unfolds without script, and print shows what is unfolded.">
      <Fold summary="Show 2 more guides">
        <p>A guide to the ghost of the first act, and one to the light of the last.</p>
      </Fold>
    </Looks>
  );
}

/** Content to read: messages, cards, facts, running text, progress, missing pictures. */
export function ContentSheets() {
  return (
    <>
      <Messages />
      <Cards />
      <Folds />
      <Looks name="Facts and progress">
        <Stack gap={6}>
          <Facts facts={sampleFacts} />
          <CutNote />
          <ProgressBar percent={67} completed={2} total={3} />
          <ProgressBar percent={0} completed={0} total={3} />
        </Stack>
      </Looks>
      <Looks name="Prose">
        <Prose>
          <p>
            Running text keeps to 60 to 75 characters a line, with <a href="#prose">links in it</a>,{' '}
            <strong>weight</strong> and <Highlight markup="words that were <mark>found</mark>" />
            <span className="visually-hidden">, and words for who listens to the page</span>.
          </p>
          <ul>
            <li>One thing</li>
            <li>Another</li>
          </ul>
        </Prose>
      </Looks>
      <Looks name="Without a picture" note="A painted curtain with the first letter, never a grey box.">
        <Row gap={3}>
          {(['wide', 'poster', 'square', 'round'] as const).map((shape) => (
            <div key={shape} className={styles.thumb}>
              <Picture image={null} shape={shape} sizes="8rem" />
            </div>
          ))}
        </Row>
      </Looks>
    </>
  );
}
