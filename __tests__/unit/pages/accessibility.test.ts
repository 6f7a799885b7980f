import { readFileSync } from 'node:fs';

/** The lines of the statement's list of what is missing, as visitors read them. */
function missing(): string[] {
  const page = readFileSync('pages/accessibility.tsx', 'utf8');
  const list = /What we know is missing<\/h2>\s*<ul>(.*?)<\/ul>/s.exec(page)?.[1] ?? '';
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, line = '']) => line.replace(/\s+/g, ' ').trim());
}

/** The criteria of the conformance report that are not wholly supported, each with what its remark quotes. */
function gaps(): (readonly [criterion: string, quoted: string | undefined])[] {
  const report = readFileSync('docs/accessibility.md', 'utf8');
  return [...report.matchAll(/^\| (\d\S+) .*? \| (?:Partially supports|Does not support) \| (.*) \|$/gm)].map(
    ([, criterion = '', remark = '']) => [criterion, /“(.*?)”/.exec(remark)?.[1]],
  );
}

describe('the accessibility statement', () => {
  it('says of every criterion that the report finds lacking what is missing', () => {
    expect(gaps().length).toBeGreaterThan(0);
    expect(gaps().filter(([, quoted]) => !missing().includes(quoted ?? ''))).toEqual([]);
  });

  it('says nothing is missing that the report does not know of', () => {
    expect(missing().toSorted()).toEqual(
      gaps()
        .map(([, quoted]) => quoted)
        .toSorted(),
    );
  });
});
