import { useEffect, useId, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { Button } from '@/components/ui/form/Button';
import { useSpelling } from '@/components/shell/use-spelling';
import { Heading } from '@/components/ui/text/Heading';
import { onResizeSettled } from './resize';
import { useScrollLock } from './use-scroll-lock';
import { toastPlace } from '@/stores/toast-places';
import { tourStep } from '@/lib/domain/prompts/tour';
import type { TourStep } from '@/lib/domain/prompts/tour-steps';
import { hideTarget, revealTarget } from './tour-target';
import styles from './tour.module.css';

/** Space between a target and its spotlight, and between the spotlight and the card, px. */
const HALO = 10;
const GAP = 12;

/** Keeps presses and focus inside the tour from reaching the menu, which would close. */
function useQuietFor(dialog: { current: HTMLDialogElement | null }) {
  useEffect(() => {
    const element = dialog.current;
    const stop = (event: Event) => event.stopPropagation();
    element?.addEventListener('focusin', stop);
    element?.addEventListener('pointerdown', stop);
    return () => {
      element?.removeEventListener('focusin', stop);
      element?.removeEventListener('pointerdown', stop);
    };
  }, [dialog]);
}

/** The box of a step's target, measured again after the window is resized. */
function useTargetBox(target: string): DOMRect | null {
  const [box, setBox] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const measure = () => setBox(revealTarget(target));
    measure();
    return onResizeSettled(measure);
  }, [target]);
  useEffect(() => hideTarget, []);
  return box;
}

function Spotlight({ box }: { box: DOMRect | null }) {
  if (box === null) return <div className={styles.dark} />;
  const { left, top, width, height } = box;
  return (
    <div
      className={styles.light}
      // Moved by a transform: `left` and `top` would count as a layout shift at every step.
      style={{
        transform: `translate(${left - HALO}px, ${top - HALO}px)`,
        width: width + 2 * HALO,
        height: height + 2 * HALO,
      }}
    />
  );
}

interface EducationTourProps {
  steps: readonly TourStep[];
  /** Called when the tour is finished or quit. */
  onEnd: () => void;
}

/** The tour of the education menu: a modal dialog, so that focus stays in it and Escape quits (R-SHL-2..4). */
export function EducationTour({ steps, onEnd }: EducationTourProps) {
  const [at, setAt] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const say = useSpelling();
  useScrollLock();
  useQuietFor(dialog);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // With the focus here, Enter moves through the steps and Escape quits.
    forward.current?.focus();
    return () => element?.close();
  }, []);
  const step = steps[at];
  const box = useTargetBox(step?.target ?? '');
  if (!step) return null;

  const go = (move: 'next' | 'back') => {
    const next = tourStep(at, move, steps.length);
    if (next === null) onEnd();
    else setAt(next);
    // The first step has no Back: the pressed button goes.
    if (next === 0) forward.current?.focus();
  };
  const isLast = at === steps.length - 1;
  const place = box ? { '--below': `${box.bottom + HALO + GAP}px`, '--start': `${box.left - HALO}px` } : {};
  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={styles.tour} onCancel={onEnd}>
      <Spotlight box={box} />
      <div className={styles.card} style={place as CSSProperties}>
        <div aria-live="polite">
          <p className={styles.count}>
            {at + 1} of {steps.length}
          </p>
          <Heading level={2} size="xl" id={titleId}>
            {step.title}
          </Heading>
          <p className={styles.text}>{say(step.text)}</p>
        </div>
        <div className={styles.actions}>
          <Button look="quiet" size="small" className={styles.skip} onClick={onEnd}>
            Skip the tour
          </Button>
          {at > 0 ? (
            <Button look="secondary" size="small" onClick={() => go('back')}>
              Back
            </Button>
          ) : null}
          <Button ref={forward} size="small" onClick={() => go('next')}>
            {isLast ? 'Finish' : 'Next'}
          </Button>
        </div>
      </div>
      <div ref={toastPlace} aria-live="polite" className={styles.messages} />
    </dialog>
  );
}
