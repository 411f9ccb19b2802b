import { PICTURES_OF_TRY } from '@shlyah/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { Problem } from '../../ui/feedback/Notice';
import { FieldSet } from '../../ui/fields/Field';
import { Picture } from '../../ui/fields/FileField';
import { shrinkProblem, shrunk } from './shrink';
import { useCourier } from './useCourier';
import styles from './courier.module.css';

interface Props {
  wanted: boolean;
  keys: readonly string[];
  /** Rejects when the phone has no room. */
  add: (bytes: ArrayBuffer) => Promise<void>;
  drop: (key: string) => void;
  /** Whether a picture is being made small and stored. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** Called before the camera covers the page. */
  onOpen: () => void;
}

const NO_ROOM =
  'Фото не сохранилось: на телефоне нет места. Освободите его и снимите ещё раз, или запишите исход без фото.';

/** Pictures of a try, from the camera or from the phone. They are stored as soon as they are taken. */
export function PicturesField({ wanted, keys, add, drop, busy, onBusy, onOpen }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const room = PICTURES_OF_TRY - keys.length;
  const take = async (files: readonly File[]) => {
    onBusy(true);
    setProblem(files.length > room ? `Лишние фото не взяли: можно до ${PICTURES_OF_TRY}.` : null);
    for (const file of files.slice(0, room)) {
      const bytes = await shrunk(file).catch(() => null);
      if (!bytes) setProblem(shrinkProblem(file));
      else await add(bytes).catch(() => setProblem(NO_ROOM));
    }
    onBusy(false);
  };
  return (
    <FieldSet label="Фото" optional={!wanted} hint={`До ${PICTURES_OF_TRY} фото`}>
      {keys.length > 0 && (
        <ul className={styles.pictures}>
          {keys.map((key, at) => (
            <li key={key}>
              <KeptPhoto name={key} label={`Фото ${at + 1}`} />
              <Button kind="secondary" onClick={() => drop(key)}>
                Удалить<span className="visually-hidden"> фото {at + 1}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status">{busy && 'Сохраняем фото…'}</p>
      <Problem>{problem}</Problem>
      {room > 0 && (
        <div className={styles.tools}>
          <PictureButton label="Снять" camera busy={busy} onOpen={onOpen} onTake={take} />
          <PictureButton label="Из галереи" busy={busy} onOpen={onOpen} onTake={take} />
        </div>
      )}
    </FieldSet>
  );
}

interface ButtonProps {
  label: string;
  camera?: boolean;
  busy: boolean;
  onOpen: () => void;
  onTake: (files: readonly File[]) => Promise<void>;
}

function PictureButton({ label, camera = false, busy, onOpen, onTake }: ButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        capture={camera ? 'environment' : undefined}
        multiple={!camera}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same picture can be chosen once more.
          target.value = '';
          void onTake(files);
        }}
      />
      <Button
        kind="secondary"
        busy={busy}
        onClick={() => {
          onOpen();
          input.current?.click();
        }}
      >
        {label}
      </Button>
    </>
  );
}

/** A picture of the phone's store. */
function KeptPhoto({ name, label }: { name: string; label: string }) {
  const { draft } = useCourier();
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    let isShown = true;
    void draft.bytesOf(name).then(
      (bytes) => {
        if (isShown && bytes) setFile(new File([bytes], `${label}.jpg`, { type: 'image/jpeg' }));
      },
      () => undefined,
    );
    return () => void (isShown = false);
  }, [draft, name, label]);
  return file ? <Picture file={file} alt={label} /> : <span>{label}</span>;
}
