/**
 * Replaces the Zod package in browser bundles (next.config.js): only the schemas that the contracts use, without the rest of
 * the library, three quarters of its size. The test `unit/lib/browser/zod` keeps the two in step.
 *
 * Each name is listed twice, because the bundler drops what the object does not contain: re-exporting a namespace with the
 * same names added 66 kB of script to the build.
 *
 * `jitless`, because the Content-Security-Policy forbids code generated at run time: Zod's own test for it would log a
 * violation on every visit.
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
