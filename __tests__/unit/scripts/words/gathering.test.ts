import { unitsOf } from '@/scripts/words/units.mjs';

const messages = (source: string, file = 'components/demo/Demo.tsx') =>
  unitsOf(source, file).map(({ message }) => message);

describe('sentences in components', () => {
  it('are whole: text, expressions and inline elements together', () => {
    expect(messages('<p>Did you mean <b><i>{text}</i></b>, {name}?</p>')).toEqual([
      'Did you mean <0><1>{2}</1></0>, {3}?',
    ]);
  });

  it('are read as React reads them: lines joined, entities as letters, spaces written out kept', () => {
    expect(messages('<p>\n  One line\n  and the next{" "}\n  <b>in bold</b> &amp; more\n</p>')).toEqual([
      'One line and the next <0>in bold</0> & more',
    ]);
  });

  it('do not hold the picture before them or the control after them', () => {
    expect(messages('<p><Icon of={Star} /> Share {isOpen ? <Menu /> : null}</p>')).toEqual(['Share']);
  });

  it('are found inside an expression of another, with both forms of a plural', () => {
    expect(messages('<p>Show {count} {count === 1 ? "result" : "results"}</p>')).toEqual([
      'Show {0} {1}',
      'result',
      'results',
    ]);
  });

  it('are found in attributes that people read, not in those for machines', () => {
    expect(
      messages('<Field label="name" hint={a ? "Empty" : undefined} className="wide card" name="q" />'),
    ).toEqual(['name', 'Empty']);
  });

  it('are found in attributes inside a sentence', () => {
    expect(messages('<p>See <Link aria-label="Go home">the start</Link></p>')).toEqual([
      'See <0>the start</0>',
      'Go home',
    ]);
  });
});

describe('sentences in tables, variables and results', () => {
  const inRules = (source: string) => messages(source, 'lib/domain/demo.ts');

  it('are values that look like words; keys are codes', () => {
    expect(
      inRules(`const notices = { HIDDEN: { title: 'Not available', href: '/sign-in', look: 'quiet' } };`),
    ).toEqual(['Not available']);
  });

  it('are templates with numbered places', () => {
    expect(inRules('const yes = `Yes, at ${organisation.name}`; const id = `${type}:${slug}`;')).toEqual([
      'Yes, at {0}',
    ]);
  });

  it('may begin with a sign', () => {
    expect(
      inRules("const help = [{ keys: '← or J' }, { keys: '< and >' }, { keys: ', until then' }];"),
    ).toEqual(['← or J', '< and >', ', until then']);
  });

  it('are plural choices even in lower case', () => {
    expect(inRules("const word = total === 1 ? 'result' : 'results';")).toEqual(['result', 'results']);
  });

  it('are the arguments that a listed function says', () => {
    expect(inRules("row('theme', 'Theme', 'buckets', 'Theme'); fields.text('Theme');")).toEqual(['Theme']);
  });

  it.each([
    ['comparisons', "if (skillType === 'English skills') go();"],
    ['classes', "const look = 'visually-hidden wide';"],
    ['sizes of pictures', "const sizes = '(min-width: 768px) 30vw, 92vw';"],
    ['headers', 'const headers = { Authorization: `Bearer ${token}` };'],
    ['logs', "logEvent('error', 'The survey could not be sent');"],
    ['plain errors', "throw new Error('This cannot be');"],
    ['types', "type Step = 'in progress' | 'Not yet';"],
    ['names of modules', "import { go } from 'Some module';"],
    ['paths', "const home = '/my bookmarks'; const file = 'Card.tsx';"],
  ])('are not %s', (_what, source) => {
    expect(inRules(source)).toEqual([]);
  });
});

describe('sentences in templates of markup', () => {
  const inPages = (source: string) => messages(source, 'services/identity/pages/demo.ts');

  it('stand between blocks, with inline elements and values inside', () => {
    expect(inPages('html`<h1>Sign in</h1><p>Show<span> ${what}</span> again.</p>`')).toEqual([
      'Sign in',
      'Show<0> {1}</0> again.',
    ]);
  });

  it('leave an element alone on its line, and pieces of a tag, as they are', () => {
    expect(inPages('html`<p><a class="primary" href="${home}">Go on</a></p>`; html` checked`')).toEqual([
      'Go on',
    ]);
  });

  it('are found in attributes that people read', () => {
    expect(inPages('html`<img alt="A stage" src="/stage.webp">`')).toEqual(['A stage']);
  });
});
