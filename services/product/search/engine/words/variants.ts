/** English singular and plural of a term (docs/search.md §2, "Number"). Not all are words; the dictionary decides. */
export function numberVariants(term: string): string[] {
  if (!/^[a-z]+$/.test(term)) return [];
  return [...singulars(term), ...plurals(term)];
}

/** A term written without umlauts or å ("Maedchen"), as it is indexed. */
export function umlautVariant(term: string): string[] {
  const bare = term.replace(/ae|oe|ue|aa/g, ([vowel = '']) => vowel);
  return bare === term ? [] : [bare];
}

function singulars(term: string): string[] {
  if (term.length >= 5 && term.endsWith('ies')) return [`${term.slice(0, -3)}y`, term.slice(0, -1)];
  if (/(?:ch|sh|x|ss|z)es$/.test(term)) return [term.slice(0, -2), term.slice(0, -1)];
  if (term.length >= 4 && /[^su]s$/.test(term)) return [term.slice(0, -1)];
  return [];
}

function plurals(term: string): string[] {
  if (term.length === 1) return [];
  const found = [`${term}s`];
  if (/(?:ch|sh|[xsz])$/.test(term)) found.push(`${term}es`);
  if (term.length >= 3 && /[^aeiou]y$/.test(term)) found.push(`${term.slice(0, -1)}ies`);
  return found;
}
