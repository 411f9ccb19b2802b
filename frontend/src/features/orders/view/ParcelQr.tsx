import { create } from 'qrcode';
import styles from './OrderView.module.css';

/** The address of a parcel's page for a camera: on paper alone, where nothing can be pressed. */
export function ParcelQr({ url }: { url: string }) {
  const { size, data } = create(url, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data].flatMap((bit, at) => (bit ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : []));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR-код посылки">
      <path d={dark.join('')} />
    </svg>
  );
}
