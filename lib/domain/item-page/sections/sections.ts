/** The sections of a page, built from the table of its type. */
import type { PageContext } from '../context';
import type { PageSection } from '../model';
import { sectionsOfType } from './tables';

/** The sections of an item in order; those without content are left out. */
export function sectionsOf(context: PageContext): PageSection[] {
  const sections: PageSection[] = [];
  for (const { id, heading, from } of sectionsOfType[context.item.type]) {
    const section = from(context, { id, heading }, sections);
    if (section) sections.push(section);
  }
  return sections;
}
