import { useState } from 'react';
import { useTranscript } from '@/components/transcript/use-transcript';
import { Button } from '@/components/ui/form/Button';
import { SelectField } from '@/components/ui/form/SelectField';
import { TextField } from '@/components/ui/form/TextField';
import type { Segment } from '@/lib/contracts/catalogue/content-parts';
import type { GuidanceSpan } from '@/lib/contracts/media/timed-guidance';
import { clipTime, readClipTime, spanBetween } from '@/lib/domain/lists/clip';
import type { CaptionLine } from '@/lib/domain/playback/captions';
import { failureWords } from '@/lib/domain/playback/failures';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { clockText } from '@/lib/domain/playback/moments';
import { guidanceWithin, spanWords } from '@/lib/domain/playback/timed-guidance';
import { timesOf, type ChangeClip, type ClipForm, type TimeErrors } from './clip-form';
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

/** Start and end as two sliders on one line: dragged, or moved with the arrow keys. */
function ClipLine({ span, length, onChange }: { span: ClipSpan; length: number; onChange: ChangeClip }) {
  const share = (seconds: number) => `${Math.min(100, (seconds / length) * 100)}%`;
  const end = (name: 'start' | 'end', label: string) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={clipTime(span[name])}
      min={0}
      max={length}
      step={0.1}
      value={span[name]}
      onChange={(event) => onChange({ [name]: clipTime(Number(event.target.value)) })}
    />
  );
  return (
    <div className={styles.timeLine}>
      <span
        className={styles.chosen}
        style={{ insetInlineStart: share(span.start), insetInlineEnd: `calc(100% - ${share(span.end)})` }}
      />
      {end('start', 'Start on the time line')}
      {end('end', 'End on the time line')}
    </div>
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

/** Says, while a clip is being cut, which content warnings fall inside it. */
function GuidanceInClip({ guidance }: { guidance: readonly GuidanceSpan[] }) {
  return (
    <p role="status" className={guidance.length > 0 ? styles.held : 'visually-hidden'}>
      {guidance.length > 0 ? `This clip contains: ${guidance.map(spanWords).join('; ')}` : ''}
    </p>
  );
}

/** Start and end of the clip: by chapter, on the time line, by the words spoken, or typed to a tenth of a second. */
export function ClipTimes(props: ClipTimesProps & { contentId: string; hasWords: boolean }) {
  const { clip, span, errors, chapters, guidance, length, onChange, contentId, hasWords } = props;
  const time = (name: 'start' | 'end', label: string) => (
    <TextField
      label={label}
      error={errors[name]}
      name={name}
      value={clip[name]}
      size={9}
      onText={(text) => onChange({ [name]: text })}
    />
  );
  const [from, to] = [readClipTime(clip.start), readClipTime(clip.end)];
  return (
    <>
      {chapters.length > 0 ? (
        <ChapterField chapters={chapters} title={clip.title} onChange={onChange} />
      ) : null}
      {length !== null && from !== null && to !== null ? (
        <ClipLine span={{ start: from, end: to }} length={Math.max(length, to)} onChange={onChange} />
      ) : null}
      <div className={styles.times}>
        {time('start', 'From')}
        {time('end', 'To')}
      </div>
      {hasWords ? <ByWords contentId={contentId} span={span} onChange={onChange} /> : null}
      <GuidanceInClip guidance={span ? guidanceWithin(guidance, span) : []} />
    </>
  );
}
