/** A recording's texts as operators correct them: with a version, so that no correction overwrites another one unseen. */
import type { EditedCue, EditedTexts, SetTexts } from '@/lib/contracts/media/recording-jobs';
import type { RecordingFacts } from '@/lib/contracts/media/recording';
import { webVtt } from '@/lib/domain/playback/timed-text';
import { ServiceError } from '@/lib/platform/service-error';
import { refuseStale, versionOf } from '@/services/common/database/optimistic-lock';
import { changeTexts, textsOf } from '../ingest/change';
import { IngestFailure } from '../ingest/failure';
import { readCues, safeCues } from '../ingest/text/cues';
import { distinctLabels } from '../ingest/package/labels';
import { editableTexts, storableTexts } from '../ingest/text/chapters';
import { diskStore, type RecordingStore } from '../store/store';

export async function editedTexts(
  store: RecordingStore,
  facts: RecordingFacts,
): Promise<EditedTexts & { version: string }> {
  const stored = await textsOf(store, facts);
  return { ...editableTexts(stored), version: versionOf(stored) };
}

/** Cues as they will be read once they are stored. Throws VALIDATION_FAILED if they could not be read then. */
function readBack(cues: readonly EditedCue[]): EditedCue[] {
  if (cues.length === 0) return [];
  try {
    return readCues(webVtt(safeCues(cues)));
  } catch (error) {
    if (error instanceof IngestFailure) throw new ServiceError('VALIDATION_FAILED', error.message);
    throw error;
  }
}

const asStored = ({ texts, chapters }: EditedTexts): EditedTexts => ({
  // In the order in which `textsOf` gives them, for the version.
  texts: distinctLabels(texts).map(({ kind, language, label, cues }) => ({
    kind,
    language,
    label,
    cues: readBack(cues),
  })),
  chapters: readBack(chapters),
});

/**
 * Replaces the recording's texts; throws CONFLICT if others have been stored since the given version. To ask for what is stored
 * already is no conflict: an answer was lost, or the publication failed.
 *
 * @param readFacts reads them again in this change's turn: an earlier one can have given the recording other texts
 * @returns also the chapters as they were stored, and the version of what is stored now
 */
export function correctTexts(
  { root, store }: { root: string; store: RecordingStore },
  assetId: string,
  {
    request: { version, ...request },
    readFacts,
  }: { request: SetTexts; readFacts: () => Promise<RecordingFacts> },
) {
  const texts = storableTexts(request);
  const requested = versionOf(asStored(texts));
  // During a change its folder on this machine is the recording, also where a bucket serves it.
  const local = diskStore(root);
  return store.change(assetId, async () => {
    const before = await readFacts();
    const current = versionOf(await textsOf(local, before));
    if (requested !== current) refuseStale(version, current);
    const facts = await changeTexts(root, before, texts);
    return { facts, chapters: texts.chapters, version: versionOf(await textsOf(local, facts)) };
  });
}
