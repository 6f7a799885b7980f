import type { ReactNode } from 'react';
import type { ContentsLink } from '@/lib/domain/item-page/text/contents';
import type { Passage } from '@/lib/domain/item-page/text/passages';
import type { SectionOf } from '@/lib/domain/item-page/model';
import { Heading } from '@/components/ui/text/Heading';
import { Prose } from '@/components/ui/text/Prose';
import { RichText } from './RichText';
import { Fold } from '@/components/ui/layout/Fold';
import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import styles from './text-sections.module.css';

function PassageView({ passage }: { passage: Passage }) {
  switch (passage.kind) {
    case 'plain':
      return <p dir="auto">{passage.text}</p>;
    case 'heading':
      return (
        <Heading level={3} id={passage.id} dir="auto">
          {passage.text}
        </Heading>
      );
    case 'question':
      return (
        <h3 id={passage.id} className={styles.question} dir="auto">
          {passage.text}
        </h3>
      );
    case 'answer':
      return (
        <p className={styles.answer} dir="auto">
          {passage.speaker === null ? null : <b className={styles.speaker}>{passage.speaker}: </b>}
          {passage.text}
        </p>
      );
    case 'steps':
      return (
        <ol className={styles.steps}>
          {passage.steps.map((step) => (
            <li key={step} dir="auto">
              {step}
            </li>
          ))}
        </ol>
      );
  }
}

interface TextSectionProps {
  section: SectionOf<'text'>;
}

/**
 * The headings of a text: beside it where there is room, else folded above it. Marked with the style sheet alone is the heading that
 * was scrolled to, in browsers that can.
 */
function Contents({ of, links }: { of: string; links: readonly ContentsLink[] }) {
  const id = `${of}-contents`;
  return (
    <nav aria-labelledby={id} className={styles.contents}>
      <p id={id} className={styles.contentsName}>
        Contents
      </p>
      <Fold summary="Contents">
        <ol className={styles.contentsLinks}>
          {links.map(({ id: fragment, name }) => (
            <li key={fragment}>
              <a href={`#${fragment}`} className={styles.contentsLink} dir="auto">
                {name}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}

interface TextFrameProps {
  section: SectionOf<'text' | 'richText'>;
  children: ReactNode;
}

function TextFrame({ section: { id, heading, contents }, children }: TextFrameProps) {
  return (
    <SectionFrame id={id} heading={heading}>
      <div className={styles.text}>
        <div className={styles.columns}>
          {contents.length > 0 ? <Contents of={id} links={contents} /> : null}
          <Prose>{children}</Prose>
        </div>
      </div>
    </SectionFrame>
  );
}

/** Running text; an interview as a conversation, a workshop as steps that can be read from across a room. */
export function TextSection({ section }: TextSectionProps) {
  return (
    <TextFrame section={section}>
      {section.passages.map((passage, index) => (
        <PassageView key={index} passage={passage} />
      ))}
    </TextFrame>
  );
}

interface RichTextSectionProps {
  section: SectionOf<'richText'>;
}

/** A written text. */
export function RichTextSection({ section }: RichTextSectionProps) {
  return (
    <TextFrame section={section}>
      <RichText blocks={section.blocks} />
    </TextFrame>
  );
}
