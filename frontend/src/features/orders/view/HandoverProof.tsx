import { proofLine } from '@shlyah/domain';
import { useState } from 'react';
import type { Order } from '../types';
import styles from './HandoverProof.module.css';

interface HandoverProofProps {
  /** The number of the order. */
  order: number;
  handover: Pick<NonNullable<Order['handover']>, 'id' | 'proof'>;
}

/** «подпись и 3 фото» */
const filesLine = ({ signed, pictures }: { signed: boolean; pictures: number }): string =>
  [signed && 'подпись', pictures > 0 && (pictures > 1 ? `${pictures}\u00a0фото` : 'фото')]
    .filter(Boolean)
    .join(' и\u00a0');

/** What the driver got at the door; the signature and the pictures are loaded when they are asked for, which the journal notes. */
export function HandoverProof({ order, handover: { id, proof } }: HandoverProofProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!proof) return null;
  const path = `/api/order/${order}/handovers/${id}`;
  const files = [
    ...(proof.signed ? [{ name: 'Подпись', file: `${path}/signature`, kind: styles.signature }] : []),
    ...Array.from({ length: proof.pictures }, (_, at) => ({
      name: `Фото ${at + 1}`,
      file: `${path}/pictures/${at + 1}`,
      kind: styles.picture,
    })),
  ];
  const line = proofLine(proof);
  if (files.length === 0) return line && <p className={styles.line}>{line}</p>;
  return (
    <>
      <p className={styles.line}>{line}</p>
      <details className={styles.files} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>Показать {filesLine(proof)}</summary>
        {isOpen && (
          <ul className={styles.list}>
            {files.map(({ name, file, kind }) => (
              <li key={file}>
                <a href={file} target="_blank" rel="noreferrer" className={styles.link}>
                  <img
                    src={file}
                    alt={`${name} с вручения заказа №\u00a0${order}, открыть целиком`}
                    className={kind}
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </details>
    </>
  );
}
