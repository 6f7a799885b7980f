import type { Invited } from '@/lib/contracts/administration/people';
import { Copied } from '../parts/Copied';

/** An invitation that was made, and whom it is for: a name, or else the e-mail address. */
export interface Invitation {
  name: string;
  answer: Invited;
}

interface OneTimeLinkProps {
  invitation: Invitation | null;
  onCopied?: (link: string) => void;
}

/** The link to hand to somebody whose invitation no letter brings; nothing if a letter does. */
export function OneTimeLink({ invitation, onCopied }: OneTimeLinkProps) {
  if (!invitation?.answer.link) return null;
  return (
    <Copied
      title={`This library doesn’t send e-mail. Give ${invitation.name} this one-time link:`}
      text={invitation.answer.link}
      action="Copy the link"
      done="Link copied"
      onCopied={onCopied}
    />
  );
}
