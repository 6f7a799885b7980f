import { Bookmark, ChevronDown, Link2, Play, Search, X } from 'lucide';
import { useState } from 'react';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Button } from '@/components/ui/form/Button';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { Chip, Tag } from '@/components/ui/text/Chip';
import { CopyButton } from '@/components/ui/form/CopyButton';
import { ConfirmDialog } from '@/components/ui/message/ConfirmDialog';
import { Dialog } from '@/components/ui/message/Dialog';
import { Field } from '@/components/ui/form/Field';
import { FindBar } from '@/components/ui/form/FindBar';
import { Icon } from '@/components/ui/picture/Icon';
import { IconButton } from '@/components/ui/form/IconButton';
import { Link } from '@/components/ui/navigation/Link';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { PastTheEnd } from '@/components/ui/navigation/PastTheEnd';
import { Row, Stack } from '@/components/ui/layout/Stack';
import { SelectField } from '@/components/ui/form/SelectField';
import { TextField } from '@/components/ui/form/TextField';
import { Looks } from './Looks';
import { guideHref } from './samples';

const noChange = () => undefined;

function Buttons() {
  return (
    <Looks name="Buttons" note="Primary: the one thing to do next. Quiet: tools that should not compete.">
      <Stack gap={3}>
        {(['primary', 'secondary', 'quiet'] as const).map((look) => (
          <Row key={look} gap={2}>
            <Button look={look}>Play</Button>
            <Button look={look} disabled>
              Starting…
            </Button>
            <LinkButton look={look} href={guideHref('buttons')}>
              See all
            </LinkButton>
          </Row>
        ))}
        <Row gap={2}>
          <Button size="small" look="secondary">
            Small
          </Button>
          <Button look="secondary">
            Opens below <Icon of={ChevronDown} size={18} />
          </Button>
          <Link href={guideHref('buttons')}>A link in a line</Link>
          <Button size="large">
            <Icon of={Play} size={24} /> Large
          </Button>
          <CopyButton icon={Link2} text="/styleguide" said="Link copied">
            Copy link
          </CopyButton>
          <IconButton icon={Search} label="Search" />
          <IconButton icon={Bookmark} label="Bookmark" disabled />
        </Row>
        <Button wide>Wide</Button>
      </Stack>
    </Looks>
  );
}

function Fields() {
  return (
    <Looks
      name="Fields"
      note="Label, hint and error belong to their control; the error says how to put it right."
    >
      <Stack gap={4}>
        <TextField label="Name of the list" hint="Seen by you alone." defaultValue="Year 9, autumn" />
        <TextField
          label="E-mail address"
          error="Write it with an @, like name@school.example."
          type="email"
          defaultValue="name"
        />
        <SelectField
          label="Role"
          options={['Teacher', 'Librarian'].map((role) => ({ id: role, name: role }))}
        />
        <Field label="Anything else?">{(props) => <textarea {...props} placeholder="If you like" />}</Field>
        <fieldset>
          <Checkbox label="Tragedy" checked onChange={noChange} />
          <Checkbox label="Some of its kinds" indeterminate checked={false} onChange={noChange} />
          <Checkbox label="Nothing left" disabled checked={false} onChange={noChange} />
          <Checkbox kind="radio" label="Match my device" checked onChange={noChange} />
        </fieldset>
        <FindBar
          label="Search in the transcript"
          place="In the transcript"
          words="ghost"
          count={4}
          at={0}
          onWords={noChange}
          onStep={noChange}
        />
      </Stack>
    </Looks>
  );
}

function Ways() {
  return (
    <Looks name="Ways" note="Links that are not in running text: up, on, and away with a filter.">
      <Stack gap={4}>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', href: '/' },
            { name: 'Productions', href: '/productions' },
          ]}
        />
        <Row gap={2}>
          <Chip href={guideHref('ways')}>
            Tragedy <Icon of={X} size={16} />
          </Chip>
          <Chip href={guideHref('ways')}>Ages 11 to 14</Chip>
          <Tag>Audio</Tag>
        </Row>
        <Pagination current={4} last={9} hrefOf={() => guideHref('ways')} />
        <PastTheEnd
          title="There are only 9 pages of results"
          see="See the results"
          last={9}
          hrefOf={() => guideHref('ways')}
        />
      </Stack>
    </Looks>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'centre' | 'side' | 'question' | null>(null);
  const close = () => setOpen(null);
  return (
    <Looks
      name="Dialogs"
      note="Escape, the cross and a press outside close; focus returns to what opened it."
    >
      <Row gap={2}>
        <Button look="secondary" onClick={() => setOpen('centre')}>
          In the middle
        </Button>
        <Button look="secondary" onClick={() => setOpen('side')}>
          At the side
        </Button>
        <Button look="secondary" onClick={() => setOpen('question')}>
          A question
        </Button>
      </Row>
      {open === 'question' ? (
        <ConfirmDialog title="Delete this list?" act="Delete" keep="Keep it" onAct={close} onClose={close}>
          <p>The list and its notes will be deleted.</p>
        </ConfirmDialog>
      ) : open ? (
        <Dialog
          placement={open}
          onClose={close}
          title="Cite this"
          footer={<Button onClick={close}>Done</Button>}
        >
          <p>Author, title, library, day.</p>
        </Dialog>
      ) : null}
    </Looks>
  );
}

/** Everything that a person presses, fills in or follows. */
export function ControlSheets() {
  return (
    <>
      <Buttons />
      <Fields />
      <Ways />
      <Dialogs />
    </>
  );
}
