import type { ReactNode } from 'react';
import { RichText } from '@/components/item/RichText';
import type { RichBlock } from '@/lib/domain/item-page/rich-text';
import { TextPage } from './TextPage';

interface HousePageProps {
  /** The library's own words; null: the built-in ones. */
  written: { title: string; blocks: readonly RichBlock[] } | null;
  /** Of the built-in page. */
  title: string;
  path: string;
  /** Below either: what the page does, not what it says. */
  tools?: ReactNode;
  /** The built-in words. */
  children: ReactNode;
}

/** A page that every library has and may write itself: a content entry of the type `housePage` in place of the built-in words. */
export function HousePage({ written, title, path, tools, children }: HousePageProps) {
  return (
    <TextPage title={written?.title ?? title} path={path}>
      {written ? <RichText blocks={written.blocks} /> : children}
      {tools}
    </TextPage>
  );
}
