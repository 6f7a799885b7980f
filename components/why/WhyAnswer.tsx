import { Notice } from '@/components/ui/message/Notice';
import type { Why } from '@/lib/contracts/viewer/visibility-reason';

/** The rule, who set it and how to change it. `refused`: only librarians and administrators are told. */
export function WhyAnswer({ told }: { told: Why | 'refused' }) {
  if (told === 'refused')
    return <p>Only librarians and administrators of your organisation can look that up. Ask one of them.</p>;
  return (
    <Notice title={told.rule}>
      {told.shown ? null : <p>Set by: {told.setBy}.</p>}
      <p>{told.change}</p>
    </Notice>
  );
}
