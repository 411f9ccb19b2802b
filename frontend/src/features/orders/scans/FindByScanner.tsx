import { useLocation, useNavigate } from 'react-router';
import { isScannedCode, useScanner } from '../../../ui/fields/scanner';
import { notify } from '../../../ui/feedback/Toasts';
import { useAppDispatch } from '../../../shared/hooks';

/** The code that opens what was scanned is fetched with the first scan. */
const opener = () => import('./open-scanned');

const noCode = () => notify.error('Код не принят: нет связи. Отсканируйте ещё раз, когда она появится.');

/** On the screens of staff that read no scans themselves a scanned label, link, run or register is opened. */
export default function FindByScanner() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useScanner(
    {
      takes: isScannedCode,
      onScan: (text) =>
        void opener().then(
          ({ openScanned }) => openScanned(text, { dispatch, pathname, go: (path) => void navigate(path) }),
          noCode,
        ),
      onBlocked: () => void opener().then(({ refuseBlocked }) => refuseBlocked(), noCode),
    },
    'frame',
  );
  return null;
}
