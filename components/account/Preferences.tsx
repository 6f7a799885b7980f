import { useSpelling } from '@/components/shell/use-spelling';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { DevicePreferences } from './DevicePreferences';
import { useUser, useUserSetting } from '@/hooks/use-user';
import styles from './account.module.css';

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

/** How the library looks and behaves for this person. Each choice takes effect at once. */
export function Preferences() {
  const say = useSpelling();
  return (
    <>
      <div className={`${styles.preferences ?? ''} needs-script`}>
        <DevicePreferences />
        <AccountChoices />
      </div>
      <p className={`${styles.hint ?? ''} needs-script`}>
        {say('Colours, captions and motion are saved on this device; help is saved with your account.')}
      </p>
      <p className="without-script">Preferences need JavaScript, which is switched off in your browser.</p>
    </>
  );
}
