import { encodeSignature, parseSignature } from '@shlyah/domain';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import SignaturePad, { type PointGroup } from 'signature_pad';

/** The field that strokes are stored in: of the form of the one on the screen, whatever its size there. */
export const SIGNATURE_FIELD = { width: 400, height: 225 } as const;

const PEN = {
  dotSize: 2,
  minWidth: 1,
  maxWidth: 3,
  penColor: '#000',
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
} as const;

/** How long a finger takes from point to point: the width of a line goes by it. */
const STEP_MS = 16;

/** The text of what is drawn on a field of so many pixels; null of nothing. */
export function drawnText(groups: readonly PointGroup[], width: number): string | null {
  const scale = SIGNATURE_FIELD.width / width;
  const strokes = groups.map(({ points }) => points.map(({ x, y }) => ({ x: x * scale, y: y * scale })));
  return strokes.length > 0 ? encodeSignature({ ...SIGNATURE_FIELD, strokes }) : null;
}

/** The strokes of a text on a field of so many pixels. */
export function drawnGroups(text: string | null, width: number): PointGroup[] {
  const signature = text === null ? null : parseSignature(text);
  if (!signature) return [];
  const scale = width / signature.width;
  return signature.strokes.map((stroke) => ({
    ...PEN,
    points: stroke.map(({ x, y }, at) => ({ x: x * scale, y: y * scale, pressure: 0.5, time: at * STEP_MS })),
  }));
}

/**
 * Draws a signature on a canvas with finger, pen or mouse; each stroke is told. A canvas that gets another size is drawn anew from its strokes,
 * in the pixels of the screen.
 */
export function useSignaturePad(
  canvas: RefObject<HTMLCanvasElement | null>,
  value: string | null,
  onChange: (value: string | null) => void,
): void {
  const pad = useRef<SignaturePad | null>(null);
  const told = useEffectEvent((width: number) => {
    if (pad.current) onChange(drawnText(pad.current.toData(), width));
  });
  const draw = useEffectEvent((width: number) => pad.current?.fromData(drawnGroups(value, width)));

  useEffect(() => {
    const field = canvas.current;
    if (!field) return undefined;
    pad.current = new SignaturePad(field, PEN);
    const onStroke = () => told(field.clientWidth);
    const fit = () => {
      const ratio = Math.max(1, window.devicePixelRatio);
      const [width, height] = [field.clientWidth * ratio, field.clientHeight * ratio].map(Math.round);
      if (!width || !height || (field.width === width && field.height === height)) return;
      // A change of the size clears a canvas.
      Object.assign(field, { width, height });
      field.getContext('2d')?.scale(ratio, ratio);
      draw(field.clientWidth);
    };
    fit();
    const sizes = new ResizeObserver(fit);
    sizes.observe(field);
    pad.current.addEventListener('endStroke', onStroke);
    return () => {
      sizes.disconnect();
      pad.current?.off();
      pad.current = null;
    };
  }, [canvas]);

  useEffect(() => {
    if (value === null) pad.current?.clear();
  }, [value]);
}
