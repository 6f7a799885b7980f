import { useState } from 'react';
import { KindIcon } from '@/components/card/KindIcon';
import { Rail } from '@/components/home/Rail';
import { Glance } from '@/components/item/header/Glance';
import { ItemActions } from '@/components/item/actions/ItemActions';
import { RichText } from '@/components/item/sections/RichText';
import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import { SectionView } from '@/components/item/sections/SectionView';
import { TitleBlock } from '@/components/item/header/TitleBlock';
import { MenuGroup } from '@/components/player/controls/MenuGroup';
import { FailureOverlay } from '@/components/player/overlay/FailureOverlay';
import { PlayButtons } from '@/components/player/overlay/PlayButtons';
import { PlayerPoster } from '@/components/player/overlay/PlayerPoster';
import player from '@/components/player/player.module.css';
import { VideoPlayer } from '@/components/player/VideoPlayer';
import { FoldedList } from '@/components/ui/layout/FoldedList';
import { RelatedCards } from '@/components/relations/RelatedCards';
import { TranscriptPanel } from '@/components/transcript/TranscriptPanel';
import { Page } from '@/components/ui/layout/Page';
import { Prose } from '@/components/ui/text/Prose';
import { Row, Stack } from '@/components/ui/layout/Stack';
import { contentTypes } from '@/lib/contracts/catalogue/content-types';
import { Framed } from './Framed';
import {
  expired,
  permitted,
  refused,
  sampleBlocks,
  sampleItem,
  samplePlan,
  sampleSections,
} from './item-samples';
import { Looks } from './Looks';
import { manyCards, sampleCards } from './samples';
import { Specimen } from './Specimen';
import styles from './styleguide.module.css';

const noChange = () => undefined;

/** The first screen of an item's page: what it is, how long, for whom, and what to do with it. */
function FirstScreen() {
  return (
    <>
      <Looks name="Kinds" note="Each kind of item has a sign; one without its own has the last.">
        <Row gap={4}>
          {contentTypes.map((type) => (
            <span key={type} className={styles.kind}>
              <KindIcon type={type} size={24} /> {type}
            </span>
          ))}
        </Row>
      </Looks>
      <Framed name="Title block" note="With a year, and without one.">
        <Page>
          <TitleBlock page={sampleItem} />
          <TitleBlock page={samplePlan} />
        </Page>
      </Framed>
      <Looks name="Glance" note="Everything there is to warn of; nothing known; the subscription has ended.">
        <Stack gap={6}>
          <Glance page={sampleItem} access={permitted} />
          <Glance page={samplePlan} access={refused} />
          <Glance page={samplePlan} access={expired} />
        </Stack>
      </Looks>
      <Framed name="Item actions" note="For a person with an account, of an item with a board view.">
        <Page>
          <ItemActions page={sampleItem} />
        </Page>
      </Framed>
    </>
  );
}

function PlayerChoices() {
  const [speed, setSpeed] = useState('1');
  const [captions, setCaptions] = useState('en');
  const choice = (value: string, label: string, chosen: string, choose: (value: string) => void) => ({
    ...{ value, label, selected: value === chosen },
    select: () => choose(value),
  });
  return (
    <Specimen
      name="Player choices"
      note="What a menu of the player holds: in a column, or short ones in rows."
    >
      <div className={styles.look} data-scheme="dark">
        <div role="menu" aria-label="Settings">
          <MenuGroup
            label="Captions"
            choices={[
              choice('off', 'Off', captions, setCaptions),
              { ...choice('en', 'English', captions, setCaptions), lang: 'en' },
            ]}
          />
          <MenuGroup
            short
            label="Speed"
            choices={['0.75', '1', '1.5'].map((value) => choice(value, `${value}×`, speed, setSpeed))}
          />
        </div>
      </div>
    </Specimen>
  );
}

/** Always dark: the house lights are down. */
function Players() {
  return (
    <>
      <Specimen
        name="Player"
        note="Before play: guidance to accept once, and the place to go on from. Playing needs a recording."
      >
        <VideoPlayer page={sampleItem} access={permitted} />
      </Specimen>
      <Specimen name="Player, starting" note="From the press until the first frame can be shown.">
        <div className={player.frame} data-scheme="dark">
          <PlayerPoster
            picture={{ image: sampleItem.image, sizes: '50vw' }}
            hasText={false}
            covers={false}
            onNear={noChange}
          >
            <PlayButtons
              kind="video"
              resumeFrom={null}
              starting
              mustAccept={false}
              onPlay={noChange}
              onNear={noChange}
            />
          </PlayerPoster>
        </div>
      </Specimen>
      <Specimen name="Player, closed" note="What to do next differs with the reason.">
        <div className={styles.looks}>
          <VideoPlayer page={sampleItem} access={refused} />
          <VideoPlayer page={sampleItem} access={expired} />
        </div>
      </Specimen>
      <Specimen
        name="Player, failed"
        note="In place of the picture: what happened, and the one thing to do next."
      >
        <div className={styles.looks}>
          {(['OFFLINE', 'SIGN_IN_REQUIRED', 'UNSUPPORTED'] as const).map((failure) => (
            <div key={failure} className={player.frame} data-scheme="dark">
              <FailureOverlay failure={failure} path={sampleItem.path} onRetry={noChange} />
            </div>
          ))}
        </div>
      </Specimen>
      <PlayerChoices />
      <Framed name="Transcript" note="Opens on demand; its lines need a recording.">
        <Page>
          <TranscriptPanel itemId={sampleItem.id} name={sampleItem.name} access={permitted} />
        </Page>
      </Framed>
      <Framed name="Transcript, closed" height="tall">
        <Page>
          <TranscriptPanel itemId={sampleItem.id} name={sampleItem.name} access={refused} />
        </Page>
      </Framed>
    </>
  );
}

function Sections() {
  return (
    <>
      <Framed name="Section frame" note="A labelled region with its own fragment, and a way to more.">
        <Page>
          <SectionFrame id="documents" heading="Documents" action={<a href="#documents">See all</a>}>
            <p>What stands in it.</p>
          </SectionFrame>
        </Page>
      </Framed>
      <Framed name="Sections" note="Every kind of row of an item’s page but the cards." height="tall">
        <Page>
          {sampleSections.map((section) => (
            <SectionView key={section.id} section={section} />
          ))}
        </Page>
      </Framed>
      <Looks name="Rich text" note="As compiled on the server from what editors write.">
        <Prose>
          <RichText blocks={sampleBlocks} />
        </Prose>
      </Looks>
      <Looks name="Folded" note="One more than stands open is shown rather than folded.">
        <FoldedList items={['Power', 'Grief', 'Madness', 'Family']} shown={2} noun="themes">
          {(some) => (
            <ul>
              {some.map((theme) => (
                <li key={theme}>{theme}</li>
              ))}
            </ul>
          )}
        </FoldedList>
      </Looks>
      <Framed name="Related cards" note="Two rows of three, the rest folded." height="tall">
        <Page>
          <RelatedCards cards={manyCards} />
        </Page>
      </Framed>
      <Framed name="Rail" note="With a way to the whole list, and without one." height="tall">
        <Rail heading="New this term" href="/productions" cards={manyCards} />
        <Rail heading="Chosen for you" href={null} cards={sampleCards} />
      </Framed>
    </>
  );
}

/** Parts of an item's page. */
export function ItemSheets() {
  return (
    <>
      <FirstScreen />
      <Players />
      <Sections />
    </>
  );
}
