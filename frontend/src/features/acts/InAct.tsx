import { Link } from 'react-router';
import { paths } from '../../paths';
import { useLoaded } from '../../shared/useLoaded';
import { getActs } from './actions';
import { actName } from './words';

/** The act that an order stands in, or that it stands in none. */
export function InAct({ order }: { order: number }) {
  const [act] = useLoaded(getActs, { order }).data?.data ?? [];
  return act ? <Link to={paths.actOf(act.id)}>{actName(act)}</Link> : 'ещё нет';
}
