import { SessionRoot } from '@/components/auth/SessionRoot';
import { useUserLoad } from '@/hooks/use-user';
import type { ShellViewer } from '@/lib/contracts/shell';

/**
 * What ties the page to its visitor: session and the visitor's own data. Loaded after the page, so that it costs the
 * first load nothing.
 */
export function LateParts({ viewer }: { viewer: ShellViewer }) {
  useUserLoad(viewer.organisationId);
  return <SessionRoot serverMethod={viewer.method} />;
}
