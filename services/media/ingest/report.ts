/** What ingest prints: the plan of a dry run, and progress. */
import { UNDETERMINED } from '@/lib/domain/text/language-name';
import type { IngestPlan } from './order/plan';
import type { SourceFacts, SourceSound } from './source/probe';
import type { JobParameters } from './order/parameters';

const MEGABYTE = 1024 ** 2;
const clock = (seconds: number) => {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  return hours > 0
    ? `${hours} h ${minutes} min`
    : minutes > 0
      ? `${minutes} min ${whole % 60} s`
      : `${whole} s`;
};

/** Said of a recording with sound in a language that nobody has named: filters, catalogue and search go without it. */
export function languageLines(
  { order }: JobParameters,
  { hasSound }: Pick<IngestPlan, 'hasSound'>,
): string[] {
  return hasSound && order.language === UNDETERMINED
    ? [`${order.assetId}: its spoken language is unknown: name it with --language, such as --language fr`]
    : [];
}

const layouts: Readonly<Record<number, string>> = { 1: 'mono', 2: 'stereo' };

/** What people know of a sound. Names that the file gives its streams are not told: they could be anything. */
function soundName({ index, channels, language }: SourceSound): string {
  const spoken = /^(?!und$)[a-z]{2,3}$/.test(language ?? '') ? `, ${language}` : '';
  return `stream ${index} (${layouts[channels] ?? `${channels} channels`}${spoken})`;
}

/** What was done with the sounds of the file beyond taking the only one; null if that was all. */
export function soundNote({
  audio,
  furtherSounds,
}: Pick<SourceFacts, 'audio' | 'furtherSounds'>): string | null {
  if (audio?.right !== undefined)
    return `streams ${audio.index} and ${audio.right} are joined as left and right: where they are something else, hand in a file with one of them (docs/recordings.md)`;
  if (furtherSounds.length === 0) return null;
  const [what, are] = furtherSounds.length === 1 ? ['sound', 'is'] : ['sounds', 'are'];
  const isMono = audio?.channels === 1 && furtherSounds.some(({ channels }) => channels === 1);
  const advice = isMono ? '; if they are left and right, join them first (docs/recordings.md)' : '';
  const names = furtherSounds.map(soundName).join(', ');
  return `${furtherSounds.length} further ${what} in the file ${are} not used: ${names}${advice}`;
}

interface Lasting {
  durationSeconds: number;
}

/** The most that a recording may be shorter than its file says: rates and streams end at different pictures. */
const LOST_SECONDS = 1;
const LOST_SHARE = 0.01;

/** Said of a recording that is shorter than its file says; null where it is whole. A film that was cut off still names its length. */
export function shortNote(
  { durationSeconds: said }: Lasting,
  { durationSeconds: made }: Lasting,
): string | null {
  if (said - made <= Math.max(LOST_SECONDS, said * LOST_SHARE)) return null;
  return `Only the first ${clock(made)} of ${clock(said)} could be read: if the file was cut off, upload it again`;
}

/** The same for the terminal. */
export function soundLines(
  { order }: JobParameters,
  facts: Pick<SourceFacts, 'audio' | 'furtherSounds'>,
): string[] {
  const note = soundNote(facts);
  return note === null ? [] : [`${order.assetId}: ${note}`];
}

/** The dry run: what the file is, what would be made from it, and its maximum size. */
export function planLines(parameters: JobParameters, facts: SourceFacts, plan: IngestPlan): string[] {
  const { order } = parameters;
  const { video, audio } = facts;
  const seen = video
    ? `${video.width}×${video.height} ${video.codec}, ${video.frameRate.toFixed(2)} pictures a second`
    : 'no picture';
  const heard = audio ? `${audio.channels} channels of sound` : 'no sound';
  const sizes = plan.renditions.map(({ width, height }) => `${width}×${height}`).join(', ');
  const texts = order.texts.map(({ kind, language }) => `${kind} ${language}`).join(', ');
  return [
    `${order.source} → ${order.assetId}`,
    `  is    ${clock(facts.durationSeconds)}, ${seen}, ${heard}`,
    `  makes ${sizes || 'sound alone'}${texts ? `; ${texts}` : ''}`,
    `  takes at most ${Math.ceil(plan.mostBytes / MEGABYTE)} MiB`,
    ...languageLines(parameters, plan),
    ...soundLines(parameters, facts),
  ];
}

/** Prints step, share and remaining time; on a terminal, on one line that is overwritten. */
export function progressLine(
  assetId: string,
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  now: () => number,
): (step: string, share: number) => void {
  let began = now();
  let current = '';
  return (step, share) => {
    if (step !== current) {
      [began, current] = [now(), step];
      if (!out.isTTY) out.write(`${assetId}: ${step}\n`);
    }
    if (!out.isTTY) return;
    const elapsed = (now() - began) / 1000;
    const left = share > 0.02 ? `, ${clock((elapsed / share) * (1 - share))} left` : '';
    out.write(`\r\u001B[K${assetId}: ${step} ${Math.round(share * 100)} %${left}${share >= 1 ? '\n' : ''}`);
  };
}
