/** compose.yaml has every process of the library, each at its port, and names only services and ports that it has. */
import { readdirSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { z } from 'zod';
import { fileBlocks } from '@/__tests__/support/documented-files';
import { environmentOf } from '@/__tests__/support/reliability/compose';
import {
  listenedHost,
  localDefaults,
  portOffsets,
  readEnvironment,
  serviceNames,
  variables,
} from '@/lib/contracts/environment';

const serviceSchema = z.object({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  deploy: z.object({ replicas: z.number() }).optional(),
});
const fileSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
  networks: z.object({
    default: z.object({
      ipam: z.object({ config: z.array(z.object({ subnet: z.string(), gateway: z.string() })) }),
    }),
  }),
});
const { services, volumes, networks } = fileSchema.parse(
  parse(readFileSync('compose.yaml', 'utf8'), { merge: true }),
);
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

it('has ffmpeg in the image, which the worker runs', () => {
  const stages = readFileSync('Dockerfile', 'utf8').split(/^FROM /m);
  expect(stages.at(-1)).toMatch(/^RUN .*apt-get install -y --no-install-recommends ffmpeg/m);
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

/** What is written below a folder. */
const textBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');

it.each([...serviceNames, 'web'])(
  '%s is given every address at which it looks for another process',
  (name) => {
    const PUBLIC_URL = 'https://library.example';
    const elsewhere = Object.entries(localDefaults(PORT_BASE, { PUBLIC_URL }))
      .filter(([variable, value]) => variable !== 'CLASSROOM_URL' && value.includes(listenedHost({})))
      .map(([variable]) => variable);
    expect(elsewhere).toContain('IDENTITY_URL');
    const text =
      name === 'web' ? readFileSync('lib/server/config.ts', 'utf8') : textBelow(`services/${name}`);
    const read = elsewhere.filter((variable) => text.includes(`'${variable}'`));
    const given = Object.keys(services[name]?.environment ?? {});
    expect(read.filter((variable) => !given.includes(variable))).toEqual([]);
  },
);

it('opens web alone, on this machine’s own address, and docs/deploy.md has nginx come to each of its processes', () => {
  const open = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
  expect(open.map(([name]) => name)).toEqual(['web']);
  const [, first = 0, last = 0] =
    /^127\.0\.0\.1:(\d+)-(\d+):3000$/.exec(services['web']?.ports[0] ?? '') ?? [];
  const opened = Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at);
  expect(opened).toHaveLength(services['web']?.deploy?.replicas ?? 0);
  const [, upstream = ''] =
    /^upstream library \{([^}]+)\}/m.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
  const asked = [...upstream.matchAll(/server 127\.0\.0\.1:(\d+);/g)].map(([, port]) => Number(port));
  expect(asked).toEqual(opened);
});

it('believes, by docs/deploy.md, the address from which a balancer on this machine comes to the containers', () => {
  const [, trusted] = /^TRUSTED_PROXIES=(.+)$/m.exec(fileBlocks('docs/deploy.md').get('.env') ?? '') ?? [];
  const [network] = networks.default.ipam.config;
  expect(trusted).toBe(network?.gateway);
  const [address = '', bits] = network?.subnet.split('/') ?? [];
  const inside = new BlockList();
  inside.addSubnet(address, Number(bits));
  expect(inside.check(trusted ?? '')).toBe(true);
});

/** Of `*` within a name and `**` before one, which is all that the file uses. */
const globOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace('**/', '(?:.+/)?').replaceAll('*', '[^/]*')}$`);

it('copies nothing into the image that git ignores: secrets, data and what was built here', () => {
  const linesOf = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
  const ignored = linesOf('.dockerignore');
  // Docker's patterns start at the root, and name folders without a slash at the end (moby/patternmatcher).
  const covers = (name: string) => ignored.some((pattern) => globOf(pattern).test(name));
  for (const line of linesOf('.gitignore')) {
    const name = line.replace(/\/$/, '');
    expect([name, covers(name)]).toEqual([name, true]);
  }
  for (const name of ['.env.production', '.env.production.local', '.data-before'])
    expect([name, covers(name)]).toEqual([name, true]);
  expect(ignored.at(ignored.indexOf('.env*') + 1)).toBe('!.env.example');
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
