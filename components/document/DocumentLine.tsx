import { FileText } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/picture/Icon';
import type { DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import styles from './documents-section.module.css';

function lengthOf({ pages, editable }: DocumentInfo): string | null {
  if (editable) return 'To download and edit';
  return pages === null ? null : `${pages} ${pages === 1 ? 'page' : 'pages'}`;
}

interface DocumentLineProps {
  document: DocumentInfo;
  /** Shown beside its length. */
  note?: string | null;
  /** Its actions. */
  children?: ReactNode;
}

/** A row in a list of documents: its name, length and actions. */
export function DocumentLine({ document, note, children }: DocumentLineProps) {
  return (
    <li className={styles.row}>
      <Icon of={FileText} size={28} className={styles.rowIcon} />
      <div className={styles.rowWords}>
        <p className={styles.rowName} dir="auto">
          {document.name}
        </p>
        <p className="soft">
          {lengthOf(document)}
          {note ? <span> {note}</span> : null}
        </p>
      </div>
      {children ? <div className={`${styles.rowActions ?? ''} needs-script no-print`}>{children}</div> : null}
    </li>
  );
}
