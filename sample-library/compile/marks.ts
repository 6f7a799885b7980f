/** Fields that any kind of item may carry: guidance, rights, profiles, what may not be done with it. */
import type { AgreementKey } from '@/sample-library/source/vocabulary';
import { agreementLink, guidanceId } from './auxiliary';
import { guidanceOf } from './guidance';
import { type Link, linkTo } from './resource';

interface Marked {
  guidance?: readonly string[] | undefined;
  recording?: string | undefined;
  rights?: AgreementKey | undefined;
  profiles?: readonly string[] | undefined;
  disablePrintAndDownload?: true | undefined;
  hideOutline?: true | undefined;
}

export const guidanceLinks = (slugs: readonly string[]): Link[] =>
  slugs.map((slug) => linkTo(guidanceId(slug)));

/** `plays`: slugs of the plays that the item is about. */
export function markFields(marks: Marked, plays: readonly string[]): object {
  return {
    contentGuidance: guidanceLinks(guidanceOf(marks, plays)),
    rightsAgreement: marks.rights ? agreementLink(marks.rights) : undefined,
    contentProfiles: marks.profiles,
    disablePrintAndDownload: marks.disablePrintAndDownload,
    hideOutline: marks.hideOutline,
  };
}
