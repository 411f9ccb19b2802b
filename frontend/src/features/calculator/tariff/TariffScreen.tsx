import { useSearchParams } from 'react-router';
import { failureIn } from '../../../shared/action';
import { QueryState } from '../../../shared/QueryState';
import { useAppDispatch } from '../../../shared/hooks';
import { useLoaded } from '../../../shared/useLoaded';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { notify } from '../../../ui/feedback/Toasts';
import { getCalculator, updateCalculator } from '../actions';
import type { Calculator } from './tariff-draft';
import { TariffConfig } from './TariffConfig';

/** The tables as they are saved now, to be edited; the open table is in the address. */
export function TariffScreen({ user }: { user: number }) {
  const dispatch = useAppDispatch();
  const calculator = useLoaded(getCalculator, undefined);
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tab');
  const tab = wanted === 'weight' || wanted === 'other' ? wanted : 'volume';
  return (
    <QueryState
      loaded={calculator}
      failedTitle="Не удалось загрузить тариф"
      waiting={<SkeletonRows rows={6} height="56px" label="Загружаем тариф…" />}
    >
      {(data) => (
        <TariffConfig
          user={user}
          calculator={data}
          tab={tab}
          onTab={(next) => setQuery({ tab: next }, { replace: true })}
          onSave={async (changes) => {
            const outcome = await dispatch(updateCalculator(changes));
            if (!updateCalculator.fulfilled.match(outcome)) {
              const failure = failureIn(outcome) ?? { status: 0, code: 'unknown', message: '' };
              return { failure, fresh: failure.fresh as Calculator | undefined };
            }
            notify.success('Тариф сохранён');
            return { saved: outcome.payload };
          }}
        />
      )}
    </QueryState>
  );
}
