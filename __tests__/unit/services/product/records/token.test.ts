/** @jest-environment node */
/** Resumption tokens while SERVICE_KEY is rotated (docs/operations: `npm run keys rotate`). */
import { createHmac, hkdfSync } from 'node:crypto';
import { harvestKeys, type HarvestState, readToken, writeToken } from '@/services/product/records/token';

const NOW = Date.UTC(2026, 0, 5);
const state: HarvestState = {
  feed: 'public',
  verb: 'ListRecords',
  format: 'oai_dc',
  from: null,
  until: null,
  set: null,
  snapshot: NOW,
  begun: NOW,
  after: { datestamp: 0, id: 'a' },
  cursor: 100,
  total: 250,
};

describe('a resumption token', () => {
  it('given before the key was rotated is still taken, until the old key leaves the list', () => {
    const token = writeToken(state, harvestKeys('old'));
    expect(readToken(token, harvestKeys('new, old'), NOW)).toEqual(state);
    expect(() => readToken(token, harvestKeys('new'), NOW)).toThrow('not valid');
  });

  it('is signed with the first key of the list, whatever stands round it', () => {
    const token = writeToken(state, harvestKeys(' new , old'));
    expect(readToken(token, harvestKeys('new'), NOW)).toEqual(state);
    expect(() => readToken(token, harvestKeys('old'), NOW)).toThrow('not valid');
  });

  it('cannot be forged with the empty key, in a list that begins with a comma', () => {
    const empty = Buffer.from(hkdfSync('sha256', '', '', 'resumption tokens', 32));
    const text = Buffer.from(JSON.stringify(state)).toString('base64url');
    const forged = `${text}.${createHmac('sha256', empty).update(text).digest('base64url').slice(0, 27)}`;
    expect(() => readToken(forged, harvestKeys(',key'), NOW)).toThrow('not valid');
    expect(readToken(writeToken(state, harvestKeys(',key')), harvestKeys('key'), NOW)).toEqual(state);
    expect(() => harvestKeys(' , ')).toThrow('no key');
  });

  it('is taken as it was given alone: nothing may stand behind it', () => {
    const token = writeToken(state, harvestKeys('key'));
    expect(() => readToken(`${token}.x`, harvestKeys('key'), NOW)).toThrow('not valid');
  });

  it('of a release that wrote others is refused as a bad one, and one that was issued stays the same', () => {
    const sign = (said: object) => {
      const text = Buffer.from(JSON.stringify(said)).toString('base64url');
      const key = Buffer.from(hkdfSync('sha256', 'key', '', 'resumption tokens', 32));
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url').slice(0, 27)}`;
    };
    expect(writeToken(state, harvestKeys('key'))).toBe(sign(state));
    const { total: _total, ...others } = state;
    expect(() => readToken(sign(others), harvestKeys('key'), NOW)).toThrow(
      expect.objectContaining({ code: 'badResumptionToken' }),
    );
  });
});
