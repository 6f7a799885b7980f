import { Notice } from '@/components/ui/message/Notice';
import type { Told } from './use-why';

/** The rule, who set it and how to change it; else why nothing is told. */
export function WhyAnswer({ told }: { told: Told }) {
  if (told === 'failed') return <p>That could not be looked up. Please try again.</p>;
  if (told === 'refused')
    return <p>Only librarians and administrators of your organisation can look that up. Ask one of them.</p>;
  return (
    <Notice title={told.rule}>
      {told.setBy ? <p>Set by: {told.setBy}.</p> : null}
      <p>{told.change}</p>
    </Notice>
  );
}
