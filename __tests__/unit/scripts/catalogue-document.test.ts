/** docs/catalogue.md tells every content type and field as they are now. */
import { readFileSync } from 'node:fs';
import { withFieldTables } from '@/scripts/support/field-tables.mjs';

it('has the tables that npm run catalogue:fields writes', () => {
  const document = readFileSync('docs/catalogue.md', 'utf8');
  expect(withFieldTables(document)).toBe(document);
  expect(document).toContain('### `production`');
  expect(document).toContain('| `venue` | line | Where it was performed |');
});
