import { Check, Minus, Sparkles, X } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useShell } from '@/components/shell/shell-context';
import { Icon } from '@/components/ui/picture/Icon';
import { IconButton } from '@/components/ui/form/IconButton';
import { Link } from '@/components/ui/navigation/Link';
import { useFocusBack } from '@/hooks/use-focus-back';
import { useUserSetting, visitLink } from '@/hooks/use-user';
import {
  onboardingLinks,
  onboardingPanel,
  onboardingProgress,
  onboardingTitle,
  opensByItself,
  targetOf,
  type VisitedLinks,
} from '@/lib/domain/prompts/onboarding';
import { isVisited } from '@/lib/domain/viewer/user';
import { focusOn } from '@/lib/browser/focus';
import { ONBOARDING_OPENED_KEY, readForSession, writeForSession } from '@/lib/browser/session-storage';
import { toast } from '@/stores/toasts';
import styles from './onboarding.module.css';

/** R-ONB-4..6: whether the widget is open. It opens by itself once, which the browser session remembers. */
function useOpening(progress: number) {
  const [open, setOpen] = useState(() =>
    opensByItself(progress, readForSession(ONBOARDING_OPENED_KEY) !== null),
  );
  useEffect(() => {
    if (open) writeForSession(ONBOARDING_OPENED_KEY, 'true');
  }, [open]);
  return [open, setOpen] as const;
}

/** Escape minimises the widget while the focus is inside it. */
function useEscape(ref: RefObject<HTMLElement | null>, onEscape: () => void, active: boolean) {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return;
    const element = ref.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escape();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [ref, active]);
}

/** Once the last link is visited while it shows. */
function useFinish(progress: number, onFinish: () => void) {
  const before = useRef(progress);
  const finish = useEffectEvent(onFinish);
  useEffect(() => {
    if (before.current < 100 && progress === 100) finish();
    before.current = progress;
  }, [progress]);
}

function Progress({ progress }: { progress: number }) {
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={progress} max={100} aria-label="Progress" />
      <span className={styles.share}>{progress}%</span>
    </div>
  );
}

function Links({ links }: { links: VisitedLinks }) {
  const { empty } = useShell();
  const all = onboardingLinks();
  const next = all.find(({ key }) => !isVisited(links, key))?.key ?? null;
  return (
    <ul className={styles.links}>
      {all.map((link) => {
        const { key, name } = link;
        const visited = isVisited(links, key);
        return (
          <li
            key={key}
            className={styles.entry}
            data-visited={visited || undefined}
            data-next={key === next || undefined}
          >
            <span aria-hidden className={styles.mark}>
              {visited ? <Icon of={Check} size={16} /> : null}
            </span>
            <Link href={targetOf(link, empty)} className={styles.link} onClick={() => visitLink(key)}>
              {name}
            </Link>
            {visited ? <span className="visually-hidden">, visited</span> : null}
          </li>
        );
      })}
    </ul>
  );
}

interface PanelProps {
  links: VisitedLinks;
  onMinimise: () => void;
  onClose: () => void;
}

/** One bar along the bottom of the window. */
function Panel({ links, onMinimise, onClose }: PanelProps) {
  return (
    <>
      <div className={styles.names}>
        <h2 className={styles.title}>{onboardingTitle()}</h2>
        <h3 className={styles.panel}>{onboardingPanel()}</h3>
      </div>
      <Progress progress={onboardingProgress(links)} />
      <Links links={links} />
      <div className={styles.tools}>
        <IconButton icon={Minus} label="Minimise" onClick={onMinimise} />
        <IconButton icon={X} label="Close and do not show again" onClick={onClose} />
      </div>
    </>
  );
}

interface OnboardingWidgetProps {
  links: VisitedLinks;
}

/** The getting-started widget: three links, how many were visited, minimised or closed for good (R-ONB-1..11). */
export function OnboardingWidget({ links }: OnboardingWidgetProps) {
  const progress = onboardingProgress(links);
  const [open, setOpen] = useOpening(progress);
  const [, setOnboarding] = useUserSetting('onboarding');
  const opener = useRef<HTMLButtonElement>(null);
  const widget = useRef<HTMLElement>(null);
  const focusBack = useFocusBack(widget);

  const minimise = () => {
    setOpen(false);
    // The pressed button is gone, so the focus moves to the button that opens the widget again.
    requestAnimationFrame(() => opener.current?.focus());
  };
  useEscape(widget, minimise, open);
  const expand = () => {
    setOpen(true);
    // Here too the pressed button goes; the focus stays in the widget, where Escape minimises it.
    focusOn(widget.current);
  };
  const close = () => {
    focusBack();
    setOnboarding(false);
    toast({
      message: 'Getting started is closed.',
      action: { label: 'Undo', run: () => setOnboarding(true) },
    });
  };
  // R-ONB-6, R-ONB-8: it is not expanded at 100 %, which it shows; only a person closes it.
  useFinish(progress, () => {
    if (widget.current?.contains(document.activeElement)) minimise();
    else setOpen(false);
  });
  const slot = document.querySelector('[data-notification-area="bottom"]');
  if (slot === null) return null;
  return createPortal(
    <section
      ref={widget}
      aria-label={onboardingTitle()}
      className={styles.widget}
      data-widget={open ? 'open' : 'small'}
    >
      {open ? (
        <Panel links={links} onMinimise={minimise} onClose={close} />
      ) : (
        <button ref={opener} type="button" className={styles.pill} onClick={expand}>
          <Icon of={Sparkles} size={18} />
          <span className={styles.pillTitle}>{onboardingTitle()}</span>
          <span className={styles.share}>{progress}%</span>
        </button>
      )}
    </section>,
    slot,
  );
}
