/**
 * What was written in a recording's texts and not saved, for the same page when it is loaded again in this tab: after an upgrade, or by
 * mistake.
 */
import type { SetText } from '@/lib/contracts/media/recording-jobs';
import { DRAFTS, writeForSession } from './session-storage';

/** Changes of a recording's texts, each on the version that it was made on. */
export type TextDraft = readonly SetText[];

/** The key that a person's draft of a recording is kept under. */
export const keyOfDraft = (personId: string, assetId: string) => `${DRAFTS}${personId}.recording.${assetId}`;

/** Without changes, what was kept is forgotten. What is too large for the browser's storage is not kept. */
export const keepTextDraft = (personId: string, assetId: string, draft: TextDraft): void =>
  writeForSession(keyOfDraft(personId, assetId), draft.length === 0 ? '' : JSON.stringify(draft));
