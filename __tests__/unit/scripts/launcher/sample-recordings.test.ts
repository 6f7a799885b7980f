import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { laySampleRecordings } from '@/scripts/launcher/sample-recordings';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'sample-recordings-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const from = () => path.join(folder, 'sample');
const root = () => path.join(folder, 'recordings');
function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(from(), name)), { recursive: true });
  writeFileSync(path.join(from(), name), text);
}
const served = (name: string) => readFileSync(path.join(root(), name), 'utf8');

describe('the recordings of the sample', () => {
  it('lie where media serves from, with the files below them, and nothing else of the sample', async () => {
    write('rec-one/recording.json', '{}');
    write('rec-one/captions.en/0.vtt', 'WEBVTT');
    write('README.md', 'how they are made');
    await laySampleRecordings(from(), root());
    expect(served('rec-one/captions.en/0.vtt')).toBe('WEBVTT');
    expect(readdirSync(root()).filter((name) => !name.startsWith('.'))).toEqual(['rec-one']);
  });

  it('are replaced when they have changed, and left when they have not; those of others stay', async () => {
    write('rec-one/recording.json', '{"title":"a"}');
    write('rec-two/recording.json', '{}');
    await laySampleRecordings(from(), root());
    mkdirSync(path.join(root(), 'rec-own'));
    const before = statSync(path.join(root(), 'rec-two')).ino;
    rmSync(path.join(from(), 'rec-one'), { recursive: true });
    write('rec-one/recording.json', '{"title":"b"}');
    await laySampleRecordings(from(), root());
    expect(served('rec-one/recording.json')).toBe('{"title":"b"}');
    expect(statSync(path.join(root(), 'rec-two')).ino).toBe(before);
    expect(readdirSync(root())).toContain('rec-own');
  });

  it('are the operator’s once they lie there: corrected ones stay corrected, deleted ones deleted', async () => {
    write('rec-one/facts.json', '{}');
    write('rec-two/facts.json', '{}');
    await laySampleRecordings(from(), root());
    rmSync(path.join(root(), 'rec-one', 'facts.json'));
    writeFileSync(path.join(root(), 'rec-one', 'facts.json'), '{"title":"corrected"}');
    rmSync(path.join(root(), 'rec-two'), { recursive: true });
    await laySampleRecordings(from(), root());
    expect(served('rec-one/facts.json')).toContain('corrected');
    expect(readdirSync(root())).not.toContain('rec-two');
  });
});
