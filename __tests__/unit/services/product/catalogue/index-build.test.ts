/** What the stored search index depends on: all of a bundle but what only reads the index. */
import { indexBuild } from '@/services/product/catalogue/index-build';

const bundle = (parts: Readonly<Record<string, string>>) =>
  `import x from "kysely";\n${Object.entries(parts)
    .map(([path, code]) => `// ${path}\n${code}`)
    .join('\n')}`;
const parts = {
  'services/product/search/engine/words/fold.ts': 'var fold = 1;',
  'services/product/routes/search.ts': 'var search = 1;',
  'services/product/graphql/resolvers.ts': 'var resolve = 1;',
  'services/product/routes.ts': 'var all = 1;',
  'services/product/main.ts': 'var main = 1;',
};
const edited = (path: keyof typeof parts) => indexBuild(bundle({ ...parts, [path]: 'var other = 2;' }));

it('a route or a resolver may be edited', () => {
  const build = indexBuild(bundle(parts));
  expect(edited('services/product/routes/search.ts')).toBe(build);
  expect(edited('services/product/graphql/resolvers.ts')).toBe(build);
});

it('anything else is another build, also where no module can be told from another', () => {
  const build = indexBuild(bundle(parts));
  expect(edited('services/product/search/engine/words/fold.ts')).not.toBe(build);
  expect(edited('services/product/routes.ts')).not.toBe(build);
  expect(edited('services/product/main.ts')).not.toBe(build);
  const bare = (code: string) => indexBuild(`var a=1;${code}`);
  expect(bare('var routes=1')).not.toBe(bare('var routes=2'));
});
