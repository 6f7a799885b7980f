import { build } from 'esbuild';
import path from 'node:path';
import { nodeBundle } from '@/scripts/support/services.mjs';

/** Bundles the commands of these services as the product does. @param folder below the project, where node finds the packages */
export async function buildCommands(folder: string, ...services: string[]): Promise<void> {
  await build({
    entryPoints: services.map((name) => ({ in: `services/${name}/command.ts`, out: `${name}-command` })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    ...nodeBundle(path.resolve('.')),
  });
}
