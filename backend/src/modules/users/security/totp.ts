import { generateSecret, generateURI, verifySync } from 'otplib';

/** Phone and server may differ by so many seconds: the half-minute before and after count too. */
const toleranceSeconds = 30;

export const newSecret = (): string => generateSecret();

/** What the QR code says to the app. */
export const otpauth = (secret: string, issuer: string, label: string): string =>
  generateURI({ secret, issuer, label });

/** Half a minute whose code this is, null when it is none that may still be used. */
export function stepOf(secret: string, code: string, now: Date, lastStep: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: toleranceSeconds,
    // The library refuses a last step that lies ahead of its window, as after a clock was set back.
    afterTimeStep: Math.min(lastStep, Math.floor(now.getTime() / 30_000) + 1),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
