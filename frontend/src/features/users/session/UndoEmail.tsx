import { SUSPECT_DAYS } from '@shlyah/domain';
import { useState } from 'react';
import { paths } from '../../../paths';
import { reasonOf, type ActionFailure } from '../../../shared/failure';
import { useAction } from '../../../shared/useAction';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { AccessReview } from './AccessReview';
import { undoEmail } from './actions';

/** Takes a change of e-mail back by the token of the letter to the old address; asked first, since it ends every session. */
export function UndoEmail({ token }: { token: string }) {
  const { busy, run } = useAction();
  const [outcome, setOutcome] = useState<'done' | ActionFailure>();

  const send = () => run(undoEmail({ token }), { onDone: () => setOutcome('done'), onFailed: setOutcome });

  if (outcome === 'done') {
    return (
      <>
        <Notice kind="success" role="status" title="Прежняя почта оставлена">
          Все устройства вышли из кабинета, старый пароль больше не действует. Ссылка для нового пароля — в
          письме.
        </Notice>
        <AccessReview token={token} />
        <LinkButton to={paths.home}>На главную</LinkButton>
      </>
    );
  }
  return (
    <>
      <p>
        Если почту кабинета сменили без вас, оставьте прежнюю. Все устройства выйдут из кабинета, старый
        пароль перестанет действовать, а на эту почту придёт ссылка для нового.
      </p>
      <p>
        Ключи и уведомления, которые появились после смены или за {SUSPECT_DAYS} дней до неё, тоже перестанут
        действовать. О более давних мы спросим.
      </p>
      {outcome && (
        <Notice kind="error" role="alert" title="Вернуть почту не удалось">
          {reasonOf(outcome)}
        </Notice>
      )}
      <Button size="large" wide busy={busy} onClick={() => void send()}>
        Оставить прежнюю почту
      </Button>
    </>
  );
}
