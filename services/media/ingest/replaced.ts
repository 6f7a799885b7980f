/**
 * The facts of a recording as it was last published, kept while another takes its place, so that the publication of that one can
 * take back what is no longer true. They stay until it has succeeded, however often it is tried.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { recordingFactsSchema, type RecordingFacts } from '@/lib/contracts/media/recording';
import { WORK_FOLDER } from '../store/store';
import { readJson, writeDurably } from './durable';

const fileOf = (root: string, assetId: string) => path.join(root, WORK_FOLDER, `replaced-${assetId}.json`);

/**
 * To be called before the new recording is put in place. Of several that were never published, the first is kept. Waits for the
 * disk: after a power cut the file would be empty.
 */
export async function keepReplaced(root: string, facts: RecordingFacts): Promise<void> {
  if ((await replacedFacts(root, facts.assetId)) !== null) return;
  await writeDurably(fileOf(root, facts.assetId), JSON.stringify(facts));
}

/** The facts of the recording that was replaced since the last publication; null if none was, or the file of it is damaged. */
export async function replacedFacts(root: string, assetId: string): Promise<RecordingFacts | null> {
  const facts = recordingFactsSchema.safeParse(await readJson(fileOf(root, assetId)));
  return facts.success ? facts.data : null;
}

/** To be called once the new recording is published, or is deleted. */
export const forgetReplaced = (root: string, assetId: string): Promise<void> =>
  rm(fileOf(root, assetId), { force: true });
