import { Download, FileText } from 'lucide-react';
import { useDocumentAddress } from './use-document-address';
import type { DocumentInfo } from '@/lib/contracts/content-item';
import type { PageAccess } from '@/lib/domain/item-page/access';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { SectionFrame } from '@/components/item/SectionFrame';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { LinkButton } from '@/components/ui/LinkButton';
import { Notice } from '@/components/ui/Notice';
import { DocumentReader } from './DocumentReader';
import { useDownload } from './use-download';
import styles from './document.module.css';

interface DocumentsSectionProps {
  page: ItemPage;
  access: PageAccess;
}

function pagesText(pages: number | null): string | null {
  return pages === null ? null : `${pages} ${pages === 1 ? 'page' : 'pages'}`;
}

/** Print and download exist only where the item allows them (R-ENT-25); the server decides again. */
function DownloadButton({ itemId, document }: { itemId: string; document: DocumentInfo }) {
  const [busy, download] = useDownload(itemId);
  return (
    <Button
      look="secondary"
      disabled={busy}
      onClick={() => {
        download(document);
      }}
    >
      <Icon of={Download} /> {busy ? 'Fetching…' : 'Download'}
      <span className="visually-hidden"> {document.name}</span>
    </Button>
  );
}

interface DocumentRowProps {
  document: DocumentInfo;
  itemId: string;
  mayPrint: boolean;
  onRead: () => void;
}

function DocumentRow({ document, itemId, mayPrint, onRead }: DocumentRowProps) {
  return (
    <li className={styles.row}>
      <Icon of={FileText} size={28} className={styles.rowIcon} />
      <div className={styles.rowWords}>
        <p className={styles.rowName} dir="auto">
          {document.name}
        </p>
        <p className={styles.rowNote}>
          {document.editable ? 'To download and change' : pagesText(document.pages)}
          {mayPrint ? null : <span> To be read on screen</span>}
        </p>
      </div>
      <div className={`${styles.rowActions ?? ''} needs-script no-print`}>
        {document.editable ? null : (
          <Button onClick={onRead}>
            Read<span className="visually-hidden"> {document.name}</span>
          </Button>
        )}
        {mayPrint ? <DownloadButton itemId={itemId} document={document} /> : null}
      </div>
    </li>
  );
}

/** Documents of an item: to read here, to download where allowed, or why not (R-OPEN-10). */
export function DocumentsSection({ page, access }: DocumentsSectionProps) {
  const { documents, id, mayPrint } = page;
  const { open, pageNumber, show, close } = useDocumentAddress(documents);
  const { notice } = access;
  return (
    <SectionFrame id="documents" heading={documents.length > 1 ? 'Documents' : 'Document'} printed={false}>
      {notice ? (
        <Notice title={notice.title}>
          <p>{notice.text}</p>
          {notice.action ? (
            <LinkButton href={notice.action.href} look="secondary" className={styles.noticeAction}>
              {notice.action.label}
            </LinkButton>
          ) : null}
        </Notice>
      ) : null}
      <ul className={styles.rows}>
        {documents.map((document) =>
          notice ? (
            <li key={document.id} className={styles.row}>
              <Icon of={FileText} size={28} className={styles.rowIcon} />
              <div className={styles.rowWords}>
                <p className={styles.rowName}>{document.name}</p>
                <p className={styles.rowNote}>{pagesText(document.pages)}</p>
              </div>
            </li>
          ) : (
            <DocumentRow
              key={document.id}
              document={document}
              itemId={id}
              mayPrint={mayPrint}
              onRead={() => {
                show(document.id);
              }}
            />
          ),
        )}
      </ul>
      {open && !notice ? (
        <DocumentReader key={open.id} page={page} document={open} firstPage={pageNumber} onClose={close} />
      ) : null}
    </SectionFrame>
  );
}
