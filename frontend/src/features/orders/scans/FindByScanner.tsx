import type { ScanAnswerDto } from '@shlyah/api-client';
import { readCode } from '@shlyah/domain';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { failureIn } from '../../../shared/action';
import { reasonOf } from '../../../shared/failure';
import { useAppDispatch } from '../../../shared/hooks';
import { isScannedCode, useScanner } from '../../../ui/fields/scanner';
import { notify } from '../../../ui/feedback/Toasts';
import { numbered } from '../../../ui/text';
import { takeScans } from './actions';
import { newScan } from './shift';
import { play } from './tones';

function refuse(text: string): void {
  play('bad');
  notify.error(text);
}

/** On the screens of staff that read no scans themselves a scanned label, link, run or register is opened. */
export function FindByScanner() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const open = (path: string, what: string) => {
    play('good');
    if (path === pathname) notify.success(`${what} уже открыт`);
    else void navigate(path);
  };
  const openOrder = (id: number) => open(paths.order(id), `Заказ ${numbered(id)}`);

  /** A tracking code names its order to the server alone. */
  const findOrder = async (code: string) => {
    const scan = { ...newScan(code, { action: 'find' }, new Date()), age: 0 };
    const outcome = await dispatch(takeScans({ scans: [scan] }));
    const failure = failureIn(outcome);
    if (failure) return refuse(reasonOf(failure));
    const [answer] = outcome.payload as ScanAnswerDto[];
    return answer?.order ? openOrder(answer.order) : refuse(answer?.message ?? '');
  };

  useScanner(
    {
      takes: isScannedCode,
      onScan: (text) => {
        const code = readCode(text);
        if (code?.kind === 'place') openOrder(code.order);
        else if (code?.kind === 'run') open(paths.runOf(code.run), `Рейс ${numbered(code.run)}`);
        else if (code?.kind === 'register')
          open(paths.registerOf(code.register), `Реестр ${numbered(code.register)}`);
        else if (code) void findOrder(text);
        else refuse('Несколько кодов сразу. Отсканируйте каждый отдельно');
      },
      onBlocked: () => refuse('Код не принят. Закройте окно и отсканируйте ещё раз.'),
    },
    'frame',
  );
  return null;
}
