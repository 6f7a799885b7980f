import type { GetServerSideProps } from 'next';
import { useSpelling } from '@/components/shell/use-spelling';
import { HousePage } from '@/components/text-page/HousePage';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { housePage, type HousePageProps } from '@/lib/server/pages/house';
import { servePage } from '@/lib/server/page';

/** Accessibility statement. The figures behind it are in docs/accessibility.md. */
export default function AccessibilityPage({ written }: HousePageProps) {
  const say = useSpelling();
  return (
    <HousePage written={written} title="Accessibility statement" path="/accessibility">
      <p>
        We want everyone to be able to find, watch and read what is in this library. We aim for the Web
        Content Accessibility Guidelines, version 2.2, level AA, on every page.
      </p>
      <h2>What you can expect</h2>
      <ul>
        <li>Everything works with a keyboard, and the focus is always shown.</li>
        <li>Pages work at 400% zoom and on screens 320 pixels wide.</li>
        <li>Where a recording has captions, you can search and print what is said as a transcript.</li>
        <li>
          {say(
            'You can choose light or dark colours. Your device’s settings for contrast, colours and motion are respected.',
          )}
        </li>
        <li>
          Browsing, searching, filtering and signing in work without script. Recordings play without it too in
          recent versions of Safari, Chrome and Edge.
        </li>
      </ul>
      <h2>What we know is missing</h2>
      <ul>
        <li>
          Recordings have no audio description or sign language unless the page of the recording says so.
        </li>
        <li>The transcript holds what is spoken and by whom. It does not describe what can only be seen.</li>
        <li>Titles and quotations in other languages do not say which language they are in.</li>
        <li>The preview above the player’s timeline cannot be closed with Escape.</li>
        <li>On wide screens a filter applies as soon as you tick it, and nothing says so beforehand.</li>
        <li>
          Documents are shown page by page with their text, but older ones may lack headings and table markup.
        </li>
      </ul>
      <h2>How we know</h2>
      <p>
        Every screen is tested automatically, in light and dark, wide and narrow, and whole tasks are tested
        by keyboard alone. It has not yet been tested together with people who use screen readers.
      </p>
      <h2>If you have a problem</h2>
      <p>
        Please tell the people who run this library for you, with the address of the page and what you were
        trying to do. We’ll send you the content another way while we fix it: ask us.
      </p>
    </HousePage>
  );
}

export const getServerSideProps: GetServerSideProps<HousePageProps | SharedPageProps> = (context) =>
  servePage(context, (visit) => housePage(visit, 'accessibility'));
