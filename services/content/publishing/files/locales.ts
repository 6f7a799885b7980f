/** Locales of an environment: those stored, with those of a file (delivery contract §3). Pure. */
import type { Tables } from '../../store/tables';
import type { SourceLocale } from './export-format';
import type { Fault } from '../validation/faults';

/** A locale as it is stored, without its environment and its place among the others. */
export type StoredLocale = Omit<Tables['locale'], 'space_id' | 'environment_id' | 'position'>;

const FIRST_LOCALE: StoredLocale = {
  code: 'en-US',
  id: 'en-US',
  name: 'English (United States)',
  is_default: true,
  fallback_code: null,
  version: 1,
};

const storedLocale = (locale: SourceLocale): StoredLocale => ({
  code: locale.code,
  id: locale.sys?.id ?? locale.code,
  name: locale.name,
  is_default: locale.default,
  fallback_code: locale.fallbackCode ?? null,
  version: locale.sys?.version ?? 1,
});

/**
 * The locales after a file. One that the file does not name stays, because entries outside the file may have values for it:
 * they would be blank without it.
 *
 * @param isWhole nothing is stored beside the file, so its locales replace those there were
 */
export function mergeLocales(
  stored: readonly StoredLocale[],
  given: readonly SourceLocale[],
  isWhole: boolean,
): StoredLocale[] {
  const before = isWhole && given.length > 0 ? [] : stored;
  const merged = new Map(before.map((locale) => [locale.code, locale]));
  for (const locale of given) merged.set(locale.code, storedLocale(locale));
  return merged.size > 0 ? [...merged.values()] : [FIRST_LOCALE];
}

export function defaultOf(locales: readonly StoredLocale[]): string {
  return (locales.find((locale) => locale.is_default) ?? locales[0] ?? FIRST_LOCALE).code;
}

/** Whether the locale falls back, over others, to one that it passed already. */
function isCircular(start: StoredLocale, byCode: ReadonlyMap<string, StoredLocale>): boolean {
  const passed = new Set<string>();
  let at: StoredLocale | undefined = start;
  while (at !== undefined && !passed.has(at.code)) {
    passed.add(at.code);
    at = at.fallback_code === null ? undefined : byCode.get(at.fallback_code);
  }
  return at !== undefined;
}

interface LocaleChange {
  stored: readonly StoredLocale[];
  given: readonly SourceLocale[];
  merged: readonly StoredLocale[];
  isWhole: boolean;
}

function defaultProblem({ stored, given, merged, isWhole }: LocaleChange): string | null {
  const before = isWhole || stored.length === 0 ? null : defaultOf(stored);
  const now = given.filter((locale) => locale.default).map(({ code }) => code);
  const other = now.find((code) => before !== null && code !== before);
  if (other !== undefined) {
    return `makes ${other} the default, which is ${before}: entries outside the file would be blank. Keep the default, or import the whole space with --prune`;
  }
  const defaults = merged.filter((locale) => locale.is_default).length;
  return defaults === 1 ? null : `${defaults} locales are the default, where one must be`;
}

/** Why the file's locales cannot be taken; empty when it names none. */
export function localeFaults(space: string, change: LocaleChange): Fault[] {
  if (change.given.length === 0) return [];
  const byCode = new Map(change.merged.map((locale) => [locale.code, locale]));
  const codes = change.given.map(({ code }) => code);
  const repeated = new Set(codes.filter((code, position) => codes.indexOf(code) !== position));
  const problem = defaultProblem(change);
  const fault = (resource: string, text: string): Fault => ({ space, resource, field: null, problem: text });
  return [
    ...[...repeated].map((code) => fault(`Locale ${code}`, 'appears more than once')),
    ...(problem === null ? [] : [fault('Locales', problem)]),
    ...change.merged.flatMap((locale) => {
      const back = locale.fallback_code;
      if (back !== null && !byCode.has(back))
        return [fault(`Locale ${locale.code}`, `falls back to ${back}, which is no locale of the space`)];
      return isCircular(locale, byCode) ? [fault(`Locale ${locale.code}`, 'falls back to itself')] : [];
    }),
  ];
}
