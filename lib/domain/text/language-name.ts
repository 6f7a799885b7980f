/** Names of languages: in the language itself, for menus, or in the language of a page. */

/** BCP 47: nobody has said which language it is. */
export const UNDETERMINED = 'und';

/** `Français` for `fr`; in the language `inside` if given; the tag itself if it has no name. */
export function languageName(tag: string, inside = tag): string {
  // Intl names it "root" in Node.
  if (tag === UNDETERMINED) return 'Unknown language';
  const name = new Intl.DisplayNames([inside], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(inside) + name.slice(1);
}
