/** A field of a record and the column that holds it have the same name: in camel case here, in snake case there. */

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';
type Camel<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;

type RowOf<Fields> = { [Name in keyof Fields & string as Snake<Name>]: Fields[Name] };
type RecordOf<Row> = { [Name in keyof Row as null extends Row[Name] ? never : Camel<Name>]: Row[Name] } & {
  [Name in keyof Row as null extends Row[Name] ? Camel<Name> : never]?: NonNullable<Row[Name]>;
};

const renamed = (entries: readonly [string, unknown][], nameOf: (name: string) => string) =>
  Object.fromEntries(entries.map(([name, value]) => [nameOf(name), value]));

/** A record's fields as columns. */
export const rowOf = <Fields extends object>(fields: Fields): RowOf<Fields> =>
  renamed(Object.entries(fields), (name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ) as RowOf<Fields>;

/** A row's columns as fields. PostgreSQL stores an absent field as null; an import file leaves it out. */
export const recordOf = <Row extends object>(row: Row): RecordOf<Row> =>
  renamed(
    Object.entries(row).filter(([, value]) => value !== null),
    (name) => name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
  ) as RecordOf<Row>;
