/** What a library has outside DATA_DIR, where a backup does not reach. */
import path from 'node:path';
import { readEnvironment, variables } from '@/lib/contracts/environment';
import { recordingsFolder } from '@/lib/platform/files/recordings-folder';
import { isWithin } from '../files';

type Variables = Readonly<Record<string, string | undefined>>;

/** Files that an operator wrote. BRAND_FILE has its mark beside it. */
const OWN_FILES = ['BRAND_FILE', 'SEARCH_SYNONYMS_FILE'] as const;
const secrets = variables.filter(({ secret }) => secret).map(({ name }) => name);

/** What the operator set, and would have to remember: names alone, never values. */
function ownSettings(env: Variables, isOutside: (file: string) => boolean): string[] {
  const set = secrets.filter((name) => env[name]);
  return [
    ...OWN_FILES.flatMap((name) => {
      const file = path.resolve(env[name] || '.');
      return env[name] && isOutside(file) ? [`without ${file} (${name}): copy it too`] : [];
    }),
    ...(set.length > 0
      ? [`without ${set.join(', ')}, which are in the environment: keep a copy of the file that sets them`]
      : []),
  ];
}

/** A line for each part that a backup of DATA_DIR leaves to others, with the variable that says where it is. */
export function notCopied(env: Variables): string[] {
  const config = readEnvironment(['DATA_DIR', 'MEDIA_ROOT', 'MEDIA_STORAGE', 'STORAGE'], env);
  const recordings = recordingsFolder(config);
  const isOutside = (file: string) => !isWithin(path.resolve(config.DATA_DIR), file);
  return [
    ...(env.DATABASE_URL ? ['without the database, which is not in DATA_DIR (DATABASE_URL)'] : []),
    ...(isOutside(recordings)
      ? [`without ${recordings}, which is not in DATA_DIR (MEDIA_ROOT): copy it too`]
      : []),
    ...(config.MEDIA_STORAGE === 's3' ? ['without the recordings, which are in S3 (MEDIA_STORAGE)'] : []),
    ...(config.STORAGE === 's3' ? ['without the certificates, which are in S3 (STORAGE)'] : []),
    ...ownSettings(env, isOutside),
  ];
}
