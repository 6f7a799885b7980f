import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/components/ui/class-names';
import { fontClasses } from '@/styles/fonts';
import styles from './styleguide.module.css';

const EMPTY_PAGE =
  '<!doctype html><html lang="en-GB"><head><title>Specimen</title></head><body></body></html>';

/** A page in a frame must not set the title of the page around it. */
const noHead = {};

/** Prepares the frame's own page, with the style sheets and attributes of this one. */
function openPage(page: Document, scheme: 'light' | 'dark'): HTMLElement {
  // Written, because a frame's initial page has no doctype and is therefore laid out in quirks mode.
  page.open();
  page.write(EMPTY_PAGE);
  page.close();
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    page.head.append(sheet.cloneNode(true));
  Object.assign(page.documentElement.dataset, document.documentElement.dataset, { theme: scheme });
  return page.body;
}

interface PageFrameProps {
  title: string;
  scheme: 'light' | 'dark';
  height: 'short' | 'tall';
  children: ReactNode;
}

/** A page of its own, where the headings, landmarks and ids of whole pages do not collide. */
export function PageFrame({ title, scheme, height, children }: PageFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const open = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame?.contentDocument) setBody(openPage(frame.contentDocument, scheme));
    },
    [scheme],
  );
  return (
    <>
      <iframe ref={open} title={title} className={classNames(styles.frame, styles[height])} />
      {body
        ? createPortal(
            <HeadManagerContext value={noHead}>
              <div className={classNames('page-root', fontClasses)}>{children}</div>
            </HeadManagerContext>,
            body,
          )
        : null}
    </>
  );
}
