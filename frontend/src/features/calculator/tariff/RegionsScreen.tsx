import { failureIn } from '../../../shared/action';
import { QueryState } from '../../../shared/QueryState';
import { useAppDispatch } from '../../../shared/hooks';
import { useLoaded } from '../../../shared/useLoaded';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { notify } from '../../../ui/feedback/Toasts';
import { getCalculator, updateCalculator } from '../actions';
import type { Calculator } from './tariff-draft';
import { RegionPrices } from './RegionPrices';

/** The prices of the regions as they are saved now, to be edited. */
export function RegionsScreen({ user }: { user: number }) {
  const dispatch = useAppDispatch();
  const calculator = useLoaded(getCalculator, undefined);
  return (
    <QueryState
      loaded={calculator}
      failedTitle="Не удалось загрузить цены"
      waiting={<SkeletonRows rows={7} label="Загружаем цены…" />}
    >
      {(data) => (
        <RegionPrices
          user={user}
          calculator={data}
          onSave={async (update) => {
            const outcome = await dispatch(updateCalculator(update));
            if (!updateCalculator.fulfilled.match(outcome)) {
              const failure = failureIn(outcome) ?? { status: 0, code: 'unknown', message: '' };
              return { failure, fresh: failure.fresh as Calculator | undefined };
            }
            notify.success('Цены по областям сохранены');
            return { saved: outcome.payload };
          }}
        />
      )}
    </QueryState>
  );
}
