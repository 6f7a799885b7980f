/** Writes `.env.example` from the one table of variables. */
import { writeFileSync } from 'node:fs';
import { environmentExample } from './support/env-example';

writeFileSync('.env.example', environmentExample());
