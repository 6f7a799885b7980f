/** compose.yaml has every process of the library, each at its port, and names only services and ports that it has. */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { z } from 'zod';
import { environmentOf } from '@/__tests__/support/reliability/compose';
import { portOffsets, readEnvironment, serviceNames, variables } from '@/lib/contracts/environment';

const serviceSchema = z.object({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
});
const fileSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
});
const { services, volumes } = fileSchema.parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }));
const PORT_BASE = 3000;
const portOf = (name: (typeof serviceNames)[number]) => String(PORT_BASE + portOffsets[name]);

it('is a Compose file by the specification’s own schema', () => {
  // Draft 7, which it names by an address that the validator does not know.
  const { $schema: _draft, ...schema } = JSON.parse(
    readFileSync('node_modules/dclint/schemas/compose.schema.json', 'utf8'),
  ) as { $schema: string };
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const validate = ajv.compile(schema);
  const document: unknown = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  expect([validate(document), validate.errors]).toEqual([true, null]);
  // And a fault is one.
  expect(validate({ services: { web: { image: 'x', depends: ['database'] } } })).toBe(false);
});

it.each(serviceNames)('%s runs from its own bundle and is asked for its health at its port', (name) => {
  expect(services[name]?.command?.at(-1)).toBe(`dist/services/${name}.mjs`);
  expect(services[name]?.environment['HEALTH_PORT']).toBe(portOf(name));
});

it('has the worker that makes recordings, on the data of media', () => {
  expect(services['media-worker']?.command?.at(-1)).toBe('dist/services/media-worker.mjs');
  expect(services['media-worker']?.volumes).toEqual(services['media']?.volumes);
});

it('sets variables that there are, to values that can be read, and to services that it has', () => {
  const known = new Map(variables.map(({ name }) => [name as string, name]));
  const ports: ReadonlyMap<string, string> = new Map([
    ['database', '5432'],
    ...serviceNames.map((name) => [name, portOf(name)] as const),
  ]);
  for (const [service, { environment }] of Object.entries(services)) {
    for (const [variable, value] of Object.entries(environment)) {
      if (service === 'database' || variable === 'HEALTH_PORT') continue;
      const name = known.get(variable);
      expect([service, variable, name]).toEqual([service, variable, variable]);
      const text = value.replace(/\$\{\w+[^}]*\}/, 'x');
      if (name) expect(() => readEnvironment([name], { [variable]: text })).not.toThrow();
      const [, host, port] = /(?:@|\/\/|^)([a-z]+):(\d+)/.exec(text) ?? [];
      if (host !== undefined) expect([variable, host, port]).toEqual([variable, host, ports.get(host)]);
    }
  }
});

it('declares the volumes that it mounts, so that nothing of a library lies in a container alone', () => {
  const mounted = Object.values(services).flatMap(({ volumes: own }) =>
    own.map((mount) => mount.split(':')[0] ?? ''),
  );
  expect([...new Set(mounted)].sort()).toEqual(Object.keys(volumes).sort());
});

it('is run by the system’s test with each host where that test has it', () => {
  const envFile = { POSTGRES_PASSWORD: 'word', TRUSTED_PROXIES: '127.0.9.1' };
  const hosts = {
    product: '127.0.2.1',
    identity: 'localhost:23010',
    content: 'localhost:23013',
    database: '127.0.0.1:23020',
  };
  const product = environmentOf('product', services['product']?.environment ?? {}, { envFile, hosts });
  expect(product).toMatchObject({
    LISTEN_HOST: '127.0.2.1',
    DATABASE_URL: 'postgres://library:word@127.0.0.1:23020/library',
    IDENTITY_URL: 'http://localhost:23010',
    CONTENTFUL_HOST: 'localhost:23013',
  });
  const web = environmentOf('web', services['web']?.environment ?? {}, { envFile, hosts });
  expect(web['PRODUCT_GRAPHQL_URL']).toBe('http://127.0.2.1:3012/graphql');
});
