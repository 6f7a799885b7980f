import { useEffect, useState } from 'react';
import { BookmarkButton } from '@/components/bookmarks/BookmarkButton';
import { CertificateForm } from '@/components/certificate/CertificateForm';
import { CertificatePanel } from '@/components/certificate/CertificatePanel';
import { CertificateReady } from '@/components/certificate/CertificateReady';
import { BannerFrame } from '@/components/notifications/MessageBanner';
import { NotificationArea } from '@/components/notifications/NotificationArea';
import banners from '@/components/notifications/notifications.module.css';
import { ModuleList } from '@/components/training/ModuleList';
import { Button } from '@/components/ui/form/Button';
import { Row, Stack } from '@/components/ui/layout/Stack';
import { useNotifications } from '@/stores/notifications';
import { Framed } from './Framed';
import { ListSheets } from './ListSheets';
import { Looks } from './Looks';
import { sampleCertificate, sampleCourse, sampleProgress } from './personal-samples';
import { Specimen } from './Specimen';

const noChange = () => undefined;
const SAMPLE = 'sample-';
const areaNames = ['top', 'bottom'] as const;
type AreaName = (typeof areaNames)[number];

function clearSamples(): void {
  const { areas, activate } = useNotifications.getState();
  for (const area of areaNames)
    for (const { id } of areas[area]?.list ?? []) if (id.startsWith(SAMPLE)) activate(area, id, false);
}

function Areas() {
  const [shown, setShown] = useState<readonly AreaName[]>([]);
  useEffect(() => clearSamples, []);
  const show = (area: AreaName) => {
    clearSamples();
    // A dismissed notification stays away (R-NOT-9), so each press adds a new one.
    useNotifications.getState().add(area, {
      id: `${SAMPLE}${Date.now()}`,
      data: { title: 'Closed on Monday', text: 'The library rests while it is moved.' },
    });
    setShown((before) => (before.includes(area) ? before : [...before, area]));
  };
  return (
    <Specimen
      name="Notification areas"
      note="At the top under the header, at the bottom over the page’s end."
    >
      <Row gap={2}>
        <Button look="secondary" onClick={() => show('top')}>
          Show a banner at the top
        </Button>
        <Button look="secondary" onClick={() => show('bottom')}>
          Show a banner at the bottom
        </Button>
      </Row>
      {shown.map((area) => (
        <NotificationArea key={area} name={area} max={1} />
      ))}
    </Specimen>
  );
}

function Certificates() {
  const made = sampleCertificate('COMPLETED', 'file');
  return (
    <>
      <Looks
        name="Certificate panel"
        note="Not yet, to be asked for, failed, ready. While it is being made the panel asks the service, so it is not here."
      >
        <Stack gap={6}>
          <CertificatePanel course={sampleCourse} isComplete={false} certificate={null} />
          <CertificatePanel course={sampleCourse} isComplete certificate={null} />
          <CertificatePanel course={sampleCourse} isComplete certificate={sampleCertificate('FAILED')} />
          <CertificatePanel course={sampleCourse} isComplete certificate={made} />
        </Stack>
      </Looks>
      <Looks name="Certificate, ready">
        <CertificateReady course={sampleCourse} />
      </Looks>
      <Looks name="Certificate form" note="A plain form, also with a code that was not found.">
        <Stack gap={6}>
          <CertificateForm />
          <CertificateForm code="0123456789abcdef" />
        </Stack>
      </Looks>
    </>
  );
}

/** Personal components, as shown to a signed-in person. */
export function PersonalSheets() {
  return (
    <>
      <Looks name="Bookmarks" note="Only people with an account have them; in rows the words would repeat.">
        <Row gap={2}>
          <BookmarkButton contentId="kept" name="Hamlet" />
          <BookmarkButton contentId="other" name="Macbeth" />
          <BookmarkButton contentId="kept" name="Hamlet" iconOnly />
          <BookmarkButton contentId="other" name="Macbeth" iconOnly />
        </Row>
      </Looks>
      <ListSheets />
      <Looks name="Modules" note="With progress, without anybody’s, and brief at the side of a module.">
        <Stack gap={6}>
          <ModuleList course={sampleCourse} progress={sampleProgress} />
          <ModuleList course={sampleCourse} progress={null} />
          <ModuleList course={sampleCourse} progress={sampleProgress} currentId="Watch" brief />
        </Stack>
      </Looks>
      <Certificates />
      <Framed name="Banner" note="The card of every banner: one that may be closed, one that must stay.">
        <div className={banners.bottom}>
          <BannerFrame label="May be closed" onDismiss={noChange}>
            <p className={banners.title}>Your free trial ends tomorrow</p>
            <p className={banners.soft}>Your bookmarks are kept.</p>
          </BannerFrame>
          <BannerFrame label="Must stay" onDismiss={null}>
            <p>Closed on Monday.</p>
          </BannerFrame>
        </div>
      </Framed>
      <Areas />
    </>
  );
}
