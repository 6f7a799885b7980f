import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Heading } from '@/components/ui/text/Heading';
import { Page } from '@/components/ui/layout/Page';
import type { NativePageProps } from '@/lib/domain/item-page/native';
import { GuidanceLine } from '../guidance/GuidanceLine';
import { GuidanceTimes } from '../guidance/GuidanceTimes';
import { NativePlayer } from './NativePlayer';
import styles from './native.module.css';

/** /play/{listing}/{slug}: a recording with the browser's own controls, after what its page warns of. */
export function NativeScreen({ item, guidance, mustAccept, spans, recording }: NativePageProps) {
  return (
    <Page className={styles.screen}>
      <Breadcrumbs crumbs={[{ name: item.name, href: item.path }]} />
      <Heading level={1} dir="auto">
        {item.name}
      </Heading>
      <GuidanceLine names={guidance} mustAccept={mustAccept} />
      <GuidanceTimes spans={spans} isWhole />
      {recording ? (
        <NativePlayer recording={recording} />
      ) : (
        <p>This recording comes in a form that no browser plays without JavaScript.</p>
      )}
    </Page>
  );
}
