/** Explains to an organisation's administrators why an address is hidden: the rule, who set it, how to change it. Pure. */
import type { Permissions } from '@/lib/contracts/viewer/permissions';
import type { Why } from '@/lib/contracts/viewer/visibility-reason';
import { isAdminOf } from '../viewer/roles';
import type { HiddenReason } from './visibility';

/** `MISSING`: nothing is at the address. `EMPTY`: none of its members, or no parent, is visible. */
export type WhyReason = 'SHOWN' | 'MISSING' | 'EMPTY' | HiddenReason;

export const whyWords: Readonly<Record<WhyReason, Omit<Why, 'shown'>>> = {
  SHOWN: { rule: 'It is shown.', setBy: '', change: 'There is nothing to change.' },
  MISSING: {
    rule: 'There is nothing at this address: it was mistyped, moved or taken out of the library.',
    setBy: '',
    change: 'Search for it by name.',
  },
  EMPTY: {
    rule: 'It belongs to something, or contains something, that is not shown.',
    setBy: 'Whoever set the rules for the item it belongs to',
    change: 'Ask for the address of what it belongs to, or of what it holds.',
  },
  RIGHTS: {
    rule: 'Its rights agreement does not cover your country, or your country is not known.',
    setBy: 'The library, with whoever owns the rights',
    change: 'No school can change it. Ask the library’s support whether the agreement may be extended.',
  },
  BLOCKED_ID: {
    rule: 'It is on a list of blocked content.',
    setBy: 'An administrator of your organisation, for all or for a group',
    change:
      'Take it off the list of blocked content. A blocked item stays hidden even if it is also allowed.',
  },
  PROFILE: {
    rule: 'It has a content profile that your organisation blocks.',
    setBy: 'An administrator of your organisation',
    change: 'Unblock the profile, or put this item on the list of allowed content.',
  },
  ADULT_THEMES: {
    rule: 'It has adult themes, which your organisation or group restricts.',
    setBy: 'An administrator of your organisation',
    change: 'Lift the restriction, or put this item on the list of allowed content.',
  },
};

/** Only administrators and librarians of the organisation; for everybody else, hidden looks the same as missing (R-VIS-10). */
export const mayAskWhy = (permissions: Permissions, organisationId: string): boolean =>
  isAdminOf(permissions, organisationId) || permissions.librarian.includes(organisationId);
