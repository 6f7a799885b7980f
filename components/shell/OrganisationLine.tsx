import type { ShellViewer } from '@/lib/contracts/shell';
import { Page } from '@/components/ui/Page';
import styles from './organisation-line.module.css';

/** Tells a visitor recognised by their network whose subscription they are using. */
export function OrganisationLine({ viewer }: { viewer: ShellViewer }) {
  if (viewer.method !== 'IPAuth' || !viewer.organisationName) return null;
  return (
    <div className={styles.line}>
      <Page>
        <p>
          You are using the library as <strong>{viewer.organisationName}</strong>
        </p>
      </Page>
    </div>
  );
}
