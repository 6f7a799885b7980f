/** Writes a library of any size in the provider's export form, one entry a line, without holding it in memory. */
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { auxiliaryEntries, guidanceId } from '@/sample-library/compile/auxiliary';
import { companyEntries } from '@/sample-library/compile/companies';
import { type Entry, LOCALE } from '@/sample-library/compile/resource';
import { standardEntries } from '@/sample-library/compile/standards';
import { vocabularyEntries } from '@/sample-library/compile/vocabulary';
import contentTypesJson from '@/lib/contracts/catalogue/content-model.json';
import { writeAtomically } from '@/lib/platform/files/write-atomically';
import { companies, guidance } from '@/sample-library/facts/read';
import { dossiers } from '@/sample-library/source/texts';
import { scaleItem, type Stock } from './items';
import { scalePlays } from './plays';

const PROGRESS_EVERY = 20_000;
const locales = [{ code: LOCALE, name: 'English (United States)', default: true, fallbackCode: null }];

/** What surrounds the items: vocabularies, standards, countries, companies. */
function frame(): Entry[] {
  return [
    ...auxiliaryEntries(),
    ...standardEntries(),
    ...vocabularyEntries(),
    ...companyEntries(new Set(companies.map(({ slug }) => slug))),
  ];
}

function stockOf(entries: readonly Entry[]): Stock {
  const keys = (type: string) =>
    entries.flatMap(({ sys }) =>
      sys.contentType.sys.id === type && sys.id.startsWith(`${type}-`) ? [sys.id.slice(type.length + 1)] : [],
    );
  const prose = dossiers.flatMap(({ world, problem, pattern, moments }) => [
    world,
    problem,
    pattern,
    ...moments.map(([, text]) => text),
  ]);
  return {
    plays: scalePlays(),
    sentences: prose.flatMap((text) => text.match(/[^.?!]+[.?!]+/g) ?? []).map((sentence) => sentence.trim()),
    genres: keys('genre'),
    themes: keys('theme'),
    skills: keys('skill'),
    levels: keys('educationLevel'),
    standards: keys('standard'),
    periods: keys('period'),
    companies: keys('company'),
    roles: keys('role'),
    agreements: keys('rightsAgreement'),
    guidanceIds: guidance.map(({ slug }) => guidanceId(slug)),
    profiles: ['religion', 'strong-language', 'sexual-content'],
  };
}

interface ScaleOptions {
  items: number;
  file: string;
  log: (line: string) => void;
}

async function writeEntries(place: string, { items, log }: ScaleOptions): Promise<void> {
  const out = createWriteStream(place);
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain');
  };
  const surroundings = frame();
  const stock = stockOf(surroundings);
  await write(
    `{"contentTypes":${JSON.stringify(contentTypesJson.contentTypes)},"locales":${JSON.stringify(locales)},`,
  );
  await write(
    `"tags":[],"assets":[],"entries":[\n${surroundings.map((entry) => JSON.stringify(entry)).join(',\n')}`,
  );
  for (let index = 0; index < items; index += 1) {
    await write(`,\n${JSON.stringify(scaleItem(stock, index))}`);
    if ((index + 1) % PROGRESS_EVERY === 0) log(`items: ${index + 1} of ${items}`);
  }
  out.end('\n]}\n');
  await finished(out);
}

/** Answers with the absolute path of the file. */
export async function writeScaleLibrary(options: ScaleOptions): Promise<string> {
  const target = path.resolve(options.file);
  await writeAtomically(target, (partial) => writeEntries(partial, options));
  return target;
}
