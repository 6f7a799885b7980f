import fc from 'fast-check';
import { keyList } from '@/lib/platform/key-list';
import { holderTag, signedPath, verifyPath, type GrantFacts } from '@/services/common/media/signature';

const keys = ['first key of the house', 'second key of the house'];
const expires = 1_800_000_000;
const play: GrantFacts = {
  action: 'play',
  assetId: 'rec-hamlet',
  fileName: null,
  holder: 'aHolder_12345678',
  expires,
};
const read: GrantFacts = { ...play, action: 'read', assetId: '4kq0', fileName: 'A plan – “light”.pdf' };

describe('a signed address', () => {
  it('opens every file below the recording it was made for', () => {
    for (const file of ['master.m3u8', 'v480/seg-1.m4s', 'captions.en.vtt']) {
      expect(verifyPath(keys, signedPath(keys, play) + file, expires - 1)).toEqual({
        ok: true,
        grant: play,
        file,
      });
    }
  });

  it('opens the one document it names, whatever its file name', () => {
    const path = signedPath(keys, read);
    expect(verifyPath(keys, path, 0)).toEqual({ ok: true, grant: read, file: read.fileName });
    expect(path).not.toMatch(/[^\x21-\x7e]/);
  });

  it('of a class does not open as one without its class, by a name that takes the limit in', () => {
    const opening = '0b3f2d3e-8f6b-4b7e-9d53-3a1f8f5e4c11';
    const path = signedPath(keys, { ...read, fileName: 'sheet.pdf', limits: { opening } });
    const [, limit = ''] = /~([^.]+)\./.exec(path) ?? [];
    const altered = `${path.replace(`~${limit}`, '')}%0A${limit}`;
    expect(verifyPath(keys, path, 0)).toMatchObject({ ok: true, grant: { limits: { opening } } });
    expect(verifyPath(keys, altered, 0)).toMatchObject({ ok: false });
  });

  it('is dead from the second it expires', () => {
    const path = `${signedPath(keys, play)}master.m3u8`;
    expect(verifyPath(keys, path, expires - 0.001)).toMatchObject({ ok: true });
    expect(verifyPath(keys, path, expires)).toEqual({ ok: false, reason: 'EXPIRED' });
  });

  it('dies with any single change before the file name', () => {
    const prefix = signedPath(keys, play);
    const alphabet = 'abcXYZ019-_./%AQgw';
    fc.assert(
      fc.property(fc.nat(prefix.length - 2), fc.constantFrom(...alphabet), (at, sign) => {
        fc.pre(prefix[at] !== sign);
        const altered = `${prefix.slice(0, at)}${sign}${prefix.slice(at + 1)}master.m3u8`;
        const verdict = verifyPath(keys, altered, 0);
        expect(verdict.ok && verdict.grant.assetId === play.assetId).toBe(false);
        expect(verdict.ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('does not accept another spelling of the same signature', () => {
    const path = signedPath(keys, play);
    const mac = path.split('.')[2]!.split('/')[0]!;
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const sameBytes = [...alphabet]
      .map((sign) => mac.slice(0, -1) + sign)
      .filter(
        (other) => other !== mac && Buffer.from(other, 'base64url').equals(Buffer.from(mac, 'base64url')),
      );
    expect(sameBytes).toHaveLength(3);
    for (const other of sameBytes) {
      expect(verifyPath(keys, `${path.replace(mac, other)}a.mp4`, 0)).toEqual({
        ok: false,
        reason: 'ALTERED',
      });
    }
  });

  it('is not read for any text at all', () => {
    fc.assert(
      fc.property(fc.string(), fc.webPath(), (text, path) => {
        expect(verifyPath(keys, `/v/${text}`, 0).ok).toBe(false);
        expect(verifyPath(keys, path, 0).ok).toBe(false);
      }),
    );
  });

  it.each([
    ['a document grant under /v/', signedPath(keys, read).replace('/d/', '/v/')],
    ['a play grant under /d/', `${signedPath(keys, play).replace('/v/', '/d/')}master.m3u8`],
    ['read turned into download', signedPath(keys, read).replace('.read-', '.download-')],
    ['another document name', signedPath(keys, read).replace('plan', 'test')],
    ['a later expiry', `${signedPath(keys, play).replace('1800000000', '1900000000')}master.m3u8`],
    ['another holder', `${signedPath(keys, play).replace('aHolder', 'bHolder')}master.m3u8`],
    ['another recording', `${signedPath(keys, play).replace('rec-hamlet', 'rec-macbeth')}master.m3u8`],
    ['a bad escape', `${signedPath(keys, play)}%zz`],
  ])('refuses %s', (_name, path) => {
    expect(verifyPath(keys, path, 0)).toEqual({ ok: false, reason: 'ALTERED' });
  });

  it('refuses an address signed by nobody, or by a key of another house', () => {
    const foreign = signedPath(['not ours'], play);
    expect(verifyPath(keys, `${foreign}master.m3u8`, 0)).toEqual({ ok: false, reason: 'ALTERED' });
    expect(verifyPath(keys, '/v/rec-hamlet/master.m3u8', 0)).toEqual({ ok: false, reason: 'UNSIGNED' });
    expect(verifyPath([], `${signedPath(keys, play)}master.m3u8`, 0).ok).toBe(false);
  });

  it('does not confirm a guess: altered and expired is altered', () => {
    const path = `${signedPath(['not ours'], play)}master.m3u8`;
    expect(verifyPath(keys, path, expires + 1)).toEqual({ ok: false, reason: 'ALTERED' });
  });

  it('survives the change of the key: an old one verifies, the first one signs', () => {
    const old = `${signedPath([keys[1]!], play)}master.m3u8`;
    expect(verifyPath(keys, old, 0).ok).toBe(true);
    expect(signedPath(keys, play)).toBe(signedPath([keys[0]!], play));
    expect(keyList(' new , old ,')).toEqual(['new', 'old']);
  });

  it('is never made without a key or for an id that would leave its folder', () => {
    expect(() => signedPath([], play)).toThrow('No key');
    for (const assetId of ['..', '.', 'a/b', '', 'a b', 'x'.repeat(65)]) {
      expect(() => signedPath(keys, { ...play, assetId })).toThrow('asset id');
    }
  });
});

describe('the holder of a grant', () => {
  it('differs by viewer and by item, and shows neither', () => {
    const tag = holderTag(keys, 'teacher-1', 'prod-hamlet');
    expect(tag).toMatch(/^[A-Za-z0-9_-]{16}$/);
    expect(holderTag(keys, 'teacher-2', 'prod-hamlet')).not.toBe(tag);
    expect(holderTag(keys, 'teacher-1', 'prod-macbeth')).not.toBe(tag);
    expect(holderTag(keys, 'teacher-1', 'prod-hamlet')).toBe(tag);
  });
});
