/** A label stays before the camera for longer than one reading. */
const PAUSE_MS = 2000;

/** Tells whether a code is read anew, after two seconds without it. A frame may have several codes. Times are in milliseconds. */
export function freshCodes(now: () => number = () => performance.now()): (code: string) => boolean {
  const seen = new Map<string, number>();
  return (code) => {
    const isFresh = now() - (seen.get(code) ?? -Infinity) >= PAUSE_MS;
    seen.set(code, now());
    return isFresh;
  };
}
