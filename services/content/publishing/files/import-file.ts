/**
 * Import of an export file (delivery contract §8): everything is read and validated first, then written in one
 * transaction. Importing the same file again changes nothing.
 */
import path from 'node:path';
import type { Kysely } from 'kysely';
import { FileStore } from '../../files/store';
import { markUsed } from '../../files/unused-files';
import type { Place } from '../../store/place';
import type { Tables } from '../../store/tables';
import { prepareAssets } from './asset-files';
import { auditContent } from '../audit';
import { type Fault, FaultyContentError } from '../validation/faults';
import { localeFaults } from './locales';
import { type BundleChoice, readBundles, type SpaceBundle } from './read-bundle';
import { readJson } from './read-json';
import { holdsOthers } from '../validation/stored-others';
import { mergeStructure, readStructure, sameStructure, type Structure, writeStructure } from './structure';
import { markSample, takesSample } from './sample';
import { ensureEnvironment, inPublication, noteChange } from '../transaction';
import { validateBundle } from '../validation/validate';
import { type WriteCounts, writeResources } from '../write-resources';

export interface ImportOptions extends BundleChoice {
  db: Kysely<Tables>;
  /** DATA_DIR: local asset files are stored under it. */
  dataDir: string;
  /** Remove stored resources, drafts too, that the file does not contain. */
  prune?: boolean;
  /** The file is the sample library: it replaces an earlier sample, and skips an environment in which others have written. */
  sample?: boolean;
  /** Import despite faults with which hosted services would have published; the reports list them. */
  allowInvalid?: boolean;
  /** A dry run: does everything and rolls it back. Faults and counts are reported, nothing is written. */
  rehearse?: boolean;
  /**
   * Completes a bundle from what is stored. Called while no other publication runs, so that what it reads cannot change before
   * the bundle is written.
   */
  complete?: (transaction: Kysely<Tables>, bundle: SpaceBundle) => Promise<SpaceBundle>;
}

/** Rolls back the transaction of a dry run that found no fault. */
class Rehearsed extends Error {
  constructor(readonly reports: ImportReport[]) {
    super('nothing was written');
  }
}

export interface ImportReport extends WriteCounts {
  space: string;
  environment: string;
  /** True when nothing was written because others have written in the environment. */
  foreign?: true;
  /** Faults of what was imported despite them. */
  tolerated: readonly Fault[];
}

interface Publication {
  transaction: Kysely<Tables>;
  sequence: number;
  now: string;
  prune: boolean;
  sample: boolean;
  allowInvalid: boolean;
}

const UNTOUCHED = { added: 0, changed: 0, unchanged: 0, removed: 0, foreign: true, tolerated: [] } as const;

function auditImport(
  transaction: Kysely<Tables>,
  { space, environment }: Place,
  { added, changed, removed }: WriteCounts,
  faults: number,
): Promise<void> {
  return auditContent(transaction, {
    action: 'imported',
    subject: `environment:${space}/${environment}`,
    details: { added, changed, removed, faults },
  });
}

/** What the environment will hold after the bundle, and the faults for which it may not be written. */
async function lookedAt(
  bundle: SpaceBundle,
  stored: Structure,
  { transaction, now, prune }: Publication,
): Promise<{ structure: Structure; found: Fault[] }> {
  const given = bundle.bundle.locales ?? [];
  // Only what becomes of locales depends on it, and few bundles name any.
  const isWhole = prune || (given.length > 0 && !(await holdsOthers(transaction, bundle, bundle)));
  const structure = mergeStructure(stored, bundle.bundle, { now, isWhole });
  const change = {
    stored: stored.locales,
    given,
    merged: structure.locales,
    isWhole,
  };
  const misplaced = localeFaults(bundle.space, change);
  // Under locales that cannot be taken, every value would be a fault of its own.
  if (misplaced.length > 0) return { structure, found: misplaced };
  return { structure, found: await validateBundle(transaction, bundle, { ...bundle, structure, prune }) };
}

/** Publishes one bundle; faults are collected, so that those of every space of a file are listed together. */
async function publishBundle(
  bundle: SpaceBundle,
  publication: Publication,
  faults: Fault[],
): Promise<ImportReport | null> {
  const { transaction, sequence, now, prune, sample, allowInvalid } = publication;
  const place = { space: bundle.space, environment: bundle.environment };
  if (sample && !(await takesSample(transaction, place))) return { ...place, ...UNTOUCHED };
  const renamed = await ensureEnvironment(transaction, place, bundle.spaceName);
  const stored = await readStructure(transaction, place);
  const { structure, found } = await lookedAt(bundle, stored, publication);
  const tolerated = found.filter(({ isTolerated }) => allowInvalid && isTolerated === true);
  faults.push(...found.filter((fault) => !tolerated.includes(fault)));
  if (faults.length > 0) return null;
  const restructured = !sameStructure(stored, structure);
  if (restructured) await writeStructure(transaction, place, structure);
  const counts = await writeResources(transaction, place, { ...bundle, prune, sequence, now });
  const changed = counts.added + counts.changed + counts.removed > 0;
  if (changed || restructured || renamed)
    await noteChange(transaction, place, sequence, restructured || renamed);
  if (sample) await markSample(transaction, place);
  if (changed) await auditImport(transaction, place, counts, tolerated.length);
  return { ...place, ...counts, tolerated };
}

/** Imports bundles that were read already; local files are relative to `directory`. */
export async function importBundles(
  bundles: readonly SpaceBundle[],
  directory: string,
  {
    db,
    dataDir,
    prune = false,
    sample = false,
    allowInvalid = false,
    rehearse = false,
    complete,
  }: ImportOptions,
): Promise<ImportReport[]> {
  const store = new FileStore(dataDir);
  const faults: Fault[] = [];
  const prepared: SpaceBundle[] = [];
  for (const bundle of bundles) {
    const place = {
      space: bundle.space,
      directory,
      store: {
        add: (file: string) =>
          rehearse ? store.measure(file) : store.add(file, (hash) => markUsed(db, hash)),
      },
    };
    const result = await prepareAssets(bundle.assets, place);
    faults.push(...result.faults);
    prepared.push({ ...bundle, assets: result.assets });
  }
  return inPublication(db, async ({ transaction, sequence }) => {
    const publication = {
      transaction,
      sequence,
      now: new Date().toISOString(),
      prune: prune || sample,
      sample,
      allowInvalid,
    };
    const reports: ImportReport[] = [];
    for (const bundle of prepared) {
      const completed = complete ? await complete(transaction, bundle) : bundle;
      const report = await publishBundle(completed, publication, faults);
      if (report) reports.push(report);
    }
    // Thrown inside the transaction, so that it is rolled back.
    if (faults.length > 0) throw new FaultyContentError(faults);
    if (rehearse) throw new Rehearsed(reports);
    return reports;
  }).catch((error: unknown) => {
    if (error instanceof Rehearsed) return error.reports;
    throw error;
  });
}

/**
 * Imports a file of one export, or of several keyed by space id. Throws FaultyContentError listing every fault, with
 * nothing written, and InputError or UnreadableFileError for a file that is no JSON or cannot be read.
 */
export async function importFile(file: string, options: ImportOptions): Promise<ImportReport[]> {
  return importBundles(readBundles(await readJson(file), options), path.dirname(path.resolve(file)), options);
}
