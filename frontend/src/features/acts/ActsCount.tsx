import { plural } from '@shlyah/domain';
import { useChanges } from '../../shared/changes';
import { MenuCount } from '../../shared/MenuCount';
import { useLoaded } from '../../shared/useLoaded';
import { getActs } from './actions';

const TOGETHER_MS = 2000;

/** The number of acts with objections that wait for an answer, beside «Акты» in the menu of staff. */
export function ActsCount() {
  const objected = useLoaded(getActs, { state: 'objected', page: 1 });
  useChanges(({ acts, missed }) => (acts || missed) && objected.reload(), { togetherMs: TOGETHER_MS });
  return (
    <MenuCount
      count={objected.data?.total ?? null}
      words={(count) => `${plural(count, 'акт', 'акта', 'актов')} с возражениями, ответа на которые ещё нет`}
    />
  );
}
