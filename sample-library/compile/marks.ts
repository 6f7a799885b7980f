/** Fields that any kind of item may carry: guidance, rights, profiles, what may not be done with it. */
import type { AgreementKey } from '@/sample-library/source/vocabulary';
import { agreementLink, guidanceId } from './auxiliary';
import { linkTo } from './resource';

interface Marked {
  guidance?: readonly string[] | undefined;
  rights?: AgreementKey | undefined;
  profiles?: readonly string[] | undefined;
  disablePrintAndDownload?: true | undefined;
  hideOutline?: true | undefined;
}

export function markFields(marks: Marked, alsoGuidance: readonly string[] = []): object {
  const guidance = [...new Set([...(marks.guidance ?? []), ...alsoGuidance])];
  return {
    contentGuidance: guidance.map((slug) => linkTo(guidanceId(slug))),
    rightsAgreement: marks.rights ? agreementLink(marks.rights) : undefined,
    contentProfiles: marks.profiles,
    disablePrintAndDownload: marks.disablePrintAndDownload,
    hideOutline: marks.hideOutline,
  };
}
