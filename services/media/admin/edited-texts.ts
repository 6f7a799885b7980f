/** A recording's texts as operators correct them: each with a version, so that no correction overwrites another one unseen. */
import type { EditedCue, EditedTexts, SetText } from '@/lib/contracts/media/recording-jobs';
import type { RecordingFacts } from '@/lib/contracts/media/recording';
import { nameOfText, partsOf, textsWith, type TextChange } from '@/lib/domain/playback/edited-texts';
import { webVtt } from '@/lib/domain/playback/timed-text';
import { ServiceError } from '@/lib/platform/service-error';
import { refuseStale, versionOf } from '@/services/common/database/optimistic-lock';
import { changeTexts, textsOf } from '../ingest/change';
import { IngestFailure } from '../ingest/failure';
import { readCues, safeCues } from '../ingest/text/cues';
import { distinctLabels } from '../ingest/package/labels';
import { editableChapters, storableChapters } from '../ingest/text/chapters';
import { diskStore, type RecordingStore } from '../store/store';

/** The version of one of the stored texts; empty where it is not there. */
function versionIn(stored: EditedTexts, change: Parameters<typeof nameOfText>[0]): string {
  const part = partsOf(stored).get(nameOfText(change));
  return part === undefined ? '' : versionOf(part);
}

/** The texts with their versions. */
export async function editedTexts(store: RecordingStore, facts: RecordingFacts) {
  const stored = await textsOf(store, facts);
  return {
    texts: stored.texts.map((text) => ({ ...text, version: versionIn(stored, text) })),
    chapters: editableChapters(stored.chapters),
    chaptersVersion: versionIn(stored, { kind: 'chapters' }),
  };
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

/** A change as it will be read once it is stored, with its members in the order of `textsOf`, for the version. */
function asStored(change: TextChange): TextChange {
  if (change.kind === 'chapters') return { kind: change.kind, cues: readBack(storableChapters(change.cues)) };
  const { kind, language, label, cues } = change;
  return { kind, language, label, cues: readBack(cues) };
}

const distinct = ({ texts, chapters }: EditedTexts): EditedTexts => ({
  texts: distinctLabels(texts),
  chapters,
});

/**
 * Changes one of the recording's texts, or its chapters; throws CONFLICT if others have been stored since the given version. To ask
 * for what is stored already is no conflict: an answer was lost, or the publication failed.
 *
 * @param readFacts reads them again in this change's turn: an earlier one can have given the recording other texts
 * @returns also the chapters as they are stored, and the version of what is stored now of this text
 */
export function correctText(
  { root, store }: { root: string; store: RecordingStore },
  assetId: string,
  {
    request: { version, ...request },
    readFacts,
  }: { request: SetText; readFacts: () => Promise<RecordingFacts> },
) {
  const change = asStored(request);
  // During a change its folder on this machine is the recording, also where a bucket serves it.
  const local = diskStore(root);
  return store.change(assetId, async () => {
    const before = await readFacts();
    const stored = await textsOf(local, before);
    const wanted = distinct(textsWith(stored, change));
    const current = versionIn(stored, change);
    if (versionIn(wanted, change) !== current) refuseStale(version, current);
    const facts = await changeTexts(root, before, wanted);
    return { facts, chapters: wanted.chapters, version: versionIn(await textsOf(local, facts), change) };
  });
}
