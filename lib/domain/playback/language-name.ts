/** Names of languages as their speakers write them, for menus. */

/** `français` for `fr`; the tag itself where it has no name. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
