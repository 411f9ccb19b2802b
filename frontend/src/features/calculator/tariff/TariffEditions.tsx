import type { ComingTariffDto } from '@shlyah/api-client';
import { useState, type ReactNode } from 'react';
import { useAppDispatch } from '../../../shared/hooks';
import { QueryState } from '../../../shared/QueryState';
import { saveResultOf, type SaveResult } from '../../../shared/useEditedRows';
import { useLoaded, type Loaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { notify } from '../../../ui/feedback/Toasts';
import {
  getCalculator,
  getComingTariff,
  getTariffVersions,
  updateCalculator,
  updateComingTariff,
} from '../actions';
import type { CheckedEdits } from './CheckDialog';
import { EditionHead } from './EditionHead';
import type { Calculator, TariffChanges, TariffVersion } from './tariff-edits';
import styles from './tariff.module.css';
import { VersionList } from './VersionList';
import { momentWords } from '../tariff-words';

/** One of the tariffs that are edited: the one in force, or the one for a later moment. */
export interface Edition {
  calculator: Calculator;
  /** Which of them is edited, and from which moment a save is in force. */
  head: (isChanged: boolean) => ReactNode;
  isComing: boolean;
  /** Whether the moment was changed. */
  isMoved: boolean;
  forgetMoment: () => void;
  onSave: (changes: TariffChanges) => Promise<SaveResult<Calculator>>;
}

/** Edits as the check takes them: over the tariff in force, or over the coming one. */
export const editsToCheck = (
  { update, insert, delete: removed }: TariffChanges,
  { isComing }: Edition,
): CheckedEdits => ({
  update: update ?? [],
  delete: removed ?? [],
  coming: isComing,
  ...(insert && { insert }),
});

interface EditionsProps {
  failedTitle: string;
  /** The toast of a save. */
  done: string;
  /** Shows the versions under the tables. */
  withVersions?: boolean;
  children: (edition: Edition) => ReactNode;
}

/** The tariff in force and the coming one, of which one is edited at a time. */
export function TariffEditions(props: EditionsProps) {
  const versions = useLoaded(getTariffVersions, undefined);
  const [isComing, setComing] = useState(false);
  const [round, setRound] = useState(0);
  const show = (next: boolean) => {
    setComing(next);
    setRound((count) => count + 1);
    versions.reload();
  };
  const coming = versions.data?.find(({ state }) => state === 'coming');
  return (
    <div className={styles.table}>
      <EditedTariff
        {...props}
        key={`${isComing} ${round}`}
        isComing={isComing}
        comingFrom={coming?.from ?? null}
        onShow={show}
        onSaved={versions.reload}
      />
      {props.withVersions && (
        <VersionList versions={versions as Loaded<TariffVersion[]>} onChanged={() => show(false)} />
      )}
    </div>
  );
}

interface EditedProps extends EditionsProps {
  isComing: boolean;
  /** The moment of the coming tariff; null when there is none. */
  comingFrom: string | null;
  onShow: (isComing: boolean) => void;
  onSaved: () => void;
}

function EditedTariff({ failedTitle, done, children, isComing, onShow, onSaved, ...rest }: EditedProps) {
  const dispatch = useAppDispatch();
  const loaded = useLoaded((isComing ? getComingTariff : getCalculator) as typeof getCalculator, undefined);
  const [chosen, choose] = useState<string | null>(null);
  const planned = isComing ? ((loaded.data as ComingTariffDto | null)?.from ?? null) : null;
  const comingFrom = planned ?? rest.comingFrom;
  const from = chosen ?? planned;

  const save = async (changes: TariffChanges): Promise<SaveResult<Calculator>> => {
    const outcome = await dispatch(
      from === null ? updateCalculator(changes) : updateComingTariff({ ...changes, from }),
    );
    const answer = saveResultOf<Calculator>(outcome);
    if ('failure' in answer) return answer;
    notify.success(from === null ? done : `Тариф с ${momentWords(from)} сохранён`);
    if (from !== null && !isComing) onShow(true);
    else onSaved();
    choose(null);
    return answer;
  };

  return (
    <QueryState
      loaded={loaded}
      failedTitle={failedTitle}
      missing={isComing && <NoneComing onBack={() => onShow(false)} />}
      waiting={<SkeletonRows rows={7} label="Загружаем тариф…" />}
    >
      {(calculator) =>
        children({
          calculator,
          isComing,
          isMoved: isComing && chosen !== null && chosen !== planned,
          forgetMoment: () => choose(null),
          onSave: save,
          head: (isChanged) => (
            <EditionHead
              isComing={isComing}
              isChanged={isChanged}
              from={from}
              onShow={onShow}
              comingFrom={comingFrom}
              version={calculator.version}
              onFrom={choose}
            />
          ),
        })
      }
    </QueryState>
  );
}

/** Another admin has withdrawn the coming tariff, or its moment has come. */
const NoneComing = ({ onBack }: { onBack: () => void }) => (
  <Notice kind="attention" role="alert" title="Будущего тарифа больше нет">
    Его отозвали, или он уже действует.{' '}
    <Button kind="quiet" size="small" onClick={onBack}>
      К действующему тарифу
    </Button>
  </Notice>
);
