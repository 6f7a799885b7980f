/** What a form is refused with is shown on its own, below it: the reader has no other words to go by. */
import type { z } from 'zod';
import { makeCompanySchema } from '@/lib/contracts/administration/companies';
import { checkNetworksSchema, setEmailDomainSchema } from '@/lib/contracts/administration/networks';
import { invitePersonSchema } from '@/lib/contracts/administration/people';

const id = '0b0f9a5c-31c5-4d0f-9d5f-3a5a3a2b8d11';

it.each<[z.ZodType, object, string]>([
  [invitePersonSchema, { email: 'a@b', roles: ['teacher'] }, 'This is not an e-mail address'],
  [
    invitePersonSchema,
    { email: `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}test`, roles: ['teacher'] },
    'An e-mail address has at most 200 characters',
  ],
  [makeCompanySchema, { id, name: '  ' }, 'A company needs a name'],
  [
    checkNetworksSchema,
    { ranges: Array.from({ length: 501 }, () => '203.0.113.1') },
    'At most 500 lines fit',
  ],
  [checkNetworksSchema, { ranges: ['2'.repeat(101)] }, 'A line is too long for a range of addresses'],
  [setEmailDomainSchema, { version: 'v', domain: 'x'.repeat(261) }, 'This is too long for a domain'],
])('says in a sentence what is wrong (case %#)', (schema, value, words) => {
  expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([words]);
});
