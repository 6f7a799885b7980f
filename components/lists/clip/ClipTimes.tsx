import { useState } from 'react';
import { useTranscript } from '@/components/transcript/use-transcript';
import { Button } from '@/components/ui/form/Button';
import { SelectField } from '@/components/ui/form/SelectField';
import type { Segment } from '@/lib/contracts/catalogue/content-parts';
import type { GuidanceSpan } from '@/lib/contracts/media/timed-guidance';
import { spanBetween } from '@/lib/domain/lists/clip';
import type { CaptionLine } from '@/lib/domain/playback/captions';
import { failureWords } from '@/lib/domain/playback/failures';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { clockText } from '@/lib/domain/playback/moments';
import { timesOf, type ChangeClip, type ClipForm, type TimeErrors } from './clip-form';
import { GuidanceInClip, TimeFields } from './TimeFields';
import styles from './clip-dialog.module.css';

interface ClipTimesProps {
  clip: ClipForm;
  span: ClipSpan | null;
  errors: TimeErrors;
  chapters: readonly Segment[];
  guidance: readonly GuidanceSpan[];
  /** Length of the recording in seconds; null when unknown. */
  length: number | null;
  onChange: ChangeClip;
}

type ChapterFieldProps = Pick<ClipTimesProps, 'chapters' | 'onChange'> & Pick<ClipForm, 'title'>;

function ChapterField({ chapters, title, onChange }: ChapterFieldProps) {
  /** A title of the person's own stays. */
  const isTyped = title.trim() !== '' && chapters.every(({ name }) => name !== title);
  const choose = (id: string) => {
    const chapter = chapters.find((one) => one.id === id);
    if (!chapter) return;
    const { name, startTimestampInSeconds: start, endTimestampInSeconds: end } = chapter;
    onChange({ ...timesOf({ start, end }), ...(!isTyped && { title: name }) });
  };
  return (
    <SelectField
      label="Use a whole chapter"
      hint="Or set the times yourself, to a tenth of a second."
      none="No chapter"
      options={chapters}
      defaultValue=""
      onChoose={choose}
    />
  );
}

function Lines({
  lines,
  span,
  onChange,
}: {
  lines: readonly CaptionLine[];
  span: ClipSpan | null;
  onChange: ChangeClip;
}) {
  const [first, setFirst] = useState<CaptionLine | null>(null);
  const press = (line: CaptionLine) => {
    onChange(timesOf(spanBetween(first ?? line, line)));
    setFirst(first ? null : line);
  };
  return (
    <div>
      <p className="soft" role="status">
        {first ? 'Now press the last line.' : 'Press the first line.'}
      </p>
      <ol className={styles.lines} aria-label="Lines of the recording">
        {lines.map((line, index) => (
          <li key={`${line.start} ${index}`}>
            <button
              type="button"
              aria-pressed={span !== null && line.start < span.end && line.end > span.start}
              onClick={() => press(line)}
            >
              <span className={styles.lineTime}>{clockText(line.start)}</span>
              <span dir="auto">{line.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Chooses the clip by its first and last line of the transcript, which is fetched on demand. */
function ByWords({
  contentId,
  span,
  onChange,
}: { contentId: string } & Pick<ClipTimesProps, 'span' | 'onChange'>) {
  const [wanted, setWanted] = useState(false);
  const { read, loading, failure, load } = useTranscript(contentId);
  if (wanted && read) return <Lines lines={read.lines} span={span} onChange={onChange} />;
  return (
    <div>
      {failure ? <p role="alert">{failureWords[failure].title}</p> : null}
      <Button
        look="secondary"
        size="small"
        softDisabled={wanted && loading}
        onClick={() => {
          setWanted(true);
          if (!read) load();
        }}
      >
        {wanted && loading ? 'Fetching…' : 'Choose by the words'}
      </Button>
    </div>
  );
}

/** Start and end of the clip: by chapter, on the time line, by the words spoken, or typed to a tenth of a second. */
export function ClipTimes(props: ClipTimesProps & { contentId: string; hasWords: boolean }) {
  const { clip, span, errors, chapters, guidance, length, onChange, contentId, hasWords } = props;
  return (
    <>
      {chapters.length > 0 ? (
        <ChapterField chapters={chapters} title={clip.title} onChange={onChange} />
      ) : null}
      <TimeFields times={clip} errors={errors} length={length} onChange={onChange} />
      {hasWords ? <ByWords contentId={contentId} span={span} onChange={onChange} /> : null}
      <GuidanceInClip guidance={guidance} span={span} />
    </>
  );
}
