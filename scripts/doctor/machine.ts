/** Checks this machine: folders are writable and have room, programs, ports, and who can read the secrets. */
import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '@/lib/contracts/environment';
import { recordingsFolder } from '@/lib/platform/files/recordings-folder';
import { requireRoom } from '@/services/common/files/disk';
import { findTools } from '@/services/media/ingest/source/tools';
import { standing, unwritable } from '../launcher/files';
import { storedSecrets } from '../launcher/keys/secrets';
import { launcherOn } from '../launcher/lock';
import { takenPort, unheardHosts } from '../launcher/ports';
import { portsOf } from '../launcher/system';
import { fault, faultsThrown, isSet, note, type Finding, type Settings } from './finding';

const MEGABYTE = 1024 ** 2;

async function folderFindings(variable: string, folder: string): Promise<Finding[]> {
  const there = await standing(folder);
  const found = await stat(there).catch(() => null);
  if (found !== null && !found.isDirectory())
    return [fault(`${variable} is ${folder}, and ${there} is no folder. Name another`)];
  const reason = await unwritable(folder);
  if (reason !== null) return [fault(`${variable} is ${folder}, and ${reason}`)];
  return requireRoom(there).then(
    () => [],
    (error: Error) => [fault(`${variable}: ${error.message}. Free room, or move it to another disk`)],
  );
}

async function roomToIngest(folder: string, reserve: number): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(await standing(folder)).catch(() => ({ bavail: Infinity, bsize: 1 })); // prettier-ignore
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  return free >= reserve
    ? []
    : [fault(`${folder} has ${free} MB free, and MEDIA_DISK_RESERVE_MEGABYTES keeps ${reserve}: no recording can be taken in. Free room, or lower it`)]; // prettier-ignore
}

/** Permission bits with which other users of this machine could read the keys. */
const OTHERS = 0o077;

async function secretsFindings(dataDir: string): Promise<Finding[]> {
  const file = path.join(dataDir, 'secrets.json');
  const found = await stat(file).catch(() => null);
  if (found === null) return [];
  if ((found.mode & OTHERS) !== 0) return [fault(`${file} can be read by others than its owner: chmod 600 ${file}`)]; // prettier-ignore
  return faultsThrown(() => storedSecrets(file));
}

export async function diskFindings(settings: Settings): Promise<Finding[]> {
  const config = readEnvironment(
    ['DATA_DIR', 'CACHE_DIR', 'MEDIA_ROOT', 'MEDIA_DISK_RESERVE_MEGABYTES'],
    settings,
  );
  const recordings = recordingsFolder(config);
  const folders: [string, string][] = [
    ['DATA_DIR', path.resolve(config.DATA_DIR)],
    ['CACHE_DIR', path.resolve(config.CACHE_DIR)],
    ['MEDIA_ROOT', recordings],
  ];
  const found = await Promise.all(folders.map(([variable, folder]) => folderFindings(variable, folder)));
  return [
    ...found.flat(),
    ...(await roomToIngest(recordings, config.MEDIA_DISK_RESERVE_MEGABYTES)),
    ...(await secretsFindings(path.resolve(config.DATA_DIR))),
  ];
}

export async function ffmpegFindings(settings: Settings): Promise<Finding[]> {
  const { FFMPEG_PATH } = readEnvironment(['FFMPEG_PATH'], settings);
  if ((await findTools(FFMPEG_PATH)) !== null) return [];
  return isSet(settings, 'FFMPEG_PATH')
    ? [fault(`FFMPEG_PATH is ${FFMPEG_PATH}, and ffmpeg with ffprobe beside it is not there. Name the program, or leave it unset where the system has them`)]
    : [note('ffmpeg and ffprobe are not there: recordings play, and none can be taken in. Debian: apt-get install ffmpeg')];
} // prettier-ignore

export async function portFindings(settings: Settings): Promise<Finding[]> {
  const config = readEnvironment(['PORT_BASE', 'DATA_DIR', 'LISTEN_HOST', 'METRICS_HOST'], settings);
  const unheard = await unheardHosts(config);
  const isRunning = (await launcherOn(path.resolve(config.DATA_DIR))) !== null;
  const taken = isRunning ? null : await takenPort(config, portsOf(settings));
  return [...unheard, ...(taken === null ? [] : [taken])].map(fault);
}
