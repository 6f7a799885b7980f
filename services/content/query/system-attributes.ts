/** Attributes that need no content type: `sys.*` and `metadata.*` of entries and assets. */
import type { PublishedResource } from '../model/published';
import type { ResourceKind } from '../model/resource';
import { type Attribute, type AttributeType, valuesOf } from './attribute';

type Reader = (published: PublishedResource) => unknown;

const common: ReadonlyMap<string, readonly [AttributeType, Reader]> = new Map(
  Object.entries({
    'sys.id': ['Symbol', ({ resource }) => resource.id],
    'sys.type': ['Symbol', ({ resource }) => resource.kind],
    'sys.createdAt': ['Date', ({ resource }) => resource.createdAt],
    'sys.updatedAt': ['Date', ({ resource }) => resource.updatedAt],
    'sys.revision': ['Integer', ({ resource }) => resource.revision],
    'sys.publishedVersion': ['Integer', ({ resource }) => resource.publishedVersion],
    'metadata.tags': ['Object', ({ metadata }) => metadata.tags],
    'metadata.tags.sys.id': ['Symbols', ({ metadata }) => metadata.tags.map(({ sys }) => sys.id)],
    'metadata.concepts': ['Object', ({ metadata }) => metadata.concepts],
    'metadata.concepts.sys.id': [
      'Symbols',
      ({ metadata }) => metadata.concepts?.map((concept) => (concept as { sys?: { id?: string } }).sys?.id),
    ],
  } satisfies Record<string, readonly [AttributeType, Reader]>),
);

const CONTENT_TYPE = 'sys.contentType.sys.id';

/** The attribute at a path, or undefined when there is none. */
export function systemAttribute(path: readonly string[], kind: ResourceKind): Attribute | undefined {
  const name = path.join('.');
  if (name === CONTENT_TYPE && kind === 'Entry') {
    return { path, type: 'Symbol', read: ({ resource }) => valuesOf(resource.contentType) };
  }
  const row = common.get(name);
  if (!row) return undefined;
  const [type, read] = row;
  return { path, type, read: (published) => valuesOf(read(published)) };
}
