import { contractFields, formatDate, inSentence, toMinsk } from '@shlyah/domain';
import type { Contract, ContractEdition } from '../../contracts';

/** «в редакции № 2 от 03.12.2026», empty for the first edition. */
const inEdition = ({ number, at }: ContractEdition): string =>
  number > 1 ? `в редакции № ${number} от ${formatDate(toMinsk(at))}` : '';

/** «№ 12 от 20.11.2026 в редакции № 2 от 03.12.2026». */
export const contractName = ({ id, createdAt }: Contract, edition: ContractEdition): string =>
  `№ ${id} от ${formatDate(toMinsk(createdAt))} ${inEdition(edition)}`.trim();

/** «в редакции № 2 от 03.12.2026 (изменены: расчётный счёт, банк)», empty for the first edition. */
export function editionInWords(edition: ContractEdition): string {
  const labels = Object.entries(contractFields).flatMap(([name, { label }]) =>
    edition.changed.split(',').includes(name) ? [inSentence(label)] : [],
  );
  return inEdition(edition) && `${inEdition(edition)} (изменены: ${labels.join(', ')})`;
}

/** The first editions whose clients have signed the term; 1 December 2026 in Minsk. */
const DOOR_PROOF_SINCE = new Date('2026-11-30T21:00:00Z');

const DOOR_PROOF =
  'Стороны признают подпись получателя на экране телефона водителя Экспедитора и сделанные водителем фотографии доказательством выдачи груза. Такая подпись не является электронной цифровой подписью.';

/** The term about signatures on the driver's telephone; empty for editions that began before there was one (docs/contract.md#proofs). */
export const doorProofIn = ({ at }: ContractEdition): string => (at >= DOOR_PROOF_SINCE ? DOOR_PROOF : '');
