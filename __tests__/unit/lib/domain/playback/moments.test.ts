import fc from 'fast-check';
import {
  momentAddress,
  momentOfAddress,
  parseMoment,
  saidAddress,
  saidWords,
} from '@/lib/domain/playback/moment-address';
import { escapeMarkup } from '@/lib/domain/text/markup';
import { clockText, durationText, isoDuration, segmentAt, spokenTime } from '@/lib/domain/playback/moments';

const segments = [
  { id: 'a', name: 'First', startTimestampInSeconds: 0, endTimestampInSeconds: 30 },
  { id: 'b c', name: 'Second', startTimestampInSeconds: 30, endTimestampInSeconds: 90 },
];

describe('the moment of an address', () => {
  it.each([
    ['90', 90],
    ['90s', 90],
    [' 1M30S ', 90],
    ['1h2m3s', 3723],
    ['1:30', 90],
    ['1:02:03', 3723],
    ['12.9', 12],
    ['0', 0],
  ])('reads %s as %d seconds', (text, seconds) => {
    expect(parseMoment(text)).toBe(seconds);
  });

  it.each([null, undefined, '', '  ', 'soon', '-5', '1:2', '1:99:', '1e9', '99999999999999', '<b>'])(
    'reads %p as no moment',
    (text) => {
      expect(parseMoment(text)).toBeNull();
    },
  );

  it('never throws and never leaves the day, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const seconds = parseMoment(text);
        return seconds === null || (Number.isInteger(seconds) && seconds >= 0 && seconds <= 86_400);
      }),
    );
  });

  it('R-ENT-38 a segment in the fragment wins over t and starts at its start', () => {
    expect(momentOfAddress({ t: '5', hash: '#segment-b%20c' }, segments)).toBe(30);
    expect(momentOfAddress({ t: null, hash: '#a' }, segments)).toBe(0);
  });

  it('falls back on t for an unknown or broken fragment', () => {
    expect(momentOfAddress({ t: '5', hash: '#about' }, segments)).toBe(5);
    expect(momentOfAddress({ t: '5', hash: '#%E0%A4%A' }, segments)).toBe(5);
    expect(momentOfAddress({ t: null, hash: '' }, segments)).toBeNull();
  });

  it('writes an address that reads back as the same second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        const url = new URL(momentAddress('https://library.test/productions/lear', seconds));
        return (parseMoment(url.searchParams.get('t')) ?? 0) === seconds && url.hash === '';
      }),
    );
  });

  it('leaves t out at the very beginning', () => {
    expect([0.9, 1, 90.7, -1, 90_000].map((seconds) => momentAddress('/productions/lear', seconds))).toEqual([
      '/productions/lear',
      '/productions/lear?t=1',
      '/productions/lear?t=90',
      '/productions/lear',
      '/productions/lear',
    ]);
    expect(momentAddress('https://library.test/productions/lear', 0.4)).toBe(
      'https://library.test/productions/lear',
    );
  });
});

describe('times in words', () => {
  it('shows clocks without empty hours', () => {
    expect([7, 750, 3723.9, -1].map(clockText)).toEqual(['0:07', '12:30', '1:02:03', '0:00']);
  });
  it('says times in full', () => {
    expect([0, 1, 61, 3600].map(spokenTime)).toEqual([
      '0 seconds',
      '1 second',
      '1 minute 1 second',
      '1 hour',
    ]);
  });
  it('says lengths as a teacher plans them', () => {
    expect([0.2, 1, 45, 125, 60].map(durationText)).toEqual([
      'under a minute',
      '1 minute',
      '45 minutes',
      '2 hours 5 minutes',
      '1 hour',
    ]);
  });
  it('writes ISO 8601 durations', () => {
    expect([0, 45, 60, 125].map(isoDuration)).toEqual(['PT0M', 'PT45M', 'PT1H', 'PT2H5M']);
  });
});

it('finds the segment that plays at a second, and none in a gap', () => {
  expect(segmentAt(29.9, segments)?.id).toBe('a');
  expect(segmentAt(30, segments)?.id).toBe('b c');
  expect(segmentAt(90, segments)).toBeNull();
});

describe('the address of what is said', () => {
  const hashOf = (address: string) => new URL(address, 'https://library.test').hash;

  it('has the second, and the longest run of marked words in its fragment', () => {
    const text = '<mark>is</mark> this <mark>a</mark> <mark>dagger</mark> &amp; <mark>more</mark>';
    const address = saidAddress('/productions/p', { start: 763.4, text });
    expect(address).toBe('/productions/p?t=763#said=a%20dagger');
    expect(saidWords(hashOf(address))).toBe('a dagger');
    expect(momentOfAddress({ t: '763', hash: hashOf(address) }, segments)).toBe(763);
  });

  it('holds every word as it is written', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (words) => {
        const text = `<mark>${escapeMarkup(words)}</mark>`;
        expect(saidWords(hashOf(saidAddress('/p', { start: 1, text })))).toBe(words.trim());
      }),
    );
  });

  it('has the second at the very beginning too, so that nobody is led to where they left off', () => {
    const address = saidAddress('/p', { start: 0.4, text: '<mark>when</mark> shall' });
    expect(address).toBe('/p?t=0#said=when');
    expect(momentOfAddress({ t: '0', hash: hashOf(address) }, segments)).toBe(0);
  });

  it('has no fragment where nothing is marked, and other fragments say nothing', () => {
    expect(saidAddress('/p', { start: 1, text: 'plain' })).toBe('/p?t=1');
    expect([saidWords('#segment-a'), saidWords('#said=%E0%A4%A'), saidWords('')]).toEqual(['', '', '']);
  });
});
