/** Queries over content types and tags: `sys.*`, a tag's name, order, paging, and full text over content types. */
import { compareCodes } from '@/lib/domain/text/collation';
import { unknownPath } from '../api/failure';
import { haystackOf, holdsAll, wordsOf } from '../model/words';
import { type Attribute, type AttributeType, type Predicate, valueAt, valuesOf } from './attribute';
import { parseFilterKey } from './filter-key';
import { predicateOf } from './operators';
import { parseOrder } from './order';
import { type Page, parsePage } from './page';
import type { Parameters } from './parameters';

/** A content type or tag in its wire form. */
export type WireRecord = Readonly<Record<string, unknown>>;

export interface RecordKind {
  /** Attributes in addition to the common `sys.*`, by path. */
  attributes: ReadonlyMap<string, AttributeType>;
  /** Fields that `query` searches; none: there is no parameter `query`. */
  searched: readonly string[];
}

const systemTypes: ReadonlyMap<string, AttributeType> = new Map([
  ['sys.id', 'Symbol'],
  ['sys.type', 'Symbol'],
  ['sys.createdAt', 'Date'],
  ['sys.updatedAt', 'Date'],
]);

export const contentTypeRecords: RecordKind = {
  attributes: new Map([['sys.revision', 'Integer']]),
  searched: ['name', 'description'],
};
export const tagRecords: RecordKind = {
  attributes: new Map([
    ['name', 'Symbol'],
    ['sys.version', 'Integer'],
    ['sys.visibility', 'Symbol'],
  ]),
  searched: [],
};

const textAt = (record: WireRecord, ...path: string[]) => String(valueAt(record, path) ?? '');

const byDefault = (a: WireRecord, b: WireRecord): number =>
  compareCodes(textAt(b, 'sys', 'updatedAt'), textAt(a, 'sys', 'updatedAt')) ||
  compareCodes(textAt(a, 'sys', 'id'), textAt(b, 'sys', 'id'));

/** `locale` and `include` are sent with every collection by some clients and mean nothing here. */
const ignored = new Set(['limit', 'skip', 'order', 'locale', 'include']);

function attributeOf(path: readonly string[], kind: RecordKind): Attribute<WireRecord> {
  const name = path.join('.');
  const type = systemTypes.get(name) ?? kind.attributes.get(name);
  if (!type) throw unknownPath(path);
  return { path, type, read: (record) => valuesOf(valueAt(record, path)) };
}

function predicatesOf(parameters: Parameters, kind: RecordKind): Predicate<WireRecord>[] {
  return [...parameters].flatMap(([key, value]) => {
    if (ignored.has(key)) return [];
    if (key === 'query' && kind.searched.length > 0) {
      const words = wordsOf(value);
      return [
        (record: WireRecord) =>
          holdsAll(haystackOf(kind.searched.map((field) => textAt(record, field))), words),
      ];
    }
    const { path, operator } = parseFilterKey(key);
    return [predicateOf(attributeOf(path, kind), operator, value)];
  });
}

export interface RecordPage extends Page {
  total: number;
  items: readonly WireRecord[];
}

/** Throws ApiFailure for parameters that content types or tags do not have. */
export function queryRecords(
  parameters: Parameters,
  records: readonly WireRecord[],
  kind: RecordKind,
): RecordPage {
  const predicates = predicatesOf(parameters, kind);
  const attributeAt = (path: readonly string[]) => attributeOf(path, kind);
  const order = parseOrder(parameters.get('order'), attributeAt, (record) => textAt(record, 'sys', 'id'));
  const page = parsePage(parameters);
  const matching = records.filter((record) => predicates.every((test) => test(record)));
  const sorted = order ? order(matching) : matching.sort(byDefault);
  return { ...page, total: matching.length, items: sorted.slice(page.skip, page.skip + page.limit) };
}
