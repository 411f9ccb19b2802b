import { QrCode } from '../../../ui/QrCode';
import styles from './OrderView.module.css';

/** The address of a parcel's page for a camera: on paper alone, where nothing can be pressed. */
export const ParcelQr = ({ url }: { url: string }) => (
  <QrCode text={url} label="QR-код посылки" className={styles.qr} />
);
