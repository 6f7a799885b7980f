/** Generates the tables of docs/catalogue.md from the content types and the meaning of each field. */
import { readFileSync } from 'node:fs';

const BEGIN = '<!-- fields: npm run catalogue:fields -->';
const END = '<!-- end of fields -->';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const ruleOf = (field, name) => (field.validations ?? []).find((rule) => rule[name] !== undefined)?.[name];

/** The type of a field, in words. */
function formOf(field) {
  if (field.type === 'Array') return `list of ${formOf({ ...field.items, isPart: true })}`;
  if (field.type === 'Link') {
    const types = ruleOf(field, 'linkContentType');
    return field.linkType === 'Asset' ? 'file' : (types ?? ['entry']).join(' or ');
  }
  const choices = ruleOf(field, 'in');
  if (choices) return choices.map((choice) => `\`${choice}\``).join(', ');
  const words = { Symbol: 'line', Text: 'text', RichText: 'rich text', Integer: 'whole number', Number: 'number', Date: 'day', Boolean: 'yes or no', Object: 'JSON' };
  return words[field.type] ?? field.type;
} // prettier-ignore

const cell = (text) => text.replaceAll('|', '\\|');

function tableOf(type, meanings) {
  const rows = type.fields.map((field) => {
    const [meaning, example, feeds] = meanings[field.id];
    const name = `\`${field.id}\`${field.required ? ' \\*' : ''}`;
    return `| ${name} | ${[formOf(field), meaning, example, feeds].map(cell).join(' | ')} |`;
  });
  const head = '| field | holds | meaning | example | feeds |\n|---|---|---|---|---|';
  return `### \`${type.sys.id}\`\n\n${type.description ?? type.name}\n\n${head}\n${rows.join('\n')}\n`;
}

/** The document with its tables regenerated from the content types. Throws for a field without a meaning. */
export function withFieldTables(document) {
  const { contentTypes } = read('lib/contracts/catalogue/content-model.json');
  const meanings = read('scripts/support/field-meanings.json');
  const fields = new Set(contentTypes.flatMap((type) => type.fields.map(({ id }) => id)));
  const untold = [...fields].filter((id) => !Array.isArray(meanings[id]));
  const unknown = Object.keys(meanings).filter((id) => !fields.has(id));
  if (untold.length + unknown.length > 0)
    throw new Error(`scripts/support/field-meanings.json lacks ${untold.join(', ') || 'nothing'} and has no field for ${unknown.join(', ') || 'none'}`); // prettier-ignore
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/catalogue.md lacks ${BEGIN} and ${END}`);
  return `${before}${BEGIN}\n\n${contentTypes.map((type) => tableOf(type, meanings)).join('\n')}\n${END}${after}`;
}
