/** Attributes of assets: title, description and the parts of their file. */
import { type Attribute, type AttributeType, valueAt, valuesOf } from './attribute';

const types: Readonly<Record<string, AttributeType>> = {
  'fields.title': 'Symbol',
  'fields.description': 'Text',
  'fields.file': 'Object',
  'fields.file.contentType': 'Symbol',
  'fields.file.fileName': 'Symbol',
  'fields.file.url': 'Symbol',
  'fields.file.details.size': 'Integer',
  'fields.file.details.image.width': 'Integer',
  'fields.file.details.image.height': 'Integer',
};

export function assetAttribute(path: readonly string[], locale: string): Attribute | undefined {
  const type = types[path.join('.')];
  if (!type) return undefined;
  const steps = path.slice(1);
  return {
    path,
    type,
    read: (published) => valuesOf(valueAt(published.fields(locale), steps)),
  };
}
