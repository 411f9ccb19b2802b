import { formatDateTime } from '@shlyah/domain';
import type { CheckDto, CheckRunDto } from '@shlyah/api-client';
import { Button } from '../../../ui/actions/Button';
import { StatusBadge, type StatusTone } from '../../../ui/feedback/StatusBadge';
import { Details } from '../../../ui/layout/Details';
import { nbsp } from '../../../ui/text';
import styles from '../integrations.module.css';

interface ReportProps {
  run: CheckRunDto;
  open: boolean;
  onReload: () => void;
}

const WORDS: Record<CheckDto['state'], readonly [tone: StatusTone, text: string]> = {
  passed: ['done', 'Верно'],
  failed: ['stopped', 'Неверно'],
  unknown: ['quiet', 'Не проверено'],
};

const NAMES = { receiver: 'Получатель', caller: 'Вызовы' } as const;

function summaryOf({ state, passed, failed, checks }: CheckRunDto): readonly [StatusTone, string] {
  if (state === 'broken') return ['quiet', 'Прервана: начните снова'];
  if (state === 'running' && checks.length === 0) return ['way', 'Идёт'];
  const left = checks.length - passed - failed;
  const words = `Верно: ${passed}, неверно: ${failed}${left > 0 ? `, не${nbsp}проверено: ${left}` : ''}`;
  return [failed > 0 ? 'stopped' : left > 0 ? 'quiet' : 'done', words];
}

/** One trial with its checks. */
export function Report({ run, open, onReload }: ReportProps) {
  const { kind, state, startedAt, endsAt, checks } = run;
  const [tone, text] = summaryOf(run);
  return (
    <Details
      open={open}
      summary={
        <span className={styles.summary}>
          {NAMES[kind]}, {formatDateTime(startedAt)}
          <StatusBadge tone={tone}>{text}</StatusBadge>
        </span>
      }
    >
      {kind === 'caller' && state === 'running' && (
        <p className={styles.over}>
          <span className="quiet">Смотрим до {formatDateTime(endsAt)}: запустите свою программу.</span>
          <Button kind="secondary" size="small" onClick={onReload}>
            Обновить отчёт
          </Button>
        </p>
      )}
      {checks.length > 0 && (
        <ul className={styles.deliveries} aria-label="Проверки">
          {checks.map((check) => (
            <li key={check.code} className={styles.check}>
              <StatusBadge tone={WORDS[check.state][0]}>{WORDS[check.state][1]}</StatusBadge>
              <div>
                <p>{check.title}</p>
                {check.state !== 'passed' && <p className="quiet">Должно быть: {check.expected}</p>}
                <p className="quiet">Увидели: {check.seen}</p>
                {check.state === 'failed' && check.sent && (
                  <Details summary="Что отправили">
                    <pre className={styles.sent}>{check.sent}</pre>
                  </Details>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Details>
  );
}
