/**
 * Lint: the layers of the house (imports run one way), no cycles, server-only code kept from browsers, the size
 * limits of the house style, accessibility and React rules.
 */
import nextPlugin from '@next/eslint-plugin-next';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The house, from the top down (docs/architecture.md). A room may import the rooms below it and none above; `beside` are
 * rooms of one floor that do not know each other. The rooms of `lib` that run on a server never reach a browser.
 */
const web = ['./pages', './components', './hooks', './stores'];
const browser = ['./components', './hooks', './stores', './lib/browser'];
const programs = ['./services', './gateway', './sample-library', './scripts'];
const layers = [
  { target: './lib', from: [...web, ...programs], message: 'lib is below pages, components, hooks, stores and every program' },
  { target: './stores', from: ['./hooks', './components', './pages'], message: 'stores import lib only' },
  { target: './hooks', from: ['./components', './pages'], message: 'hooks import stores and lib only' },
  { target: './components', from: ['./pages'], message: 'components do not know pages' },
  { target: web, from: programs, message: 'the web and the services meet only in lib/contracts' },
  { target: [...browser, './lib/clients'], from: './lib/server', message: 'lib/server never reaches a browser' },
  { target: [...browser, './lib/clients'], from: './lib/platform', message: 'lib/platform never reaches a browser' },
  { target: './lib/contracts', from: './lib', except: ['./contracts'], message: 'contracts import nothing' },
  { target: './lib/domain', from: './lib', except: ['./contracts', './domain'], message: 'rules are pure: contracts and rules only' },
  { target: './lib/platform', from: './lib', except: ['./contracts', './domain', './platform'], message: 'platform stands on rules and contracts' },
  { target: './lib/browser', from: ['./lib/clients', './lib/server'], message: 'lib/browser stands below the clients' },
  { target: './lib/clients', from: './lib/server', message: 'clients do not know page data' },
  {
    target: ['./services', './gateway'],
    from: [...web, './styles', './sample-library', './scripts', './lib/clients'],
    message: 'services and the gateway import lib/platform, lib/domain and lib/contracts only',
  },
  { target: './services', from: ['./gateway', './lib/browser', './lib/server'], message: 'services stand behind the gateway' },
  { target: './gateway', from: './services', message: 'the gateway talks to services over HTTP, not by import' },
  // Named crossings: the gateway is the entry server of the web app, with which it shares settings, the visitor and what watches content.
  {
    target: './gateway',
    from: './lib/server',
    except: ['config.ts', 'content-changes.ts', 'partial.ts', 'session.ts', 'settings.ts'].map((file) => `./${file}`),
    message: 'the gateway shares with pages only what is named here',
  },
  // The script that every page runs first is allowed by its digest in the content security policy.
  { target: './gateway', from: './lib/browser', except: ['./before-paint.ts'], message: 'the gateway is no browser' },
  // A page's head names the same pictures as its body.
  { target: './lib/server', from: './lib/browser', except: ['./images/source-set.ts'], message: 'lib/server is no browser' },
  { target: './sample-library', from: [...web, './gateway', './services', './lib/clients', './lib/server'], message: 'the sample library is data and its compiler' },
  ...['identity', 'customers', 'product', 'content', 'media'].map((service) => ({
    target: `./services/${service}`,
    from: './services',
    except: [`./${service}`, './common'],
    message: 'services talk over HTTP, not by import',
  })),
]; // prettier-ignore

const limits = {
  'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 12],
  'max-depth': ['error', 4],
  'max-params': ['error', 5],
};

/** What a page may not cost whoever opens it (docs/decisions/0016). */
const costlyLink = {
  selector: 'ImportDeclaration[source.value="next/link"]',
  message:
    'components/ui/navigation/Link: the framework’s own weighs 2 kB more and fetches pages for being in view',
};
/** Vidstack's own captions give what a caption file says to innerHTML, and keep the library that they fetched for every player after. */
const unsafeCaptions = {
  name: '@vidstack/react',
  importNames: ['Captions', 'CaptionsInstance'],
  message: 'components/player/captions/CaptionsLayer: it shows captions as text',
};
const silentLoader = {
  name: 'next/dynamic',
  message: 'lazyPart of components/ui/lazy-part: it says what could not be loaded, and reports it',
};
/** A cast that takes every type, and so hides what is wrong. */
const blindCast = {
  selector: ':matches(TSAsExpression > TSNeverKeyword, TSAsExpression > TSArrayType > TSNeverKeyword, TSAsExpression > TSAsExpression > TSUnknownKeyword)',
  message: 'parse it, or name its type',
}; // prettier-ignore
const costly = [
  blindCast,
  {
    selector:
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
    message:
      'tables of languages are read when the module is: see lib/domain/text/collation.ts and numbers.ts',
  },
  {
    selector: 'CallExpression[callee.property.name="localeCompare"]',
    message: 'compareNames or compareCodes of lib/domain/text/collation.ts',
  },
];

export default tseslint.config(
  { ignores: ['node_modules', '.next', 'dist', '.data*', '.cache', 'public', 'next-env.d.ts', '**/generated/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts,mjs,js}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver': { typescript: { project: './tsconfig.json' } },
      'import-x/internal-regex': '^@/',
    },
    rules: {
      ...limits,
      'import-x/no-restricted-paths': ['error', { zones: layers }],
      'import-x/no-cycle': ['error', { maxDepth: 8, ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['{pages,components,hooks,stores}/**/*.{ts,tsx}'],
    plugins: { '@next/next': nextPlugin, 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...nextPlugin.configs.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
      ...reactHooks.configs.recommended.rules,
    },
  },
  {
    files: ['{pages,components,hooks,stores,lib/domain,lib/browser,lib/contracts,lib/clients}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', costlyLink, ...costly] },
  },
  {
    files: ['{pages,components,hooks,stores}/**/*.{ts,tsx}'],
    ignores: ['components/player/captions/CaptionsLayer.tsx'],
    rules: { 'no-restricted-imports': ['error', { paths: [unsafeCaptions, silentLoader] }] },
  },
  {
    // What is kept, and why? `cached`, `stored`, `preserved`, `retained` say it.
    files: ['{gateway,lib,services,hooks}/**/*.{ts,tsx}'],
    rules: { 'id-match': ['error', '^(?!.*(?:[kK]ept|KEPT|[kK]eepable|[sS]tandIn|[sS]tranger))'] },
  },
  {
    files: ['{services,gateway,lib/platform,lib/server}/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        blindCast,
        { selector: 'Literal[value=/^(no-store|(private|public), )/]', message: 'cachePolicy of lib/contracts/http/cache-policy.ts' },
      ],
    },
  },
  { files: ['pages/**/*.{ts,tsx,js}', '*.config.*', '__tests__/**/support/**/*.ts', 'lib/browser/images/loader.ts', 'scripts/words/next-loader.mjs', 'scripts/support/jest-mutation.config.mjs'], rules: { 'import-x/no-default-export': 'off' } },
  {
    files: ['__tests__/**/*.{ts,tsx}', 'bench/**/*.ts'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-console': 'off',
    },
  },
  { files: ['scripts/**/*.{mjs,ts}', 'bench/**/*.ts'], rules: { 'no-console': 'off' } },
); // prettier-ignore
