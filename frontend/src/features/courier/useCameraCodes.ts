import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { cameraProblem, openCamera, type Camera } from './camera';
import { openDetector, type Detector } from './detector';
import { freshCodes } from './fresh-codes';

/** Between two frames: a hand moves slowly, and reading takes the phone's battery. */
const FRAME_MS = 120;

export type CameraState =
  | { name: 'starting' }
  /** The picture is there, the reader of codes is still loaded. */
  | { name: 'loading' }
  | { name: 'reading' }
  /** `reload` tells that opening the page anew helps. */
  | { name: 'off'; problem: string; reload: boolean };

interface CameraCodes {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  torch: Camera['torch'];
  retry: () => void;
}

const READER_PROBLEM =
  'Сканер не загрузился. Обновите страницу, когда будет связь: всё отмеченное останется на телефоне.';

const pause = () => new Promise((later) => setTimeout(later, FRAME_MS));

/** A reader that is not there is no matter of the camera. */
class ReaderError extends Error {}

const aReader = () =>
  openDetector().catch(() => {
    throw new ReaderError();
  });

/** Reads the codes of a video, each once, until the signal. */
async function readCodes(
  video: HTMLVideoElement,
  detect: Detector,
  signal: AbortSignal,
  onCode: (code: string) => Promise<void>,
): Promise<void> {
  const isFresh = freshCodes();
  while (!signal.aborted) {
    const codes = await detect(video).catch(() => []);
    for (const code of codes) if (!signal.aborted && isFresh(code)) await onCode(code);
    await pause();
  }
}

const problemState = (error: unknown): CameraState =>
  error instanceof ReaderError
    ? { name: 'off', problem: READER_PROBLEM, reload: true }
    : { name: 'off', problem: cameraProblem(error), reload: false };

/** The codes before the phone's camera. It is closed when the page is hidden or left, and no picture is kept. */
export function useCameraCodes(onCode: (code: string) => Promise<void>): CameraCodes {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>({ name: 'starting' });
  const [torch, setTorch] = useState<Camera['torch']>(null);
  const [tried, setTried] = useState(0);
  const [isSeen, setSeen] = useState(document.visibilityState === 'visible');
  const took = useEffectEvent(onCode);

  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    const node = video.current;
    if (!isSeen || !node) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      leaving.abort();
      setTorch(null);
      setState(problemState(error));
    };
    const run = async () => {
      const camera = await openCamera(() => fail(new DOMException('', 'NotReadableError')));
      if (signal.aborted) return camera.stop();
      signal.addEventListener('abort', camera.stop);
      node.srcObject = camera.stream;
      setTorch(() => camera.torch);
      setState({ name: 'loading' });
      const [detect] = await Promise.all([aReader(), node.play()]);
      if (signal.aborted) return;
      setState({ name: 'reading' });
      await readCodes(node, detect, signal, (code) => took(code));
    };
    setState({ name: 'starting' });
    run().catch(fail);
    return () => {
      leaving.abort();
      setTorch(null);
      node.srcObject = null;
    };
  }, [isSeen, tried]);

  return { video, state, torch, retry: () => setTried((count) => count + 1) };
}
