/** Fields that any kind of item may carry: guidance, rights, profiles, what may not be done with it. */
import type { AgreementKey } from '@/sample-library/source/vocabulary';
import { agreementLink, guidanceId } from './auxiliary';
import { type Link, linkTo } from './resource';

interface Marked {
  rights?: AgreementKey | undefined;
  profiles?: readonly string[] | undefined;
  disablePrintAndDownload?: true | undefined;
  hideOutline?: true | undefined;
}

export const guidanceLinks = (slugs: readonly string[]): Link[] =>
  slugs.map((slug) => linkTo(guidanceId(slug)));

/** `guidance`: slugs of all the guidance that the item shows. */
export function markFields(marks: Marked, guidance: readonly string[]): object {
  return {
    contentGuidance: guidanceLinks(guidance),
    rightsAgreement: marks.rights ? agreementLink(marks.rights) : undefined,
    contentProfiles: marks.profiles,
    disablePrintAndDownload: marks.disablePrintAndDownload,
    hideOutline: marks.hideOutline,
  };
}
