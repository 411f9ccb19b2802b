import type { ScanAnswerDto } from '@shlyah/api-client';
import { readCode, testPaperWords } from '@shlyah/domain';
import { paths } from '../../../paths';
import { failureIn } from '../../../shared/action';
import { reasonOf } from '../../../shared/failure';
import type { useAppDispatch } from '../../../shared/hooks';
import { notify } from '../../../ui/feedback/Toasts';
import { numbered } from '../../../ui/text';
import { takeScans } from './actions';
import { newScan } from './shift';
import { play } from '../../../shared/tones';

interface Page {
  dispatch: ReturnType<typeof useAppDispatch>;
  pathname: string;
  go: (path: string) => void;
}

function refuse(text: string): void {
  play('bad');
  notify.error(text);
}

export const refuseBlocked = (): void => refuse('Код не принят. Закройте окно и отсканируйте ещё раз.');

function open(path: string, what: string, { pathname, go }: Page): void {
  play('good');
  if (path === pathname) notify.success(`${what} уже открыт`);
  else go(path);
}

const openOrder = (id: number, page: Page): void => open(paths.order(id), `Заказ ${numbered(id)}`, page);

/** A tracking code names its order to the server alone. */
async function findOrder(code: string, page: Page): Promise<void> {
  const scan = { ...newScan(code, { action: 'find' }, new Date()), age: 0 };
  const outcome = await page.dispatch(takeScans({ scans: [scan] }));
  const failure = failureIn(outcome);
  if (failure) return refuse(reasonOf(failure));
  const [answer] = outcome.payload as ScanAnswerDto[];
  return answer?.order ? openOrder(answer.order, page) : refuse(answer?.message ?? '');
}

/** Opens the order, the run or the register of a scanned code; of a row of a run's sheet, its order. */
export function openScanned(text: string, page: Page): void {
  const code = readCode(text);
  if (code?.kind === 'place' || code?.kind === 'stop') openOrder(code.order, page);
  else if (code?.kind === 'run') open(paths.runOf(code.run), `Рейс ${numbered(code.run)}`, page);
  else if (code?.kind === 'register')
    open(paths.registerOf(code.register), `Реестр ${numbered(code.register)}`, page);
  else if (code?.kind === 'test') refuse(testPaperWords(code));
  else if (code) void findOrder(text, page);
  else refuse('Несколько кодов сразу. Отсканируйте каждый отдельно');
}
