import type { ReactNode } from 'react';
import { RichText } from '@/components/item/sections/RichText';
import type { RichBlock } from '@/lib/domain/item-page/text/rich-tree';
import { TextPage } from './TextPage';

interface HousePageProps {
  /** The library's own title and text; null for the built-in ones. */
  written: { title: string; blocks: readonly RichBlock[] } | null;
  /** Title of the built-in page. */
  title: string;
  path: string;
  /** Shown below either text: what the page does, not what it says. */
  tools?: ReactNode;
  /** The built-in text. */
  children: ReactNode;
}

/** A page that every library has and may replace with its own text, a content entry of the type `housePage`. */
export function HousePage({ written, title, path, tools, children }: HousePageProps) {
  return (
    <TextPage title={written?.title ?? title} path={path}>
      {written ? <RichText blocks={written.blocks} /> : children}
      {tools}
    </TextPage>
  );
}
