import { useSigned } from './use-signed';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import { MenuGroup } from '../controls/MenuGroup';

const places = [
  ['beside', 'beside the picture'],
  ['instead', 'in its place'],
] as const;

/** Signed versions: off, or each one beside the picture or in its place. */
export function SignedMenuGroup({ versions }: { versions: NonNullable<PlaybackGrant['signed']> }) {
  const { chosen, choose } = useSigned(versions);
  return (
    <MenuGroup
      label="Sign language"
      choices={[
        { value: 'off', label: 'Off', selected: chosen === null, select: () => choose(null) },
        ...versions.flatMap((version) =>
          places.map(([place, where]) => ({
            value: `${version.lang} ${place}`,
            label: `${version.label}, ${where}`,
            selected: chosen?.version === version && chosen.place === place,
            select: () => choose({ version, place }),
          })),
        ),
      ]}
    />
  );
}
