/** Requests over every REST call that the product service's own OpenAPI document names. */
import type { FuzzCase } from './fuzz-case';
import { hostileJson, hostileText, inAddress } from './hostile';
import type { Random } from './random';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  const?: unknown;
}
interface Parameter {
  in: string;
  name: string;
  schema?: Schema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

export interface RestKnowledge {
  userId: string;
  slugs: readonly string[];
  ids: readonly string[];
  segments: readonly string[];
}

/** Names that listing calls read although their schema takes any (a listing's filters). */
const listingNames = [
  'limit', 'skip', 'sort_by', 'searchTerm', 'aggregations', 'genre', 'theme', 'type', 'subType', 'company', 'period', 'role', 'skill',
  'level', 'date', 'standard', 'country', 'blockedProfiles', 'q', 'page', 'authority', 'grade', 'productionYear', 'slug', 'id', 'colour',
]; // prettier-ignore

function fittingObject(random: Random, schema: Schema, known: RestKnowledge): object {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => schema.required?.includes(name) || random.chance(0.7))
      .map(([name, part]) => [
        name,
        random.chance(0.12) ? hostileJson(random) : fitting(random, part, known),
      ]),
  );
}

type Maker = (random: Random, schema: Schema, known: RestKnowledge) => unknown;
const aText: Maker = (random, _schema, known) =>
  random.pick([known.userId, ...known.slugs, ...known.ids, ...known.segments, hostileText(random)]);
const aNumber: Maker = (random, { minimum = 0 }) => minimum + random.int(7);
const makers: Readonly<Record<string, Maker>> = {
  object: fittingObject,
  array: (random, { items }, known) =>
    Array.from({ length: random.int(4) }, () => fitting(random, items, known)),
  number: aNumber,
  integer: aNumber,
  boolean: (random) => random.chance(0.5),
  null: () => null,
};

/** A value that a schema accepts, as far as its plain parts tell; every property once in a while left out. */
function fitting(random: Random, schema: Schema | undefined, known: RestKnowledge): unknown {
  if (!schema) return hostileJson(random);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fitting(random, random.pick(choices), known);
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  return (makers[[schema.type].flat()[0] ?? ''] ?? aText)(random, schema, known);
}

function valueOf(random: Random, parameter: Parameter, known: RestKnowledge): string {
  if (random.chance(0.35)) return hostileText(random);
  if (parameter.in === 'path') {
    if (parameter.name === 'listing') return random.pick(known.segments);
    if (parameter.name === 'slug') return random.pick(known.slugs);
    return random.pick([known.userId, ...known.ids]);
  }
  const value = fitting(random, parameter.schema, known);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const contentTypes = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/x-www-form-urlencoded', 'a/b', '']; // prettier-ignore

function bodyOf(random: Random, operation: Operation, known: RestKnowledge): string {
  if (random.chance(0.05))
    return random.pick(['{', '[', '"', '{"a":', '\u0000', 'null', '{}', '[]', '"x"', '1']);
  if (random.chance(0.01)) return JSON.stringify({ text: 'x'.repeat(1_200_000) });
  if (random.chance(0.3)) return JSON.stringify(hostileJson(random)) ?? 'null';
  const schema = operation.requestBody?.content['application/json']?.schema;
  return JSON.stringify(fitting(random, schema, known)) ?? 'null';
}

/** Makes one request from the document. */
export function restCase(random: Random, document: OpenApi, known: RestKnowledge): Omit<FuzzCase, 'origin'> {
  const [template, operations] = random.pick(Object.entries(document.paths));
  const [method, operation] = random.pick(Object.entries(operations));
  const parameters = operation.parameters ?? [];
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    inAddress(
      random,
      valueOf(random, parameters.find((one) => one.name === name) ?? { in: 'path', name }, known),
    ),
  );
  const named = parameters
    .filter((parameter) => parameter.in === 'query' && random.chance(0.8))
    .map((parameter) => [parameter.name, valueOf(random, parameter, known)] as const);
  const free = Array.from(
    { length: random.int(5) },
    () =>
      [random.chance(0.9) ? random.pick(listingNames) : hostileText(random), hostileText(random)] as const,
  );
  const query = [...named, ...(method === 'get' || random.chance(0.2) ? free : [])]
    .map(([name, value]) => `${inAddress(random, name)}=${inAddress(random, value)}`)
    .join('&');
  const wrongMethod = random.chance(0.04);
  const sent = wrongMethod
    ? random.pick(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
    : method.toUpperCase();
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(sent);
  const type = random.chance(0.92) ? 'application/json' : random.pick(contentTypes);
  return {
    contract: 'api',
    method: sent,
    path: query === '' ? path : `${path}?${query}`,
    headers: hasBody && type !== '' ? { 'content-type': type } : {},
    body: hasBody ? bodyOf(random, operation, known) : null,
  };
}
