import { SkipForward } from 'lucide';
import { useState } from 'react';
import { DocumentLine } from '@/components/document/DocumentLine';
import { LazyDocumentReader } from '@/components/document/LazyDocumentReader';
import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';
import { Icon } from '@/components/ui/picture/Icon';
import type { DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { entryFacts } from '@/lib/domain/lists/words';
import styles from './list-player.module.css';

interface EntryDocumentsProps {
  entry: ShownEntry;
  /** Key of the class that is reading; null for a person with access of their own. */
  classKey: string | null;
  /** Null when the entry's recording leads on to the next one, or when nothing follows. */
  onNext: (() => void) | null;
}

/** The documents of an entry. Each opens on a press, inside this page and nowhere else. */
export function EntryDocuments({ entry, classKey, onNext }: EntryDocumentsProps) {
  const [open, setOpen] = useState<DocumentInfo | null>(null);
  const { id, contentId, documents } = entry;
  return (
    <div className={styles.documents}>
      <Heading level={2} size="md" dir="auto">
        {entry.title || entry.item?.name}
      </Heading>
      <p className="soft">{entryFacts(entry)}</p>
      <ul className={styles.lines}>
        {documents.map((document) => (
          <DocumentLine key={document.id} document={document}>
            <Button onClick={() => setOpen(document)}>
              Read<span className="visually-hidden"> {document.name}</span>
            </Button>
          </DocumentLine>
        ))}
      </ul>
      {open ? (
        <LazyDocumentReader
          key={open.id}
          contentId={contentId}
          document={open}
          mayPrint={false}
          outline={false}
          {...(classKey === null ? {} : { entered: { key: classKey, entryId: id } })}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {onNext ? (
        <Button look="secondary" className="needs-script no-print" onClick={onNext}>
          <Icon of={SkipForward} /> Next
        </Button>
      ) : null}
    </div>
  );
}
