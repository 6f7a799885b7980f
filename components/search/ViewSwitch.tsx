import { LayoutGrid, List } from 'lucide';
import { IconButton } from '@/components/ui/IconButton';
import { useResultView } from './use-result-view';
import styles from './view-switch.module.css';

/** Grid or list; kept on this device. */
export function ViewSwitch() {
  const [view, setView] = useResultView();
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
