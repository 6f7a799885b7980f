/** The part of Zod that browsers get has all that is asked of it there, and never makes code at run time. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globalConfig } from 'zod/v4/core';
import * as whole from 'zod';
import { z } from '@/lib/browser/zod';

const sources = ['lib', 'components', 'hooks', 'stores', 'pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8')),
);

it('has every schema that code of a browser is written with', () => {
  const asked = new Set(
    sources.flatMap((text) => [...text.matchAll(/\bz\.(\w+)\b(?!<)/g)].map(([, member = '']) => member)),
  );
  // Types are gone when a browser runs it.
  const values = [...asked].filter((member) => Object.hasOwn(whole, member) && !member.startsWith('Zod'));
  expect(values).toContain('object');
  expect(values.filter((member) => !Object.hasOwn(z, member))).toEqual([]);
});

it('asks nobody whether it may make code', () => {
  expect(globalConfig.jitless).toBe(true);
});
