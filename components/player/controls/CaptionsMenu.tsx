import { useCaptionOptions } from '@vidstack/react';
import { Captions } from 'lucide';
import { useSpelling } from '@/components/shell/use-spelling';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import { captionLooks, useCaptionLook, type CaptionLook } from '../captions/use-caption-look';
import { useSpokenDescription } from '../use-spoken-description';
import { MenuGroup } from './MenuGroup';
import { PlayerMenu } from './PlayerMenu';
import { SignedMenuGroup } from '../sign-language/SignedMenuGroup';

/** The appearance of captions, one group for each setting. */
function Look() {
  const [look, choose] = useCaptionLook();
  const say = useSpelling();
  return (Object.keys(captionLooks) as (keyof CaptionLook)[]).map((part) => (
    <MenuGroup
      key={part}
      label={say(captionLooks[part].label)}
      short
      choices={captionLooks[part].choices.map(([value, label]) => ({
        value,
        label,
        selected: look[part] === value,
        select: () => choose({ [part]: value }),
      }))}
    />
  ));
}

/** Caption languages, descriptions spoken by the browser, signed versions, and the appearance of captions. */
export function CaptionsMenu({ signed }: { signed: NonNullable<PlaybackGrant['signed']> }) {
  const options = useCaptionOptions({ off: 'Off' });
  const description = useSpokenDescription();
  if (options.length < 2 && !description && signed.length === 0) return null;
  return (
    <PlayerMenu label="Captions" icon={Captions}>
      {options.length > 1 ? (
        <MenuGroup
          label="Captions"
          choices={options.map((option) => ({ ...option, lang: option.track?.language || undefined }))}
        />
      ) : null}
      {description ? (
        <MenuGroup
          label="Describe what is seen"
          short
          choices={[
            { value: 'off', label: 'Off', selected: !description.isOn, select: () => description.set(false) },
            { value: 'on', label: 'Aloud', selected: description.isOn, select: () => description.set(true) },
          ]}
        />
      ) : null}
      {signed.length > 0 ? <SignedMenuGroup versions={signed} /> : null}
      {options.length > 1 ? <Look /> : null}
    </PlayerMenu>
  );
}
