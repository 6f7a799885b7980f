import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/components/ui/class-names';
import { fontClasses } from '@/styles/fonts';
import styles from './styleguide.module.css';

const EMPTY_PAGE =
  '<!doctype html><html lang="en-GB"><head><title>Specimen</title></head><body></body></html>';

/** A page in a frame has no say over the title of the page around it. */
const noHead = {};

/** Opens the frame's own page, with the style sheets and marks of this one. */
function openPage(page: Document, scheme: 'light' | 'dark'): HTMLElement {
  // Written, because the page that a frame has by itself lacks a document type, and so is laid out by older rules.
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

/** A page of its own, where headings, landmarks and ids of whole pages collide with nothing. */
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
