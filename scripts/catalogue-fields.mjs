/** `npm run catalogue:fields`: brings the tables of docs/catalogue.md up to date; a test fails if they are out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withFieldTables } from './support/field-tables.mjs';

const FILE = 'docs/catalogue.md';
writeFileSync(FILE, withFieldTables(readFileSync(FILE, 'utf8')));
