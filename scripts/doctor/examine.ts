/** Runs every check, and reports in this order. */
import { messageOf } from '@/lib/platform/message-of';
import { addressFindings } from './addresses';
import { certificateFindings } from './certificate';
import { clockFindings } from './clock';
import { databaseFindings } from './database';
import { fault, type Check, type Finding, type Settings } from './finding';
import { diskFindings, ffmpegFindings, portFindings } from './machine';
import { mailFindings, storageFindings } from './mail-and-storage';
import { referenceFindings } from './references';
import { senseFindings } from './sense';
import { settingsFindings, startFindings } from './settings';

/** Checks that require readable settings. */
const checks: readonly Check[] = [
  { name: 'start', examine: startFindings },
  { name: 'sense', examine: (settings) => senseFindings(settings) },
  { name: 'disk', examine: diskFindings },
  { name: 'ports', examine: portFindings },
  { name: 'database', examine: databaseFindings },
  { name: 'references', examine: referenceFindings },
  { name: 'addresses', examine: addressFindings },
  { name: 'certificate', examine: certificateFindings },
  { name: 'mail', examine: mailFindings },
  { name: 'storage', examine: storageFindings },
  { name: 'ffmpeg', examine: ffmpegFindings },
  { name: 'clock', examine: clockFindings },
];

export interface Examined {
  name: string;
  findings: readonly Finding[];
}

/** A check that throws becomes a finding itself, so that the others are still reported. */
async function examined({ name, examine }: Check, settings: Settings): Promise<Examined> {
  try {
    return { name, findings: await examine(settings) };
  } catch (error) {
    const reason = messageOf(error);
    return { name, findings: [fault(`could not be examined (${reason})`)] };
  }
}

/** Settings come first: if one cannot be read, the other checks are skipped. */
export async function examineAll(settings: Settings): Promise<Examined[]> {
  const findings = await settingsFindings(settings);
  const first = { name: 'settings', findings };
  if (findings.some(({ level }) => level === 'fault')) return [first];
  return [first, ...(await Promise.all(checks.map((check) => examined(check, settings))))];
}

/** The report, line by line. */
export const reportLines = (all: readonly Examined[]): string[] =>
  all.flatMap(({ name, findings }) => [
    ...(findings.length === 0 ? [`ok     ${name}`] : []),
    ...findings.map(({ level, text }) => `${level.padEnd(5)}  ${name}: ${text}`),
  ]);
