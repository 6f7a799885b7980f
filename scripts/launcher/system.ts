/** Which services run in a local system, and with which settings, according to the environment. */
import {
  listenedHost,
  localDefaults,
  portOffsets,
  readEnvironment,
  serviceNames,
  type PortName,
} from '@/lib/contracts/environment';
import { firstKey } from '@/lib/platform/key-list';
import type { Secrets } from './keys/secrets';

interface Service {
  name: (typeof serviceNames)[number];
  script: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The services to run here: those in SERVICES, in starting order. */
export function servicesToRun(env: Variables): readonly Service[] {
  const { SERVICES } = readEnvironment(['SERVICES'], env);
  return serviceNames
    .filter((name) => SERVICES.includes(name))
    .map((name) => ({ name, script: `dist/services/${name}.mjs` }));
}

/** Ports that must be free before the start. */
export function portsOf(env: Variables): PortName[] {
  return ['web', 'classroom', 'webMetrics', ...servicesToRun(env).map(({ name }) => name)];
}

/** Environment of every child: the operator's settings, and defaults from the local system's addresses and secrets. */
export function childEnvironment(
  env: NodeJS.ProcessEnv,
  settings: { portBase: number; dataDir: string; cacheDir: string; databaseUrl: string; secrets: Secrets },
): NodeJS.ProcessEnv {
  const { postgresPassword: _unused, rotatedAt: _dates, ...secrets } = settings.secrets;
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  return {
    ...localDefaults(settings.portBase, set),
    ...secrets,
    // A hosted delivery API takes one token; ours also still accepts the previous one.
    CONTENTFUL_ACCESS_TOKEN: firstKey(secrets.CONTENTFUL_ACCESS_TOKEN),
    NODE_ENV: 'production',
    ...set,
    PORT_BASE: String(settings.portBase),
    DATA_DIR: settings.dataDir,
    CACHE_DIR: settings.cacheDir,
    DATABASE_URL: settings.databaseUrl,
  };
}

/** Address of a check of a process that runs here: `healthz` whether it lives, `readyz` whether it is ready to serve. */
export function checkAddress(env: Variables, name: PortName, check: 'healthz' | 'readyz'): string {
  const { PORT_BASE } = readEnvironment(['PORT_BASE'], env);
  return `http://${listenedHost(env)}:${PORT_BASE + portOffsets[name]}/${check}`;
}
