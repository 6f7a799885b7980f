/**
 * Zod as a browser gets it, in the place of the package (next.config.js): the schemas that the contracts are written with, and not
 * the rest of the library, which is three quarters of its weight. `unit/lib/browser/zod` holds the two together.
 *
 * Named twice, because the bundler leaves out what an object does not hold: re-exported as a namespace the same names put 66 kB of
 * script more into the build.
 *
 * Without code made at run time: the Content-Security-Policy forbids it, and Zod's asking whether it may is a fault in the log of
 * every visit.
 */
import {
  array,
  boolean,
  coerce,
  config,
  discriminatedUnion,
  email,
  enum as enumOf,
  iso,
  lazy,
  literal,
  looseObject,
  null as nullOf,
  number,
  object,
  partialRecord,
  preprocess,
  record,
  strictObject,
  string,
  tuple,
  undefined as undefinedOf,
  union,
  unknown,
  url,
  uuid,
  type z as everything,
} from 'zod/v4';

config({ jitless: true });

export const z = {
  array,
  boolean,
  coerce,
  discriminatedUnion,
  email,
  enum: enumOf,
  iso,
  lazy,
  literal,
  looseObject,
  null: nullOf,
  number,
  object,
  partialRecord,
  preprocess,
  record,
  strictObject,
  string,
  tuple,
  undefined: undefinedOf,
  union,
  unknown,
  url,
  uuid,
} satisfies Partial<typeof everything>;
