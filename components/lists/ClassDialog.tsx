import { useQuery } from '@tanstack/react-query';
import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCopy } from '@/components/item/use-copy';
import { useShell } from '@/components/shell/shell-context';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Field } from '@/components/ui/Field';
import { Icon } from '@/components/ui/Icon';
import { Row, Stack } from '@/components/ui/Stack';
import type { ClassOpening } from '@/lib/contracts/class';
import { longDate } from '@/lib/domain/text/calendar';
import { useToasts } from '@/stores/toasts';
import styles from './class-dialog.module.css';

const load = () => import('@/lib/clients/product-api/classes');
const DAY_MS = 24 * 60 * 60_000;
const USUAL_DAYS = 14;
const LONGEST_DAYS = 90;
/** Counts move while a class works, ms. */
const ASK_EVERY_MS = 10_000;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const fail = 'That did not work. Please try again.';

function useOpenings(listId: string) {
  const toast = useToasts((state) => state.add);
  const { data = [], refetch } = useQuery({
    queryKey: ['class-openings', listId],
    queryFn: async ({ signal }) => (await load()).fetchOpenings(listId, signal),
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
  });
  const tell = (work: Promise<unknown>) => {
    work.then(
      () => refetch(),
      () => toast({ message: fail, tone: 'danger' }),
    );
  };
  const [now] = useState(() => Date.now());
  return {
    openings: data.filter(({ closedAt, closesAt }) => closedAt === null && Date.parse(closesAt) > now),
    open: (until: string) =>
      tell(
        load().then(({ openToClass }) => {
          // Until the end of that day, here.
          const closesAt = new Date(
            Math.min(Date.parse(`${until}T23:59:00`), Date.now() + LONGEST_DAYS * DAY_MS - 60_000),
          );
          const opensAt = new Date(Date.now() - 1_000).toISOString();
          return openToClass({ id: crypto.randomUUID(), listId, opensAt, closesAt: closesAt.toISOString() });
        }),
      ),
    close: (id: string) => tell(load().then(({ closeToClass }) => closeToClass(id))),
  };
}

/** Light margin that readers need, modules (ISO/IEC 18004). */
const QUIET = 4;

const darkModules = (size: number, data: ArrayLike<number>): string =>
  Array.from(data, (dark, index) =>
    dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  ).join('');

/** The link as a picture for telephones; the library that draws it comes with the first dialog. */
function QrCode({ text }: { text: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    void import('qrcode')
      .then(({ create }) => {
        const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
        setDrawn({ size, path: darkModules(size, data) });
      })
      // Without the picture the code and the link are there.
      .catch(() => undefined);
  }, [text]);
  if (!drawn) return null;
  const box = `-${QUIET} -${QUIET} ${drawn.size + 2 * QUIET} ${drawn.size + 2 * QUIET}`;
  return (
    <svg
      viewBox={box}
      role="img"
      aria-label="QR code of the link"
      className={styles.qr}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} />
    </svg>
  );
}

function Opening({
  opening,
  origin,
  onClose,
}: {
  opening: ClassOpening;
  origin: string;
  onClose: () => void;
}) {
  const { country } = useShell().viewer;
  const [copied, copy] = useCopy();
  const link = `${origin}/class/${opening.link}`;
  const played = Object.values(opening.played).reduce((sum, count) => sum + count, 0);
  return (
    <li className={styles.opening}>
      <div className={styles.ways}>
        <div>
          <p className={styles.hint}>At school, at {origin.replace(/^https?:\/\//, '')}/class</p>
          <p className={styles.code}>{opening.code}</p>
          <p className={styles.hint}>
            Until <time dateTime={opening.closesAt}>{longDate(new Date(opening.closesAt), country)}</time> ·
            opened {opening.opened} times · {played} plays
          </p>
        </div>
        <QrCode text={link} />
      </div>
      <Row gap={3}>
        <Button look="secondary" onClick={() => copy(link, 'Link for the class copied')}>
          <Icon of={copied ? Check : Link2} /> Copy link for home
        </Button>
        <Button look="secondary" onClick={onClose}>
          Close to the class
        </Button>
      </Row>
    </li>
  );
}

/** Opens a list to a class, shows its code and link, and closes it again. */
export function ClassDialog({
  listId,
  origin,
  onClose,
}: {
  listId: string;
  origin: string;
  onClose: () => void;
}) {
  const { openings, open, close } = useOpenings(listId);
  const [today] = useState(() => Date.now());
  const [until, setUntil] = useState(() => dayOf(today + USUAL_DAYS * DAY_MS));
  return (
    <Dialog open onClose={onClose} title="Open to a class">
      <Stack gap={6}>
        <p>
          Pupils see and play this list and nothing else, under your organisation’s settings. No account, no
          names: you see how often, not who.
        </p>
        <div role="status">
          <ul className={styles.openings}>
            {openings.map((opening) => (
              <Opening key={opening.id} opening={opening} origin={origin} onClose={() => close(opening.id)} />
            ))}
          </ul>
        </div>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            open(until);
          }}
        >
          <Field label="Until" hint="At most 90 days.">
            {(props) => (
              <input
                {...props}
                type="date"
                value={until}
                min={dayOf(today)}
                max={dayOf(today + (LONGEST_DAYS - 1) * DAY_MS)}
                required
                onChange={(event) => setUntil(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit">
            {openings.length > 0 ? 'Open to another class' : 'Open and get a code'}
          </Button>
        </form>
      </Stack>
    </Dialog>
  );
}
