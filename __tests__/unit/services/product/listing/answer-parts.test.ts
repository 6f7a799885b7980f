import fc from 'fast-check';
import { AnswerCache } from '@/services/product/listing/answer-cache';
import { BucketsJson } from '@/services/product/listing/buckets-json';

describe('counts written part by part', () => {
  const text = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('a', '"', '\\', '\n', 'é', '🎭'));
  const bucket = fc.record(
    { key: text, name: text, count: fc.nat(), group: text, parent: text },
    { requiredKeys: ['key', 'name', 'count'] },
  );

  it('are the same JSON as written whole, time after time', () => {
    const writer = new BucketsJson();
    fc.assert(
      fc.property(fc.array(bucket), fc.array(bucket), fc.nat(2), (genre, theme, version) => {
        expect(JSON.parse(writer.write(version, { genre, theme }))).toEqual({ genre, theme });
      }),
    );
    expect(writer.write(1, {})).toBe('{}');
  });
});

describe('answers kept', () => {
  const answer = (text: string) => () => Buffer.from(text);
  const never = () => {
    throw new Error('made again');
  };

  it('are made once for a version, and anew for the next', () => {
    const cache = new AnswerCache();
    expect(cache.get(1, 'k', answer('one')).toString()).toBe('one');
    expect(cache.get(1, 'k', never).toString()).toBe('one');
    expect(cache.get(2, 'k', answer('two')).toString()).toBe('two');
  });

  it('stay within their bytes, the least recently used going first', () => {
    // Two answers of three bytes, and their keys of one character.
    const cache = new AnswerCache(10);
    cache.get(1, 'a', answer('aaa'));
    cache.get(1, 'b', answer('bbb'));
    cache.get(1, 'a', never);
    cache.get(1, 'c', answer('ccc'));
    expect(cache.get(1, 'a', never).toString()).toBe('aaa');
    expect(cache.get(1, 'b', answer('new')).toString()).toBe('new');
    expect(cache.get(1, 'large', answer('larger than all')).toString()).toBe('larger than all');
  });

  it('counts the keys: long queries with short answers take no more room', () => {
    const cache = new AnswerCache(10_000);
    const keys = Array.from({ length: 10 }, (_, index) => `${index}${'x'.repeat(1_999)}`);
    for (const key of keys) cache.get(1, key, answer('a'));
    const made: string[] = [];
    for (const key of keys.toReversed())
      cache.get(1, key, () => {
        made.push(key);
        return Buffer.from('a');
      });
    expect(made).toHaveLength(8);
  });
});
