import { Monitor, Moon, Sun } from 'lucide';
import { useTheme, type Theme } from '@/hooks/use-theme';
import { IconButton } from '@/components/ui/form/IconButton';

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const icons = { system: Monitor, light: Sun, dark: Moon } as const;
const names: Record<Theme, string> = { system: 'as your device', light: 'light', dark: 'dark' };

/** Steps through light, dark and the device's own setting; the choice stays on this device. */
export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return (
    <IconButton
      className="needs-script"
      icon={icons[theme]}
      label={`Theme: ${names[theme]}. Change to ${names[next[theme]]}`}
      onClick={() => setTheme(next[theme])}
    />
  );
}
