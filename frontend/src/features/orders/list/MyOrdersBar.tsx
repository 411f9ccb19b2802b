import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { Button } from '../../../ui/actions/Button';
import { LabelsButton } from '../../documents/LabelsButton';
import { PapersButton } from '../../documents/PapersButton';
import { RegisterButton } from '../../registers/RegisterButton';
import { useRepeat } from '../new/useRepeat';
import { useUserId } from '../../users/session/useUserId';
import type { Order } from '../types';
import { cancelManyDraft } from './cancel-draft';
import { ChosenBar } from './ChosenBar';
import { ExportOrders } from './ExportOrders';

const RepeatDialog = lazyPart(() => import('./MyOrdersRepeat'));
const CancelDialog = lazyPart(() => import('./MyOrdersCancel'));

interface MyOrdersBarProps {
  chosen: readonly Order[];
  elsewhere: number;
  onClear: () => void;
  /** Orders were made or canceled. */
  onChanged: () => void;
}

/** What a customer does with the orders chosen. */
export function MyOrdersBar({ chosen, elsewhere, onClear, onChanged }: MyOrdersBarProps) {
  const user = useUserId();
  // What was asked about before the session ended.
  const [left, setLeft] = useState(() => cancelManyDraft(user).read()?.about);
  const [asking, setAsking] = useState<'repeat' | 'cancel' | null>(left ? 'cancel' : null);
  const repeat = useRepeat();
  const [first, second] = chosen;
  const close = () => {
    setAsking(null);
    setLeft(undefined);
  };
  return (
    <>
      {first && (
        <ChosenBar
          count={chosen.length}
          elsewhere={elsewhere}
          onClear={onClear}
          more={
            <>
              <ExportOrders inBar query={{ ids: chosen.map(({ id }) => id) }} />
              <PapersButton ids={chosen.map(({ id }) => id)} />
              <Button
                kind="secondary"
                size="small"
                icon="repeat"
                onClick={() => (second ? setAsking('repeat') : repeat(first))}
              >
                Повторить
              </Button>
              <Button kind="quiet" size="small" onClick={() => setAsking('cancel')}>
                Отменить
              </Button>
            </>
          }
        >
          <LabelsButton size="small" ids={chosen.map(({ id }) => id)} />
          <RegisterButton ids={chosen.map(({ id }) => id)} onMade={onClear} />
        </ChosenBar>
      )}
      <Suspense>
        {asking === 'repeat' && (
          <RepeatDialog
            orders={chosen}
            onClose={close}
            onMade={() => {
              onClear();
              onChanged();
            }}
          />
        )}
        {asking === 'cancel' && (
          <CancelDialog orders={left ?? chosen} onClose={close} onCanceled={onChanged} />
        )}
      </Suspense>
    </>
  );
}
