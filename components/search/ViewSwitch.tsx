import { LayoutGrid, List } from 'lucide';
import { IconButton } from '@/components/ui/form/IconButton';
import { useRootChoice } from '@/hooks/use-root-choice';
import styles from './view-switch.module.css';

/** How results are laid out on this device: grid or list. The style sheet does the rest. */
export function ViewSwitch() {
  const [view, setView] = useRootChoice('view', 'grid', ['list']);
  return (
    <div role="group" aria-label="Layout" className={`needs-script ${styles.switch ?? ''}`}>
      <IconButton
        icon={LayoutGrid}
        label="Grid"
        aria-pressed={view === 'grid'}
        onClick={() => setView('grid')}
      />
      <IconButton icon={List} label="List" aria-pressed={view === 'list'} onClick={() => setView('list')} />
    </div>
  );
}
