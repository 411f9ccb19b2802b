import { pointLimitProblems } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { Notice } from '../../../ui/feedback/Notice';
import { usePoints } from '../../points/usePoints';
import type { CargoRow } from '../../calculator/cargo/cargo-row';
import type { OrderValues } from './types';

/** Says at once what the chosen points do not take; the server refuses it too. */
export function PointLimits() {
  const { values } = useFormikContext<OrderValues>();
  const chosen = [
    values.delivery === 'punkt' ? values.pickupPoint : '',
    values.deliveryAddress === 'punkt' ? values.recivePoint : '',
  ].filter((id) => id !== '');
  return chosen.length > 0 ? <Exceeded ids={chosen} packages={values.packages} /> : null;
}

function Exceeded({ ids, packages }: { ids: readonly string[]; packages: readonly CargoRow[] }) {
  const { points } = usePoints();
  const texts = points
    .filter(({ id }) => ids.includes(String(id)))
    .flatMap((point) => Object.values(pointLimitProblems(packages, point)).flat());
  return [...new Set(texts)].map((text) => (
    <Notice key={text} kind="attention" role="status">
      {text}
    </Notice>
  ));
}
