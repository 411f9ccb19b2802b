import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { getCalculator, updateCalculator } from '../../../features/calculator/actions';
import { selectCalculator, selectCalculatorLoading } from '../../../features/calculator/selectors';
import { TariffConfig } from '../../../features/calculator/tariff/TariffConfig';
import { FailedState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { notify } from '../../../ui/feedback/Toasts';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

/** The calculator's coefficients, for admins. */
export default function CalculatorConfigPage() {
  const dispatch = useAppDispatch();
  const calculator = useSelector(selectCalculator);
  const loading = useSelector(selectCalculatorLoading);
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tab');
  const tab = wanted === 'weight' || wanted === 'other' ? wanted : 'volume';
  return (
    <>
      <Title>Настройки калькулятора — Шлях</Title>
      <PageHeader
        title="Настройки калькулятора"
        note="Цена места умножается на коэффициент веса, делённый на коэффициент объёма, если частное больше единицы."
      />
      {calculator ? (
        <TariffConfig
          calculator={calculator}
          tab={tab}
          onTab={(next) => setQuery({ tab: next }, { replace: true })}
          onSave={async (changes) => {
            const outcome = await dispatch(updateCalculator(changes));
            if (!updateCalculator.fulfilled.match(outcome)) {
              return { failure: failureIn(outcome) ?? { status: 0, code: 'unknown', message: '' } };
            }
            notify.success('Тариф сохранён');
            void dispatch(getCalculator());
            return { saved: outcome.payload };
          }}
        />
      ) : loading.state === 'failed' ? (
        <FailedState title="Не удалось загрузить тариф" onRetry={() => void dispatch(getCalculator())}>
          {loading.failure.message}
        </FailedState>
      ) : (
        <SkeletonRows rows={6} height="56px" label="Загружаем тариф…" />
      )}
    </>
  );
}
