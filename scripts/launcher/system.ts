/** What a local system consists of, given the environment: which services run here, and with what settings. */
import { localDefaults, portOffsets, type PortName, type VariableName } from '@/lib/contracts/environment';
import type { Secrets } from './secrets';

interface Service {
  name: PortName;
  script: string;
  /** When the operator sets this variable, a hosted service takes this one's place. */
  replacedBy: VariableName;
}

const services: readonly Service[] = [
  { name: 'identity', script: 'dist/services/identity.mjs', replacedBy: 'OIDC_AUTHORITY' },
  { name: 'customers', script: 'dist/services/customers.mjs', replacedBy: 'CUSTOMERS_API_URL' },
  { name: 'content', script: 'dist/services/content.mjs', replacedBy: 'CONTENTFUL_HOST' },
  { name: 'product', script: 'dist/services/product.mjs', replacedBy: 'PRODUCT_API_URL' },
  { name: 'media', script: 'dist/services/media.mjs', replacedBy: 'MEDIA_URL' },
];

const isSet = (env: NodeJS.ProcessEnv, name: string) => (env[name] ?? '') !== '';

/** The services to run here: those that no variable replaces. */
export function servicesToRun(env: NodeJS.ProcessEnv): readonly Service[] {
  return services.filter(({ replacedBy }) => !isSet(env, replacedBy));
}

/** Ports that must be free before the start. */
export function portsOf(env: NodeJS.ProcessEnv): PortName[] {
  return ['web', 'classroom', 'webMetrics', ...servicesToRun(env).map(({ name }) => name)];
}

/** Environment of every child: what the operator set, else the local system's addresses and secrets. */
export function childEnvironment(
  env: NodeJS.ProcessEnv,
  settings: { portBase: number; dataDir: string; cacheDir: string; databaseUrl: string; secrets: Secrets },
): NodeJS.ProcessEnv {
  const { postgresPassword: _unused, ...secrets } = settings.secrets;
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  return {
    ...localDefaults(settings.portBase),
    ...secrets,
    NODE_ENV: 'production',
    ...set,
    PORT_BASE: String(settings.portBase),
    DATA_DIR: settings.dataDir,
    CACHE_DIR: settings.cacheDir,
    DATABASE_URL: settings.databaseUrl,
  };
}

/** Address of a local process's readiness check. */
export function readyAddress(portBase: number, name: PortName): string {
  return `http://127.0.0.1:${portBase + portOffsets[name]}/readyz`;
}
