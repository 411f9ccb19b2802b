import { failureIn } from '../../../shared/action';
import type { useAppDispatch } from '../../../shared/hooks';
import { getRun } from '../runs/actions';
import { runTitle, runWords } from '../runs/words';
import type { Answer } from './shift';

/** The answer to a scanned run; null without a network. */
export async function findRun(
  id: number,
  dispatch: ReturnType<typeof useAppDispatch>,
): Promise<Answer | null> {
  const outcome = await dispatch(getRun(id));
  const why = failureIn(outcome);
  if (why?.status === 404) return { result: 'no_run', message: why.message };
  if (!getRun.fulfilled.match(outcome)) return null;
  return outcome.payload.state === 'left'
    ? { result: 'run_left', message: runTitle(outcome.payload) }
    : { result: 'found', message: `Рейс ${runWords(outcome.payload)}` };
}
