import { create } from 'qrcode';

interface QrCodeProps {
  text: string;
  label: string;
  className: string | undefined;
}

/** A text for a camera. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data].flatMap((bit, at) => (bit ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : []));
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  );
}
