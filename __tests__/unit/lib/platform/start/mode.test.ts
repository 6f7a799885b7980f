/** @jest-environment node */
import { isDemonstration, wantsSample } from '@/lib/platform/start/mode';

describe('a library', () => {
  it('is a demonstration on this machine, whatever its port', () => {
    for (const env of [
      {},
      { PORT_BASE: '4100' },
      { PUBLIC_URL: 'http://127.0.0.1:3000' },
      { PUBLIC_URL: '' },
    ]) {
      expect(wantsSample(env)).toBe(true);
      expect(isDemonstration(env)).toBe(true);
    }
  });

  it('has no sample and no demonstration as soon as its address is public', () => {
    const env = { PUBLIC_URL: 'https://library.example' };
    expect(wantsSample(env)).toBe(false);
    expect(isDemonstration(env)).toBe(false);
  });

  it('takes the sample elsewhere when asked, and still no demo accounts', () => {
    const env = { PUBLIC_URL: 'https://library.example', SAMPLE_LIBRARY: 'on' };
    expect(wantsSample(env)).toBe(true);
    expect(isDemonstration(env)).toBe(false);
  });

  it('can be tried empty on this machine', () => {
    expect(wantsSample({ SAMPLE_LIBRARY: 'off' })).toBe(false);
    expect(isDemonstration({ SAMPLE_LIBRARY: 'off' })).toBe(false);
  });

  it('refuses a SAMPLE_LIBRARY that is neither on nor off, in one line', () => {
    expect(() => wantsSample({ SAMPLE_LIBRARY: 'yes' })).toThrow(/^SAMPLE_LIBRARY .+/);
  });
});
