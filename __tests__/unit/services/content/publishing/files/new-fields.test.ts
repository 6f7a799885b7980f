import { withNewFields } from '@/services/content/publishing/files/new-fields';
import type { ContentTypeSource } from '@/services/content/model/content-type';

const field = (id: string, name = id) => ({
  id,
  name,
  type: 'Symbol' as const,
  localized: false,
  required: false,
  disabled: false,
  omitted: false,
});
const type = (id: string, ...fields: ReturnType<typeof field>[]): ContentTypeSource => ({
  sys: { id },
  name: id,
  fields,
});

it('adds types and fields that are new, at the end, and leaves everything else as it is', () => {
  const stored = [
    type('title', field('name', 'Our own word'), field('shelf')),
    type('poster', field('name')),
  ];
  const grown = withNewFields(stored, [
    type('title', field('name'), field('venue')),
    type('media', field('name')),
  ]);
  expect(grown.map(({ sys }) => sys.id)).toEqual(['title', 'poster', 'media']);
  expect(grown[0]?.fields.map(({ name }) => name)).toEqual(['Our own word', 'shelf', 'venue']);
  expect(withNewFields(grown, [type('title', field('name'), field('venue'))])).toEqual(grown);
});
