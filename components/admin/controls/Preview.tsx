import { Notice } from '@/components/ui/message/Notice';
import type { ControlsPreview } from '@/lib/contracts/administration/controls';
import { grouped } from '@/lib/domain/text/numbers';
import { ItemName } from './ItemName';

function Changed({ words, changed }: { words: string; changed: ControlsPreview['hidden'] }) {
  if (changed.count === 0) return null;
  const more = changed.count - changed.examples.length;
  return (
    <>
      <p>
        {words}: {grouped(changed.count)}
      </p>
      <ul>
        {changed.examples.map((item) => (
          <li key={item.id}>
            <ItemName item={item} />
          </li>
        ))}
        {more > 0 ? <li>and {grouped(more)} more</li> : null}
      </ul>
    </>
  );
}

/** What would change for people of the organisation, shown before it is saved. */
export function Preview({ preview: { before, after, hidden, shown } }: { preview: ControlsPreview }) {
  return (
    <Notice tone="info" role="status" title="What changes">
      <p>
        {hidden.count + shown.count === 0
          ? `Nothing changes: your people see the same ${grouped(before)} items.`
          : `Your people see ${grouped(before)} items now, and ${grouped(after)} after this.`}
      </p>
      <Changed words="Hidden from them" changed={hidden} />
      <Changed words="Shown to them" changed={shown} />
    </Notice>
  );
}
