/** Attributes of entries by content type, and those reached through one reference (delivery contract §6 "References"). */
import { invalidQuery, unknownPath } from '../api/failure';
import type { ContentType, ContentTypeField } from '../model/content-type';
import { linkOf } from '../model/links';
import type { PublishedResource } from '../model/published';
import type { Snapshot } from '../store/snapshot';
import { type Attribute, type AttributeType, valuesOf } from './attribute';

export interface FieldContext {
  snapshot: Snapshot;
  contentType: ContentType;
  locale: string;
  /** Content type given by `fields.{ref}.sys.contentType.sys.id`, by field. */
  referenceTypes: ReadonlyMap<string, string>;
}

function typeOfField({ type, items }: ContentTypeField): AttributeType {
  if (type === 'Array') return items?.type === 'Symbol' ? 'Symbols' : 'Links';
  return type === 'ResourceLink' ? 'Object' : type;
}

function fieldAttribute(field: ContentTypeField, path: readonly string[], locale: string): Attribute {
  return {
    path,
    type: typeOfField(field),
    read: (published) => valuesOf(published.fields(locale)[field.id]),
  };
}

/** The one content type a link field allows, when its validation names exactly one. */
function onlyTypeOf(field: ContentTypeField): string | undefined {
  const validations = field.type === 'Array' ? field.items?.validations : field.validations;
  const allowed = validations?.find(({ linkContentType }) => linkContentType)?.linkContentType;
  return allowed?.length === 1 ? allowed[0] : undefined;
}

function referencedAttribute(
  field: ContentTypeField,
  path: readonly string[],
  context: FieldContext,
): Attribute {
  const { snapshot, locale } = context;
  const typeId = context.referenceTypes.get(field.id) ?? onlyTypeOf(field);
  if (typeId === undefined) {
    const details = `Give the content type of the reference as fields.${field.id}.sys.contentType.sys.id`;
    throw invalidQuery({ name: 'unknown', path, details });
  }
  const target = snapshot.frame.contentTypes.get(typeId)?.fields.get(path[3] ?? '');
  if (!target) throw unknownPath(path);
  const inner = fieldAttribute(target, path, locale);
  return {
    path,
    type: inner.type,
    read: (published) =>
      targetsOf(published, field, context).flatMap((entry) =>
        entry.resource.contentType === typeId ? inner.read(entry) : [],
      ),
  };
}

/** Published entries that a field links to. */
function targetsOf(
  published: PublishedResource,
  field: ContentTypeField,
  { snapshot, locale }: FieldContext,
): PublishedResource[] {
  return valuesOf(published.fields(locale)[field.id]).flatMap((value) => {
    const link = linkOf(value);
    const target = link?.kind === 'Entry' ? snapshot.entries.byId.get(link.id) : undefined;
    return target ? [target] : [];
  });
}

const isReference = (field: ContentTypeField) =>
  field.linkType !== undefined || field.items?.linkType !== undefined;

/** The attribute at `fields.…`. Throws InvalidQuery when the content type has no such field. */
export function entryFieldAttribute(path: readonly string[], context: FieldContext): Attribute {
  const field = context.contentType.fields.get(path[1] ?? '');
  if (!field || field.omitted) throw unknownPath(path);
  if (path.length === 2) return fieldAttribute(field, path, context.locale);
  if (!isReference(field)) throw unknownPath(path);
  const rest = path.slice(2).join('.');
  const links = fieldAttribute(field, path, context.locale);
  if (rest === 'sys.id') return links;
  if (rest === 'sys.contentType.sys.id') {
    const read = (published: PublishedResource) =>
      targetsOf(published, field, context).map(({ resource }) => resource.contentType);
    return { path, type: 'Symbols', read };
  }
  if (path.length === 4 && path[2] === 'fields') return referencedAttribute(field, path, context);
  throw unknownPath(path);
}
