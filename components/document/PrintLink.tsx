import { Printer } from 'lucide';
import { buttonClasses } from '@/components/ui/form/button-classes';
import { Icon } from '@/components/ui/picture/Icon';
import { reportUse } from '@/lib/browser/usage';
import { failureWords } from '@/lib/domain/playback/failures';
import { toastFailure } from '@/stores/toasts';
import { askForDocument } from './ask-for-document';

interface PrintLinkProps {
  contentId: string;
  documentId: string;
  /** With the grant of the reader, which may have ended by the time of the press. */
  url: string;
}

/** Opens the document in a new tab, where the browser prints it, with a grant of its own. */
export function PrintLink({ contentId, documentId, url }: PrintLinkProps) {
  const open = async () => {
    // Within the press: later the browser would take it for an unwanted window.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const answer = await askForDocument({ contentId, documentId, purpose: 'read' });
    if (!answer.granted) {
      tab?.close();
      return toastFailure(failureWords[answer.failure].title);
    }
    // COUNTER counts printing as downloading: the grant, to read, does not say which it is for.
    reportUse({ action: 'download', contentId, part: documentId });
    (tab ?? window).location.assign(answer.grant.url);
  };
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={buttonClasses({ look: 'quiet', size: 'small' })}
      onClick={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <Icon of={Printer} /> Open to print
      <span className="visually-hidden"> (opens a new tab)</span>
    </a>
  );
}
