import { Notice } from './Notice';

/** Why a change was refused; screen readers announce it at once. */
export function DialogFault({ fault }: { fault: string | null }) {
  if (fault === null) return null;
  return (
    <Notice tone="danger" role="alert">
      {fault}
    </Notice>
  );
}
