/**
 * One published resource with everything that queries need of it, computed on first use and cached as long as the
 * resource does not change: its fields in each locale, its wire form, its links and its words.
 */
import { ASSETS_PATH } from '../files/address';
import type { EnvironmentFrame } from './environment';
import { type Fragment, fragmentOf } from './fragment';
import { type LinkReference, linksIn, linkTo } from './links';
import type { Metadata, Resource } from './resource';
import { haystackOf, textsOf } from './words';

/** `locale=*`: fields as `{ [locale]: value }`. */
export const ALL_LOCALES = '*';

type Fields = Readonly<Record<string, unknown>>;

const textTypes = new Set(['Symbol', 'Text', 'RichText', 'Array']);

const keyOfLink = ({ kind, id }: LinkReference) => `${kind}:${id}`;

function distinctLinks(value: unknown): LinkReference[] {
  const byKey = new Map(linksIn(value).map((link) => [keyOfLink(link), link]));
  return [...byKey.values()];
}

function memoised<T>(memo: Map<string, T>, key: string, make: () => T): T {
  const known = memo.get(key);
  if (known !== undefined) return known;
  const made = make();
  memo.set(key, made);
  return made;
}

export class PublishedResource {
  readonly #fields = new Map<string, Fields>();
  readonly #fragments = new Map<string, Fragment>();
  readonly #links = new Map<string, readonly LinkReference[]>();
  #linkKeys: ReadonlySet<string> | undefined;
  #haystack: string | undefined;

  constructor(
    readonly resource: Resource,
    private readonly frame: EnvironmentFrame,
  ) {}

  get id(): string {
    return this.resource.id;
  }

  /** Without private tags. */
  get metadata(): Metadata {
    const { metadata } = this.resource;
    const { privateTags } = this.frame;
    if (!metadata.tags.some(({ sys }) => privateTags.has(sys.id))) return metadata;
    return { ...metadata, tags: metadata.tags.filter(({ sys }) => !privateTags.has(sys.id)) };
  }

  /** Fields in a locale or its fallbacks, without those that have no value there; for `*`, those of all locales. */
  fields(locale: string): Fields {
    return memoised(this.#fields, locale, () =>
      locale === ALL_LOCALES ? this.#allLocales() : this.#flat(locale),
    );
  }

  sys(locale: string): Record<string, unknown> {
    const { kind, id, contentType, createdAt, updatedAt, revision, publishedVersion } = this.resource;
    return {
      space: linkTo('Space', this.frame.space),
      id,
      type: kind,
      createdAt,
      updatedAt,
      environment: linkTo('Environment', this.frame.environment),
      ...(publishedVersion === null ? {} : { publishedVersion }),
      revision,
      ...(contentType === null ? {} : { contentType: linkTo('ContentType', contentType) }),
      ...(locale === ALL_LOCALES ? {} : { locale }),
    };
  }

  /** The whole resource in its wire form. */
  fragment(locale: string): Fragment {
    return memoised(this.#fragments, locale, () =>
      fragmentOf(
        JSON.stringify({
          metadata: this.metadata,
          sys: this.sys(locale),
          fields: this.fields(locale),
        }),
      ),
    );
  }

  /** Distinct links of the fields in a locale. */
  links(locale: string): readonly LinkReference[] {
    return memoised(this.#links, locale, () => distinctLinks(this.fields(locale)));
  }

  /** Whether any field in any locale links to the target. */
  linksTo(target: LinkReference): boolean {
    this.#linkKeys ??= new Set(linksIn(this.resource.fields).map(keyOfLink));
    return this.#linkKeys.has(keyOfLink(target));
  }

  /** All words of all text fields in all locales. */
  haystack(): string {
    this.#haystack ??= haystackOf(this.resource.kind === 'Asset' ? this.#assetTexts() : this.#entryTexts());
    return this.#haystack;
  }

  #entryTexts(): string[] {
    const type = this.frame.contentTypes.get(this.resource.contentType ?? '');
    return Object.entries(this.resource.fields).flatMap(([name, values]) =>
      textTypes.has(type?.fields.get(name)?.type ?? '') ? Object.values(values).flatMap(textsOf) : [],
    );
  }

  #assetTexts(): string[] {
    const { title = {}, description = {}, file = {} } = this.resource.fields;
    const names = Object.values(file).map((value) => (value as { fileName?: unknown } | null)?.fileName);
    return [...Object.values(title), ...Object.values(description), ...names].flatMap(textsOf);
  }

  #allLocales(): Fields {
    const file = this.resource.fields['file'];
    if (this.resource.kind !== 'Asset' || !file) return this.#withoutOmitted(this.resource.fields);
    const files = Object.entries(file).map(([locale, value]) => [locale, this.#addressed(value)]);
    return { ...this.resource.fields, file: Object.fromEntries(files) };
  }

  #flat(locale: string): Fields {
    const chain = this.frame.chains.get(locale) ?? [];
    const type = this.frame.contentTypes.get(this.resource.contentType ?? '');
    const flat: Record<string, unknown> = {};
    for (const [name, values] of Object.entries(this.resource.fields)) {
      const field = type?.fields.get(name);
      if (field?.omitted) continue;
      // A field that is not localized has only a value in the default locale; a chain that does not reach it must not hide it.
      const places = field?.localized === false ? [...chain, this.frame.defaultLocale] : chain;
      const code = places.find((candidate) => values[candidate] !== undefined);
      if (code !== undefined) flat[name] = values[code];
    }
    const isAssetFile = this.resource.kind === 'Asset' && flat['file'] !== undefined;
    return isAssetFile ? { ...flat, file: this.#addressed(flat['file']) } : flat;
  }

  #withoutOmitted(fields: Fields): Fields {
    const type = this.frame.contentTypes.get(this.resource.contentType ?? '');
    const shown = Object.entries(fields).filter(([name]) => !type?.fields.get(name)?.omitted);
    return shown.length === Object.keys(fields).length ? fields : Object.fromEntries(shown);
  }

  /** A file of our own store gets this installation's host; others keep their address. */
  #addressed(file: unknown): unknown {
    const url = (file as { url?: unknown } | null)?.url;
    if (typeof url !== 'string' || !url.startsWith(ASSETS_PATH)) return file;
    return { ...(file as object), url: `//${this.frame.assetHost}${url}` };
  }
}
