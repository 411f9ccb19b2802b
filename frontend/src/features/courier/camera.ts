/** An open camera. */
export interface Camera {
  stream: MediaStream;
  /** Switches its light; null where it has none. */
  torch: ((on: boolean) => Promise<void>) | null;
  stop: () => void;
}

const NO_CAMERA = 'На этом устройстве нет камеры.';

const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'Камера не разрешена. Разрешите её: значок слева от адреса страницы → «Камера», или настройки браузера.',
  NotFoundError: NO_CAMERA,
  OverconstrainedError: NO_CAMERA,
  NotReadableError: 'Камера занята другим приложением. Закройте его.',
  AbortError: 'Камера занята другим приложением. Закройте его.',
  TimeoutError: 'Камера не ответила. Включите её ещё раз.',
};

/** Why the camera is not open, and what the driver can do. */
export const cameraProblem = (error: unknown): string =>
  PROBLEMS[(error as Partial<Error>)?.name ?? ''] ?? 'Камера не открылась. Включите её ещё раз.';

/** What the types of the language do not have of a track: its light. */
interface WithTorch {
  torch?: boolean;
}

/** Opens the camera at the back; `onLost` tells that the phone has taken it away. Rejects with a `DOMException` of `getUserMedia`. */
export async function openCamera(onLost: () => void): Promise<Camera> {
  // Without https browsers have no camera to offer.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new DOMException('', 'NotFoundError');
  const stream = await mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const [track] = stream.getVideoTracks();
  track?.addEventListener('ended', onLost);
  const { torch = false } = (track?.getCapabilities?.() ?? {}) as WithTorch;
  return {
    stream,
    torch:
      track && torch
        ? (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
        : null,
    stop: () => stream.getTracks().forEach((one) => one.stop()),
  };
}
