/** Parses rendered HTML into a tree, so that a page without components can create the same elements again. */

export type Tree = string | [tag: string, props: Record<string, unknown>, children: Tree[]];

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const RAW = /^(?:script|style)$/;
const TOKEN = /<!--[\s\S]*?-->|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
};
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => ENTITIES[one] ?? one);

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function styleOf(text: string): Record<string, string> {
  const parts = text
    .split(';')
    .map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]);
  return Object.fromEntries(
    parts.map(([name = '', value = '']) => [
      name.startsWith('--') ? name : camelCase(name.trim()),
      value.trim(),
    ]),
  );
}

function propsOf(attributes: string): Record<string, unknown> {
  const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value]) => {
    if (value === undefined || (value === '' && !/^(?:class|value|alt|data-.*)$/.test(name)))
      return [name, true];
    return name === 'style' ? [name, styleOf(decoded(value))] : [NAMES[name] ?? name, decoded(value)];
  });
  return Object.fromEntries(pairs) as Record<string, unknown>;
}

/** The nodes of HTML as React writes it: attributes in double quotes, every element closed. */
export function treeOf(html: string): Tree[] {
  const root: Tree[] = [];
  const open: Tree[][] = [root];
  const add = (node: Tree) => open.at(-1)?.push(node);
  const tokens = new RegExp(TOKEN);
  for (let token = tokens.exec(html); token !== null; token = tokens.exec(html)) {
    const [, closed, opened, attributes = '', , text] = token;
    if (text !== undefined) add(decoded(text));
    else if (closed !== undefined) open.pop();
    else if (opened !== undefined) {
      const props = propsOf(attributes);
      if (RAW.test(opened)) {
        const end = html.indexOf(`</${opened}>`, tokens.lastIndex);
        props.dangerouslySetInnerHTML = { __html: html.slice(tokens.lastIndex, end) };
        tokens.lastIndex = end + opened.length + 3;
        add([opened, props, []]);
        continue;
      }
      const children: Tree[] = [];
      add([opened, props, children]);
      if (!VOID.test(opened) && token[4] === '') open.push(children);
    }
  }
  return root;
}
