import { TextField } from '@/components/ui/form/TextField';
import type { GuidanceSpan } from '@/lib/contracts/media/timed-guidance';
import { clipTime, readClipTime } from '@/lib/domain/lists/clip';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { guidanceWithin, spanWords } from '@/lib/domain/playback/timed-guidance';
import type { ClipForm, TimeErrors } from './clip-form';
import styles from './clip-dialog.module.css';

/** Start and end as typed. */
type Times = Pick<ClipForm, 'start' | 'end'>;

interface TimeFieldsProps {
  times: Times;
  errors: TimeErrors;
  /** Length of the recording in seconds; null when unknown. */
  length: number | null;
  onChange: (change: Partial<Times>) => void;
}

/** Start and end as two sliders on one line: dragged, or moved with the arrow keys. */
function ClipLine({
  span,
  length,
  onChange,
}: { span: ClipSpan; length: number } & Pick<TimeFieldsProps, 'onChange'>) {
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

/** What the line shows. It stays, and the fields below it in their place, while a time is being typed. */
const shownSpan = ({ start, end }: Times, length: number): ClipSpan => ({
  start: readClipTime(start) ?? 0,
  end: readClipTime(end) ?? length,
});

/** Start and end of a clip: on the time line, or typed to a tenth of a second. */
export function TimeFields({ times, errors, length, onChange }: TimeFieldsProps) {
  const field = (name: 'start' | 'end', label: string) => (
    <TextField
      label={label}
      error={errors[name]}
      name={name}
      value={times[name]}
      size={9}
      onText={(text) => onChange({ [name]: text })}
    />
  );
  const span = length === null ? null : shownSpan(times, length);
  return (
    <>
      {/* A clip may end a little after its recording's minutes, which are rounded. */}
      {length === null || span === null ? null : (
        <ClipLine span={span} length={Math.max(length, span.end)} onChange={onChange} />
      )}
      <div className={styles.times}>
        {field('start', 'From')}
        {field('end', 'To')}
      </div>
    </>
  );
}

interface GuidanceInClipProps {
  /** Of the whole recording. */
  guidance: readonly GuidanceSpan[];
  /** Null: the times make no clip. */
  span: ClipSpan | null;
}

/** Says, while a clip is being cut, which content warnings fall inside it. */
export function GuidanceInClip({ guidance, span }: GuidanceInClipProps) {
  const within = span ? guidanceWithin(guidance, span) : [];
  return (
    <p role="status" className={within.length > 0 ? styles.held : 'visually-hidden'}>
      {within.length > 0 ? `This clip contains: ${within.map(spanWords).join('; ')}` : ''}
    </p>
  );
}
