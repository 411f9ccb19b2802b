import { useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import type { Camera } from './camera';
import type { CameraState, useCameraCodes } from './useCameraCodes';
import styles from './scan.module.css';

const HINTS: Record<Exclude<CameraState['name'], 'off'>, string> = {
  starting: 'Открываем камеру…',
  loading: 'Загружаем сканер…',
  reading: 'Наведите камеру на штрихкод этикетки',
};

/** What the camera sees; without one, why, and what can be done. */
export function CameraView({ camera }: { camera: ReturnType<typeof useCameraCodes> }) {
  const { video, state, torch, retry } = camera;
  const isOff = state.name === 'off';
  return (
    <div className={styles.camera}>
      <video ref={video} className={styles.video} hidden={isOff} muted playsInline aria-hidden />
      {isOff ? (
        <>
          <Notice kind="attention" role="status">
            {state.problem} Номер можно ввести.
          </Notice>
          {state.reload ? (
            <Button kind="secondary" size="large" wide onClick={() => window.location.reload()}>
              Обновить страницу
            </Button>
          ) : (
            <Button kind="secondary" size="large" wide onClick={retry}>
              Включить камеру
            </Button>
          )}
        </>
      ) : (
        <>
          <p role="status">{HINTS[state.name]}</p>
          {torch && <Torch torch={torch} />}
        </>
      )}
    </div>
  );
}

function Torch({ torch }: { torch: NonNullable<Camera['torch']> }) {
  const [isOn, setOn] = useState(false);
  const turn = async () => {
    await torch(!isOn).catch(() => undefined);
    setOn(!isOn);
  };
  return (
    <Button kind="secondary" icon="sun" aria-pressed={isOn} onClick={() => void turn()}>
      Фонарик
    </Button>
  );
}
