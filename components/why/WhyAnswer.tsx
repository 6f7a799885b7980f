import { Notice } from '@/components/ui/Notice';
import type { Why } from '@/lib/contracts/visibility-reason';

/** The rule, who set it and what changes it; `refused`: to others than librarians and administrators nothing is told. */
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
