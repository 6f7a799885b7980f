/**
 * npm run bench:speech: 100,000 items, 20,000 of them with recordings of 600 captions. What speech search costs in memory, in
 * time and in loading the snapshot; whether a phrase finds the item that says it, and where; that hidden words are never found;
 * what moments cost. Arguments (`-- --sizes 5000 1000 120`): items, recordings, captions of each. Times are CPU times.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { CaptionFiles } from '@/services/product/captions/files';
import { loadSnapshot } from '@/services/product/search/engine/engine';
import type { SearchEngine, SearchRequest } from '@/services/product/search/types';
import { Corpus, Dice, random } from '@/__tests__/support/search/corpus';
import { clock, mean, quantile, usedMegabytes } from './search/measure';
import { workload } from './search/workload';
import { ask, lookFor, randomPhrases } from './speech/phrases';
import { Recordings, spokenWords } from './speech/recordings';
import { audienceOf, engineOf, fold } from '@/__tests__/support/search/engine-of';

const [items = 100_000, spoken = 20_000, cues = 600] = process.argv
  .slice(2)
  .map(Number)
  .filter((number) => number > 0);
const VOCABULARY = 30_000;
const PHRASES = 500;
const HIDDEN_PHRASES = 200;
const ROUNDS = 3;
const TARGETS = { first: 0.98, near: 0.98, p95: 25, megabytes: 600, readSeconds: 15, moments: 3 };
/** One recording in this many may be seen in one country only. */
const HIDDEN_SHARE = 10;

const say = (line: string): void => console.log(line);
/** Median time of each request over the rounds. */
function times(run: (request: number) => void, count: number): number[] {
  const all: number[][] = Array.from({ length: count }, () => []);
  for (let round = 0; round < ROUNDS; round++)
    for (let index = 0; index < count; index++) {
      const start = clock();
      run(index);
      all[index]?.push(clock() - start);
    }
  return all.map((list) => quantile(list, 0.5));
}

const faults: string[] = [];
function hold(name: string, value: number, isMet: boolean, target: string): void {
  say(`${name.padEnd(52)} ${value.toFixed(value < 10 ? 3 : 1).padStart(9)}   ${target}`);
  if (!isMet) faults.push(name);
}

const corpus = new Corpus(new Dice(random(7)), 12_000);
const isHidden = (index: number) => index % HIDDEN_SHARE === 0;
const documents = Array.from({ length: items }, (_, index) => {
  const document = { ...corpus.document(index), members: [] };
  if (index >= spoken) return document;
  const rights = isHidden(index) ? { type: 'allow' as const, countries: ['FRA'] } : null;
  const { visibility } = document;
  const open = { ...visibility, rights, contentProfiles: [], hasAdultThemes: false };
  return { ...document, type: 'production' as const, visibility: open };
});
const names = documents.slice(0, 2_000).map(({ name }) => name);
const requests = workload(corpus, names, documents);
const outsiders = audienceOf(documents, anonymousViewer);
const engine = engineOf(documents);
documents.length = 0;

const run = (on: SearchEngine, asked: readonly SearchRequest[]) =>
  times((index) => {
    const request = asked[index];
    if (request) on.search(request);
  }, asked.length);

run(engine, requests);
const silent = run(engine, requests);
const before = usedMegabytes();
const recordings = new Recordings(spokenWords(VOCABULARY), cues);
const buildStart = clock();
for (let index = 0; index < spoken; index++) engine.speak(`item${index}`, recordings.captions(index));
await fold(engine);
say(
  `${items} items, ${spoken} recordings of ${cues} captions; told and saved in ${((clock() - buildStart) / 1000).toFixed(1)} s`,
);
const more = usedMegabytes() - before;
hold('more memory, MB', more, more <= TARGETS.megabytes, `at most ${TARGETS.megabytes}`);

const open = Array.from({ length: spoken }, (_, index) => index).filter((index) => !isHidden(index));
const phrases = randomPhrases(recordings, open, PHRASES);
const numberOf = (id: string): number => {
  const number = Number(id.slice('item'.length));
  return number < spoken ? number : -1;
};
const found = phrases.map((phrase) => lookFor(engine, recordings, phrase, { numberOf, audience: outsiders }));
const first = mean(found.map((one) => Number(one.first)));
const near = mean(found.map((one) => Number(one.near)));
hold(
  'phrases whose recording is among the first three',
  first,
  first >= TARGETS.first,
  `at least ${TARGETS.first}`,
);
hold('phrases whose second is within five', near, near >= TARGETS.near, `at least ${TARGETS.near}`);

const hidden = Array.from({ length: spoken }, (_, index) => index).filter(isHidden);
const leaks = randomPhrases(recordings, hidden, HIDDEN_PHRASES).filter(({ ranks }) =>
  ask(engine, recordings.text(ranks), outsiders).hits.some(
    ({ id }) => numberOf(id) >= 0 && isHidden(numberOf(id)),
  ),
).length;
hold('phrases that find a hidden recording', leaks, leaks === 0, 'none');

const spokenTimes = times(
  (index) => ask(engine, recordings.text(phrases[index]?.ranks ?? []), outsiders),
  PHRASES,
);
const heard = run(engine, requests);
say(
  `workload without speech: mean ${mean(silent).toFixed(2)} ms, p95 ${quantile(silent, 0.95).toFixed(2)} ms`,
);
const p95 = quantile([...heard, ...spokenTimes], 0.95);
hold(
  'workload with speech, p95 ms',
  quantile(heard, 0.95),
  quantile(heard, 0.95) <= TARGETS.p95,
  `at most ${TARGETS.p95}`,
);
hold(
  'phrases, p95 ms',
  quantile(spokenTimes, 0.95),
  quantile(spokenTimes, 0.95) <= TARGETS.p95,
  `at most ${TARGETS.p95}`,
);
hold('both, p95 ms', p95, p95 <= TARGETS.p95, `at most ${TARGETS.p95}`);

const folder = await mkdtemp(path.join(tmpdir(), 'speech-'));
try {
  const files = new CaptionFiles(path.join(folder, 'captions'));
  const written = new Set<string>();
  const texts = phrases.slice(0, 100).map(({ ranks }) => recordings.text(ranks));
  for (const text of texts)
    for (const { id } of ask(engine, text, outsiders).hits) {
      if (written.has(id) || numberOf(id) < 0) continue;
      written.add(id);
      const lines = recordings.captions(numberOf(id)).map((cue) => ({ ...cue, speaker: null }));
      files.write(id, { assetId: id, lines });
    }
  const withMoments = times((index) => {
    const { hits, mark } = ask(engine, texts[index] ?? '', outsiders);
    for (const { id, moments } of hits)
      for (const line of files.lines(id, moments?.map(({ cue }) => cue) ?? []).values()) mark(line.text);
  }, texts.length);
  const without = times((index) => ask(engine, names[index] ?? '', outsiders), texts.length);
  const times3 = mean(withMoments) / mean(without);
  hold(
    'a request with moments, times one by name',
    times3,
    times3 <= TARGETS.moments,
    `at most ${TARGETS.moments}`,
  );

  const file = path.join(folder, 'index');
  await engine.saveSnapshot(file);
  const readStart = performance.now();
  const read = await loadSnapshot(file);
  const readSeconds = (performance.now() - readStart) / 1000;
  hold(
    'snapshot read, s',
    readSeconds,
    read.ok && readSeconds <= TARGETS.readSeconds,
    `at most ${TARGETS.readSeconds}`,
  );
} finally {
  await rm(folder, { recursive: true });
}
if (faults.length > 0) {
  say(`missed: ${faults.join('; ')}`);
  process.exitCode = 1;
}
