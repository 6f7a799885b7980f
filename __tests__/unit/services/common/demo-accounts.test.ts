import { demoAccounts, demoRefusal } from '@/services/common/demo-accounts';

const local = [
  'http://localhost:3010',
  'http://localhost:3000',
  'http://127.0.0.1:3001',
  'http://[::1]:3000',
];

describe('the demonstration', () => {
  it('is allowed on this machine, also in production', () => {
    expect(demoRefusal('production', local, true)).toBeNull();
  });

  it.each([
    'https://library.example',
    'http://192.168.1.20:3000',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'http://128.0.0.1',
  ])('is refused in production when visitors use %s', (address) => {
    expect(demoRefusal('production', [...local, address], true)).toContain(address);
    expect(demoRefusal('development', [...local, address], true)).toBeNull();
  });

  it('is refused without the sample library, wherever', () => {
    expect(demoRefusal('development', local, false)).toContain('No sample library');
  });

  it('has accounts with ids, e-mails and passwords of their own, at addresses that cannot exist', () => {
    for (const key of ['id', 'email', 'password'] as const)
      expect(new Set(demoAccounts.map((account) => account[key])).size).toBe(demoAccounts.length);
    for (const { email } of demoAccounts) expect(email).toMatch(/\.example$/);
  });
});
