import { useSpelling } from '@/components/shell/spelling';
import { Checkbox } from '@/components/ui/Checkbox';
import { useCaptions, useReducedMotion } from './use-device-preferences';
import { useTheme, type Theme } from '@/hooks/use-theme';
import { useUser, useUserSetting } from '@/hooks/use-user';
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
  const [isReduced, reduce] = useReducedMotion();
  return (
    <fieldset className={styles.group}>
      <legend>Captions and motion</legend>
      <Checkbox
        label="Start recordings with captions on"
        checked={captions}
        onChange={(event) => showCaptions(event.target.checked)}
      />
      <Checkbox
        label="Reduce motion"
        checked={isReduced}
        onChange={(event) => reduce(event.target.checked)}
      />
    </fieldset>
  );
}

function AccountChoices() {
  const isKnown = useUser() !== null;
  const [onboarding, showOnboarding] = useUserSetting('onboarding');
  return (
    <fieldset className={styles.group} disabled={!isKnown}>
      <legend>Help</legend>
      <Checkbox
        label="Show the getting-started panel"
        checked={onboarding}
        onChange={(event) => showOnboarding(event.target.checked)}
      />
    </fieldset>
  );
}

/** How the library looks and behaves for this person. Every choice holds at once. */
export function Preferences() {
  const say = useSpelling();
  return (
    <>
      <div className={`${styles.preferences ?? ''} needs-script`}>
        <ThemeChoice />
        <DeviceChoices />
        <AccountChoices />
      </div>
      <p className={`${styles.hint ?? ''} needs-script`}>
        {say('Colours, captions and motion are saved on this device; help is saved with your account.')}
      </p>
      <p className="without-script">Preferences need JavaScript, which is switched off in your browser.</p>
    </>
  );
}
