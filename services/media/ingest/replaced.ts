/**
 * The facts of a recording as it was last published, kept while another takes its place, so that the publication of that one can
 * take back what is no longer true. They stay until it has succeeded, however often it is tried.
 */
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recordingFactsSchema, type RecordingFacts } from '@/lib/contracts/recording';
import { writeAtomically } from '@/services/common/write-atomically';
import { WORK_FOLDER } from '../store/store';

const fileOf = (root: string, assetId: string) => path.join(root, WORK_FOLDER, `replaced-${assetId}.json`);

/** To be called before the new recording is put in place. Of several that were never published, the first is kept. */
export async function keepReplaced(root: string, facts: RecordingFacts): Promise<void> {
  const file = fileOf(root, facts.assetId);
  if ((await stat(file).catch(() => null)) !== null) return;
  await writeAtomically(file, (partial) => writeFile(partial, JSON.stringify(facts)));
}

/** The facts of the recording that was replaced since the last publication; null if none was. */
export async function replacedFacts(root: string, assetId: string): Promise<RecordingFacts | null> {
  const text = await readFile(fileOf(root, assetId), 'utf8').catch(() => 'null');
  const facts = recordingFactsSchema.safeParse(JSON.parse(text));
  return facts.success ? facts.data : null;
}

/** To be called once the new recording is published. */
export const forgetReplaced = (root: string, assetId: string): Promise<void> =>
  rm(fileOf(root, assetId), { force: true });
