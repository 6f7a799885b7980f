import { AnswerCache } from '@/services/product/listing/answer-cache';

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
