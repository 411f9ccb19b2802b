import { plural } from '@shlyah/domain';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { useLoaded } from '../../shared/useLoaded';
import { Notice } from '../../ui/feedback/Notice';
import { nbsp } from '../../ui/text';
import { getActs } from './actions';

/** How many acts of a month have objections that wait for an answer; nothing for none. */
export function ObjectedActs({ month }: { month: string }) {
  const total = useLoaded(getActs, { month, state: 'objected', page: 1 }).data?.total ?? 0;
  if (total === 0) return null;
  return (
    <Notice kind="attention" title="Возражения ждут ответа">
      <Link to={`${paths.acts}?state=objected&month=${month}`}>
        {`${total}${nbsp}${plural(total, 'акт', 'акта', 'актов')} с возражениями`}
      </Link>
    </Notice>
  );
}
