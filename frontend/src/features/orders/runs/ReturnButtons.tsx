import type { Action, Then } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { takeBackReturn, takeBackRun, type Run } from './actions';

interface ReturnButtonsProps {
  run: Run;
  action: Action;
  then: Then<Run, Run>;
  onReturn: () => void;
}

/** The buttons of a run that has left: its return, or the cancellation of what was last. */
export function ReturnButtons({ run, action, then, onReturn }: ReturnButtonsProps) {
  const { id, version } = run;
  if (run.returnedAt)
    return (
      <Button
        kind="quiet"
        icon="returned"
        busy={action.pressed === 'back'}
        onClick={() => void action.run(takeBackReturn({ id, version }), then, 'back')}
      >
        Отменить возвращение
      </Button>
    );
  return (
    <>
      <Button icon="check" onClick={onReturn}>
        Вернулся
      </Button>
      <Button
        kind="quiet"
        icon="returned"
        busy={action.pressed === 'back'}
        onClick={() => void action.run(takeBackRun({ id, version }), then, 'back')}
      >
        Отменить выезд
      </Button>
    </>
  );
}
