/** Builds XML from names and values; everything that is not our own markup is escaped. */
import { escapeMarkup } from '@/lib/domain/text/markup';

/** One element. `content` that begins with `<` (or a list of such strings) is used as markup; other text is escaped. */
export function markup(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content: string | readonly string[] = '',
): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`);
  const inner =
    typeof content === 'string' && !content.startsWith('<')
      ? escapeMarkup(content)
      : [content].flat().join('');
  const start = `<${name}${list.join('')}`;
  return inner === '' ? `${start}/>` : `${start}>${inner}</${name}>`;
}
