import { modeOf } from '@shlyah/domain';
import { useSelector } from 'react-redux';
import { paths } from '../../../paths';
import { currentMode, switchMode } from '../../../shared/mode';
import { useOpenPage } from '../../../ui/open-page';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { selectUser } from '../../users/session/selectors';

/** No such order, or an order of the other mode: letters and other tabs link to both. */
export function NoOrder({ id }: { id: number | null }) {
  const user = useSelector(selectUser);
  const openPage = useOpenPage();
  if (id === null || user?.role !== 'customer' || modeOf(id) === currentMode()) {
    return (
      <EmptyState
        title="Такого заказа нет"
        action={
          user?.role !== 'customer' && (
            <LinkButton kind="secondary" to={paths.deletedOrders}>
              Удалённые заказы
            </LinkButton>
          )
        }
      >
        Проверьте номер: возможно, заказ удалён. Откройте его из списка.
      </EmptyState>
    );
  }
  const mode = modeOf(id);
  const change = () => {
    switchMode(mode, user);
    openPage(paths.myOrder(id));
  };
  const isTest = mode === 'test';
  return (
    <EmptyState
      title={isTest ? 'Это номер тестового заказа' : 'Это номер рабочего заказа'}
      action={
        <Button onClick={change}>{isTest ? 'Включить тестовый режим' : 'Выключить тестовый режим'}</Button>
      }
    >
      {isTest
        ? 'Такие заказы открываются в тестовом режиме.'
        : 'В тестовом режиме видны только тестовые заказы.'}
    </EmptyState>
  );
}
