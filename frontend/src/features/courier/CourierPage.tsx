import { Button } from '../../ui/actions/Button';
import { Notice, Problem } from '../../ui/feedback/Notice';
import { AcceptPass } from './AcceptPass';
import { KeptList } from './KeptList';
import { RefusedPictures } from './RefusedPictures';
import { RunPage } from './RunPage';
import { SentLine } from './SentLine';
import { useCourier, useCourierState } from './useCourier';
import styles from './courier.module.css';

/** The page of a driver, `/r/`. */
export function CourierPage() {
  const { phase, outcomes } = useCourierState();
  if (phase.name === 'run') return <RunPage shown={phase} />;
  return (
    <main className={styles.page}>
      <p className={styles.brand}>Шлях</p>
      {phase.name === 'starting' && <p role="status">Открываем рейс…</p>}
      {phase.name === 'offer' && <AcceptPass offer={phase} />}
      {phase.name === 'none' && <NoRun problem={phase.problem} />}
      {outcomes.length > 0 && <SentLine />}
      {phase.name === 'none' && <KeptList />}
      <RefusedPictures />
    </main>
  );
}

function NoRun({ problem }: { problem: string | null }) {
  const courier = useCourier();
  return (
    <>
      <h1>Рейса нет</h1>
      {problem && <Problem>{problem}</Problem>}
      <Notice kind="info">Откройте ссылку из SMS или отсканируйте QR-код на экране диспетчера.</Notice>
      <div className={styles.bar}>
        <Button kind="secondary" size="large" wide onClick={() => void courier.sync()}>
          Проверить ещё раз
        </Button>
      </div>
    </>
  );
}
