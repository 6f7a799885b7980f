/** Requests to every described operation: mostly as their schemas ask, some with one thing wrong, some hostile. */
import { hostileJson, hostileText, inAddress } from '../reliability/hostile';
import type { Random } from '../reliability/random';

export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  format?: string;
}
interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  schema: JsonSchema;
}
export interface DescribedOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  security: object[];
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: JsonSchema }> }>;
}
export interface DescribedApi {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: {
    responses: Record<string, DescribedOperation['responses'][string]>;
    schemas: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
}
export interface MadeRequest {
  operation: DescribedOperation;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Texts that mean something in the library asked, so that requests reach further than a 404. */
export type Vocabulary = Readonly<Record<string, readonly string[]>>;

/**
 * One path segment: without the dots that every client resolves before it sends (RFC 3986 §5.2.4), and without the backslash
 * that it takes for a slash (URL Standard).
 */
const segment = (text: string) =>
  /^(\.|%2e){0,2}$/i.test(text) ? '-' : text.replaceAll('/', '%2F').replaceAll('\\', '%5C');

export class Requests {
  private readonly operations: [path: string, method: string, operation: DescribedOperation][];

  constructor(
    private readonly random: Random,
    api: DescribedApi,
    private readonly words: Vocabulary,
    private readonly tokens: readonly string[],
  ) {
    this.operations = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, string, DescribedOperation] => [
        path,
        method,
        operation,
      ]),
    );
  }

  get count(): number {
    return this.operations.length;
  }

  /** The `turn`th request; turns go round all operations. */
  make(turn: number): MadeRequest {
    const { random } = this;
    const [path, method, operation] = this.operations[turn % this.operations.length]!;
    const query: string[] = [];
    let at = path;
    for (const { name, in: place, required = false, schema } of operation.parameters ?? []) {
      const value = random.chance(0.9) ? this.text(schema, name) : hostileText(random);
      if (place === 'path') at = at.replace(`{${name}}`, segment(inAddress(random, value)));
      else if (place === 'query' && (required ? random.chance(0.9) : random.chance(0.25)))
        query.push(`${encodeURIComponent(name)}=${inAddress(random, value)}`);
    }
    if (random.chance(0.05)) query.push(`unknown=${inAddress(random, hostileText(random))}`);
    const { body, type } = this.bodyOf(operation);
    return {
      operation,
      method: method.toUpperCase(),
      path: query.length === 0 ? at : `${at}?${query.join('&')}`,
      headers: { ...this.authorization(), ...(type ? { 'content-type': type } : {}) },
      body,
    };
  }

  private authorization(): Record<string, string> {
    const token = this.random.chance(0.75) ? this.random.pick(this.tokens) : null;
    if (token !== null) return { authorization: `Bearer ${token}` };
    return this.random.chance(0.6)
      ? {}
      : { authorization: this.random.pick(['Bearer bad', 'Basic YTpi', 'Bearer', '']) };
  }

  private bodyOf({ requestBody }: DescribedOperation): { body: string | null; type: string | null } {
    const { random } = this;
    const schema = requestBody?.content['application/json']?.schema;
    if (!schema) return { body: null, type: null };
    if (random.chance(0.03)) return { body: '<a/>', type: 'application/xml' };
    if (random.chance(0.03)) return { body: null, type: null };
    if (random.chance(0.03)) return { body: '{"', type: 'application/json' };
    if (random.chance(0.01)) return { body: JSON.stringify('x'.repeat(1_200_000)), type: 'application/json' };
    const value = random.chance(0.1) ? hostileJson(random) : this.value(schema, '');
    return { body: JSON.stringify(value) ?? 'null', type: 'application/json' };
  }

  private text(schema: JsonSchema, name: string): string {
    const value = this.value(schema, name);
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  }

  /** A value of the schema; now and then one that is not. */
  private value(schema: JsonSchema, name: string): unknown {
    const { random } = this;
    if (random.chance(0.04)) return hostileJson(random);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return this.value(random.pick(choices), name);
    return this.typed(schema, name);
  }

  private typed(schema: JsonSchema, name: string): unknown {
    const { random } = this;
    const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
    switch (type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([key]) => (schema.required?.includes(key) ?? false) || random.chance(0.7))
            .map(([key, inner]) => [key, this.value(inner, key)]),
        );
      case 'array':
        return Array.from({ length: 1 + random.int(2) }, () => this.value(schema.items ?? {}, name));
      case 'integer':
      case 'number':
        return this.number(schema);
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      default:
        return this.word(schema, name);
    }
  }

  private number({ minimum = 0, maximum = Infinity }: JsonSchema): number {
    const low = Math.max(minimum, -1_000);
    return low + this.random.int(Math.min(maximum, low + 50) - low + 1);
  }

  private word({ format, maxLength }: JsonSchema, name: string): string {
    if (format === 'date') return '2026-02-03';
    if (format === 'date-time') return '2026-02-03T04:05:06Z';
    const known = this.words[name];
    const text = known ? this.random.pick(known) : this.random.pick(['a', 'lear', 'Guide', 'x y']);
    return maxLength === undefined ? text : text.slice(0, maxLength);
  }
}
