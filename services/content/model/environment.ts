/** What all resources of one environment share. */
import type { ContentType } from './content-type';
import type { Locale } from './resource';

export interface EnvironmentFrame {
  space: string;
  spaceName: string;
  environment: string;
  /** In the editors' order; includes the default locale. */
  locales: readonly Locale[];
  defaultLocale: string;
  /** For each locale, the locales in which a value is looked up, itself first (delivery contract §6 "locale"). */
  chains: ReadonlyMap<string, readonly string[]>;
  contentTypes: ReadonlyMap<string, ContentType>;
  /** Public tags, wire form. */
  tags: readonly Record<string, unknown>[];
  /** Ids of the others, which only people who publish see. */
  privateTags: ReadonlySet<string>;
  /** Host and port of the service's own asset files. */
  assetHost: string;
}

/** The fallback chain of every locale. A cycle ends the chain. */
export function chainsOf(locales: readonly Locale[]): Map<string, readonly string[]> {
  const fallback = new Map(locales.map(({ code, fallbackCode }) => [code, fallbackCode]));
  return new Map(
    locales.map(({ code }) => {
      const chain: string[] = [];
      for (
        let next: string | null | undefined = code;
        next && !chain.includes(next);
        next = fallback.get(next)
      )
        chain.push(next);
      return [code, chain];
    }),
  );
}
