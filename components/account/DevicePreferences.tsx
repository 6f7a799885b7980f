import { useSpelling } from '@/components/shell/use-spelling';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { useTheme, type Theme } from '@/hooks/use-theme';
import { useCaptions, useReducedMotion, useSkipsGuided } from './use-device-preferences';
import styles from './account.module.css';

const themes: readonly { theme: Theme; name: string }[] = [
  { theme: 'system', name: 'Match my device' },
  { theme: 'light', name: 'Light' },
  { theme: 'dark', name: 'Dark' },
];

function ThemeChoice() {
  const [chosen, choose] = useTheme();
  const say = useSpelling();
  return (
    <fieldset className={styles.group}>
      <legend>{say('Colours')}</legend>
      <div className={styles.options}>
        {themes.map(({ theme, name }) => (
          <Checkbox
            key={theme}
            kind="radio"
            name="theme"
            label={name}
            checked={chosen === theme}
            onChange={() => choose(theme)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function DeviceChoices() {
  const [captions, showCaptions] = useCaptions();
  const [skips, skip] = useSkipsGuided();
  const [isReduced, reduce] = useReducedMotion();
  return (
    <fieldset className={styles.group}>
      <legend>Recordings and motion</legend>
      <Checkbox
        label="Start recordings with captions on"
        checked={captions}
        onChange={(event) => showCaptions(event.target.checked)}
      />
      <Checkbox
        label="Skip what a recording warns of, where its times are known"
        checked={skips}
        onChange={(event) => skip(event.target.checked)}
      />
      <Checkbox
        label="Reduce motion"
        checked={isReduced}
        onChange={(event) => reduce(event.target.checked)}
      />
    </fieldset>
  );
}

/** How the library looks in this browser. Each choice takes effect at once. */
export function DevicePreferences() {
  return (
    <>
      <ThemeChoice />
      <DeviceChoices />
    </>
  );
}
