/** Requests of the content delivery API: its endpoints, hostile filters, orders, links, sync tokens and image addresses. */
import type { FuzzCase } from './fuzz-case';
import { hostileText, inAddress } from './hostile';
import type { Random } from './random';

const endpoints = ['', 'content_types', 'entries', 'assets', 'locales', 'sync', 'tags', 'nothing'];
const types = ['production', 'guide', 'person', 'theme', 'lessonPlan', 'nothing', ''];
const attributes = [
  'fields.slug', 'fields.name', 'fields.genres.sys.id', 'fields.levels.fields.name', 'fields.a.b.c.d', 'fields', 'fields.', 'sys.id', 'sys.createdAt',
  'sys', 'metadata.tags.sys.id', 'links_to_entry', 'links_to_asset', 'query', 'mimetype_group', 'fields.duration', 'fields.location', 'fields.__proto__',
]; // prettier-ignore
const operators = [
  '',
  '[ne]',
  '[in]',
  '[nin]',
  '[all]',
  '[exists]',
  '[match]',
  '[lt]',
  '[lte]',
  '[gt]',
  '[gte]',
  '[near]',
  '[within]',
  '[regex]',
  '[',
  '[]',
];
const names = [
  'limit',
  'skip',
  'order',
  'select',
  'include',
  'locale',
  'content_type',
  'initial',
  'type',
  'sync_token',
  'access_token',
];

function pair(random: Random): readonly [string, string] {
  if (random.chance(0.5)) return [`${random.pick(attributes)}${random.pick(operators)}`, hostileText(random)];
  const name = random.pick(names);
  if (name === 'content_type') return [name, random.pick(types)];
  if (name === 'order')
    return [name, random.pick(['sys.id', '-sys.createdAt', 'fields.name', ',', '-', hostileText(random)])];
  return [name, hostileText(random)];
}

/** Makes one request; `token` is the delivery token of the space. */
export function deliveryCase(
  random: Random,
  token: string,
  ids: readonly string[],
): Omit<FuzzCase, 'origin'> {
  const space = random.chance(0.95) ? 'library' : inAddress(random, hostileText(random));
  const environment = random.chance(0.95) ? 'master' : inAddress(random, hostileText(random));
  const endpoint = random.pick(endpoints);
  const id = random.chance(0.3)
    ? `/${random.chance(0.6) ? random.pick(ids) : inAddress(random, hostileText(random))}`
    : '';
  const given = Array.from({ length: random.int(5) }, () => pair(random));
  const scoped = random.chance(0.5) ? [['content_type', random.pick(types)] as const, ...given] : given;
  const query = scoped
    .map(([name, value]) => `${inAddress(random, name)}=${inAddress(random, value)}`)
    .join('&');
  const base = random.chance(0.95) ? `/spaces/${space}/environments/${environment}` : `/spaces/${space}`;
  const path = `${base}${endpoint === '' ? '' : `/${endpoint}`}${id}`;
  return {
    contract: 'delivery',
    method: random.chance(0.96) ? 'GET' : random.pick(['POST', 'PUT', 'DELETE', 'HEAD', 'PATCH']),
    path: query === '' ? path : `${path}?${query}`,
    headers: random.chance(0.95) ? { authorization: `Bearer ${token}` } : { authorization: 'Bearer wrong' },
    body: null,
  };
}
