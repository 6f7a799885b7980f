import { VideoPlayer } from '@/components/player/VideoPlayer';
import { TranscriptPanel } from '@/components/transcript/TranscriptPanel';
import type { PageAccess } from '@/lib/domain/item-page/access';
import type { ItemPage, PageRecording } from '@/lib/domain/item-page/model';

interface ModuleRecordingProps {
  page: ItemPage & { recording: PageRecording };
  access: PageAccess;
}

/** The recording of a module with its transcript. Loaded only for modules that have one. */
export function ModuleRecording({ page, access }: ModuleRecordingProps) {
  return (
    <>
      <VideoPlayer page={page} access={access} />
      {page.recording.captions.length > 0 ? (
        <TranscriptPanel itemId={page.id} name={page.name} access={access} />
      ) : null}
    </>
  );
}
