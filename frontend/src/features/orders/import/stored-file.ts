import type { ActionFailure } from '../../../shared/failure';

/** A file as text, to be kept with a draft. */
export interface StoredFile {
  name: string;
  type: string;
  /** Base64. */
  data: string;
}

/** Reads a file; null when the device does not give it any more. */
export function storedFileOf(file: File): Promise<StoredFile | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const [, data = ''] = String(reader.result).split(',');
      resolve({ name: file.name, type: file.type, data });
    };
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}

export const fileOf = ({ name, type, data }: StoredFile): File =>
  new File([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], name, { type });

/** Phones give files of a cloud that is out of reach. */
export const unreadable: ActionFailure = {
  status: 0,
  code: 'unknown',
  message: 'Устройство не отдало файл. Сохраните его на устройство и выберите ещё раз.',
};
