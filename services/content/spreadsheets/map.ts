/** The map of a spreadsheet: which column feeds which field (docs/catalogue.md "From a spreadsheet"). */
import { z } from 'zod';

const column = z.string().min(1);

const namedSchema = z.strictObject({
  column,
  /** Separator between the items of a list. */
  split: z.string().min(1).optional(),
  /** Separator between a person's name and the part they play, or what they did. */
  between: z.string().min(1).optional(),
  /** Content type of the entry that is created for a name that no entry has. */
  make: z.string().optional(),
});
type Named = z.output<typeof namedSchema>;

const sourceSchema = z.union([
  /** The column alone. */
  column.transform((name): Named => ({ column: name })),
  /** One value for every row. */
  z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]) }),
  namedSchema,
]);
export type Source = z.output<typeof sourceSchema>;

export const mapSchema = z.strictObject({
  /** Column of the entry's id; without one it is made from the name. */
  id: column.optional(),
  /** Separator of a CSV file; spreadsheets write a semicolon in some countries. */
  delimiter: z.string().length(1).default(','),
  fields: z.record(z.string(), sourceSchema),
});
export type TableMap = z.output<typeof mapSchema>;

/** Every column that a map names. */
export const columnsOf = ({ id, fields }: TableMap): string[] => [
  ...(id === undefined ? [] : [id]),
  ...Object.values(fields).flatMap((source) => ('column' in source ? [source.column] : [])),
];
