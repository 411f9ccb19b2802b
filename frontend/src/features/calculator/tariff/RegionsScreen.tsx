import { failureIn } from '../../../shared/action';
import { Faces } from '../../../shared/Faces';
import { useAppDispatch } from '../../../shared/hooks';
import { useLoaded } from '../../../shared/useLoaded';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { notify } from '../../../ui/feedback/Toasts';
import { getCalculator, updateCalculator } from '../actions';
import { RegionPrices } from './RegionPrices';

/** The prices of the regions as they are saved now, to be edited. */
export function RegionsScreen() {
  const dispatch = useAppDispatch();
  const calculator = useLoaded(getCalculator, undefined);
  return (
    <Faces
      loaded={calculator}
      failedTitle="Не удалось загрузить цены"
      waiting={<SkeletonRows rows={7} label="Загружаем цены…" />}
    >
      {(data) => (
        <RegionPrices
          calculator={data}
          onSave={async (update) => {
            const failure = failureIn(await dispatch(updateCalculator({ update, version: data.version })));
            calculator.reload();
            if (!failure) notify.success('Цены по областям сохранены');
            return failure;
          }}
        />
      )}
    </Faces>
  );
}
