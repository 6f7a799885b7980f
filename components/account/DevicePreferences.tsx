import { useSpelling } from '@/components/shell/use-spelling';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { usePlayerMemory } from '@/hooks/use-player-memory';
import { useRootChoice } from '@/hooks/use-root-choice';
import { useTheme, type Theme } from '@/hooks/use-theme';
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
  const [{ captions = false, skipsGuided = false }, remember] = usePlayerMemory();
  const [motion, choose] = useRootChoice('motion', 'full', ['reduce']);
  return (
    <fieldset className={styles.group}>
      <legend>Recordings and motion</legend>
      <Checkbox
        label="Start recordings with captions on"
        checked={captions}
        onChange={({ target }) => remember({ captions: target.checked })}
      />
      <Checkbox
        label="Skip what a recording warns of, where its times are known"
        checked={skipsGuided}
        onChange={({ target }) => remember({ skipsGuided: target.checked })}
      />
      <Checkbox
        label="Reduce motion"
        checked={motion === 'reduce'}
        onChange={({ target }) => choose(target.checked ? 'reduce' : 'full')}
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
