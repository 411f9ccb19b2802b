import type { ActionFailure } from '../../../shared/failure';
import { Notice } from '../../../ui/feedback/Notice';

/** Why the points were not saved. */
export function Refusal({ failure }: { failure: ActionFailure }) {
  if (failure.code === 'version_conflict') {
    return (
      <Notice kind="attention" role="alert" title="Пункты изменил другой администратор">
        Список обновлён, ваши правки остались поверх. Проверьте и сохраните ещё раз.
      </Notice>
    );
  }
  const texts = Object.values(failure.errors ?? {}).flat();
  return (
    <Notice kind="error" role="alert" title="Сохранить не удалось">
      {texts.length > 0 ? texts.join(' ') : failure.message}
    </Notice>
  );
}
