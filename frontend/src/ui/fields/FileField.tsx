import { useCallback, useRef, type ImgHTMLAttributes } from 'react';
import { Button, IconButton } from '../actions/Button';
import { Icon } from '../icons/Icon';
import { Field, splitFieldProps, type FieldFrameProps } from './Field';
import styles from './FileField.module.css';

export interface FileFieldProps extends Omit<FieldFrameProps, 'width'> {
  value: File | null;
  /** A refused file is not passed on: `file` is null, `problem` says why. */
  onChange: (file: File | null, problem: string | undefined) => void;
  /** MIME types, for instance ['application/pdf', 'image/png'], and endings of names, ['.xlsx']. */
  accept: readonly string[];
  /** In bytes. */
  maxSize: number;
  name?: string | undefined;
  /** The stored file, shown while no new one is chosen. */
  current?: { label: string; href: string } | undefined;
}

/** Russian size: «1,4 МБ», «320 КБ». */
export function fileSize(bytes: number): string {
  return bytes >= 1024 * 1024
    ? `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} МБ`
    : `${Math.max(1, Math.round(bytes / 1024))} КБ`;
}

/** Not each browser knows the type of a table: then the name tells. */
const isOfKind = ({ type, name }: File, kind: string): boolean =>
  kind.startsWith('.') ? name.toLowerCase().endsWith(kind) : kind === type;

/** Reason to refuse the file, or undefined. */
export function fileProblem(file: File, accept: readonly string[], maxSize: number): string | undefined {
  if (!accept.some((kind) => isOfKind(file, kind)))
    return 'Такой файл не подойдёт: выберите файл другого вида';
  if (file.size > maxSize) return `Файл ${fileSize(file.size)} слишком велик: можно до ${fileSize(maxSize)}`;
  return undefined;
}

/** A chosen picture, read from the device. */
export function Picture({ file, ...rest }: { file: File } & ImgHTMLAttributes<HTMLImageElement>) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" {...rest} />;
}

/** A file from the device; kind and size are checked before anything is sent. */
export function FileField(props: FileFieldProps) {
  const [frame, { value, onChange, accept, maxSize, name, current }] = splitFieldProps(props);
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    const problem = fileProblem(file, accept, maxSize);
    onChange(problem ? null : file, problem);
  };
  return (
    <Field {...frame}>
      {(controlProps) => (
        <div
          className={styles.drop}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            take(event.dataTransfer.files[0]);
          }}
        >
          <input
            {...controlProps}
            ref={input}
            type="file"
            name={name}
            accept={accept.join(',')}
            className="visually-hidden"
            onChange={(event) => {
              take(event.target.files?.[0]);
              // The same file may be chosen again after it was removed.
              event.target.value = '';
            }}
          />
          {value ? (
            <div className={styles.file}>
              {value.type.startsWith('image/') ? (
                <Picture file={value} className={styles.preview} />
              ) : (
                <Icon name="document" size={24} />
              )}
              <span className={styles.name}>
                {value.name} <span className={styles.size}>{fileSize(value.size)}</span>
              </span>
              <IconButton icon="close" label="Убрать файл" onClick={() => onChange(null, undefined)} />
            </div>
          ) : (
            <div className={styles.file}>
              {current && (
                <a href={current.href} target="_blank" rel="noreferrer" className={styles.name}>
                  {current.label}
                </a>
              )}
              <Button kind="secondary" size="small" icon="upload" onClick={() => input.current?.click()}>
                {current ? 'Заменить' : 'Выбрать файл'}
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
