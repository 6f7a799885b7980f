import { Download } from 'lucide';
import { closeDocument, showDocument, useDocumentAddress, writePage } from './use-document-address';
import type { DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import type { ItemPageProps } from '@/lib/domain/item-page/access';
import { AddToList } from '@/components/lists/add/AddToList';
import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Notice } from '@/components/ui/message/Notice';
import { DocumentLine } from './DocumentLine';
import { LazyDocumentReader } from './LazyDocumentReader';
import { useDownload } from './use-download';
import styles from './documents-section.module.css';

/** Print and download are offered only if the item allows them (R-ENT-25); the server checks again. */
function DownloadButton({ itemId, document }: { itemId: string; document: DocumentInfo }) {
  const [busy, download] = useDownload(itemId);
  return (
    <Button look="secondary" softDisabled={busy} onClick={() => download(document)}>
      <Icon of={Download} /> {busy ? 'Fetching…' : 'Download'}
      <span className="visually-hidden"> {document.name}</span>
    </Button>
  );
}

interface DocumentActsProps {
  document: DocumentInfo;
  itemId: string;
  mayPrint: boolean;
  onRead: () => void;
}

/** Actions: read here, add to a list, download. An editable document can only be downloaded. */
function DocumentActs({ document, itemId, mayPrint, onRead }: DocumentActsProps) {
  return (
    <>
      {document.editable ? null : (
        <>
          <Button onClick={onRead}>
            Read<span className="visually-hidden"> {document.name}</span>
          </Button>
          <AddToList contentId={itemId} documentId={document.id} name={document.name} iconOnly />
        </>
      )}
      {mayPrint ? <DownloadButton itemId={itemId} document={document} /> : null}
    </>
  );
}

/** The documents of an item, to read here and, if allowed, to download; else a notice why not (R-OPEN-10). */
export function DocumentsSection({ page, access }: ItemPageProps) {
  const { documents, id, mayPrint } = page;
  const { document: open, pageNumber } = useDocumentAddress(documents);
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
        {documents.map((document) => (
          <DocumentLine
            key={document.id}
            document={document}
            note={notice || mayPrint ? null : 'To read on screen'}
          >
            {notice ? null : (
              <DocumentActs
                document={document}
                itemId={id}
                mayPrint={mayPrint}
                onRead={() => showDocument(document.id)}
              />
            )}
          </DocumentLine>
        ))}
      </ul>
      {notice ? null : (
        <p className="without-script">Reading needs JavaScript, which is switched off in your browser.</p>
      )}
      {open && !notice ? (
        <LazyDocumentReader
          key={open.id}
          contentId={id}
          document={open}
          mayPrint={mayPrint}
          outline={page.outline}
          firstPage={pageNumber}
          onPage={(at) => writePage(open.id, at)}
          onClose={closeDocument}
        />
      ) : null}
    </SectionFrame>
  );
}
