import { Button } from '@/components/ui/form/Button';
import { QrCode } from '@/components/ui/picture/QrCode';
import { site as library } from '@/lib/contracts/site';
import styles from './poster.module.css';

/** A poster: what the library is, and its address. Printing the page prints only this. */
export function WallPoster({ site, name }: { site: string; name: string }) {
  const { name: title, description } = library();
  return (
    <>
      <div className={styles.poster}>
        <p className={styles.name}>{title}</p>
        <p>{description}</p>
        <p>For everybody at {name}.</p>
        <QrCode text={site} label="QR code of the library’s address" />
        <p className={styles.address}>{site.replace(/^https?:\/\//, '')}</p>
      </div>
      <div className="no-print">
        <Button look="secondary" onClick={() => window.print()}>
          Print the poster
        </Button>
      </div>
    </>
  );
}
