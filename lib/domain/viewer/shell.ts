import type { ShellProps, ShellViewer } from '@/lib/contracts/shell';
import { namelessBrand } from '@/lib/contracts/site';
import type { Viewer } from '@/lib/contracts/viewer/viewer';

/** The part of the viewer that is included in page data. */
export function shellViewer(viewer: Viewer): ShellViewer {
  const { method, organisationId, organisationName, category, country, subscription, isAdmin, isUnknown } =
    viewer;
  const shown = { method, organisationId, organisationName, category, country, subscription, isAdmin };
  return isUnknown ? { ...shown, isUnknown } : shown;
}

/**
 * The frame of a page that knows nothing about its visitor. Spelled out rather than taken from the contract, whose
 * module brings the schema library into the first load.
 */
export const anonymousShell: ShellProps = {
  origin: '',
  brand: namelessBrand,
  viewer: {
    method: 'Unauthed',
    organisationId: null,
    organisationName: null,
    category: 'Unknown',
    country: null,
    subscription: 'NONE',
    isAdmin: false,
  },
  education: [],
  empty: [],
  levelAges: {},
};
