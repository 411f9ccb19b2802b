import { parseSignature } from '@shlyah/domain';

/** The picture of a signature as SVG, dark on white; null when the text is none. */
export function signatureSvg(text: string): string | null {
  const signature = parseSignature(text);
  if (!signature) return null;
  const { width, height, strokes } = signature;
  // A dot is a line of no length, which round caps make visible.
  const path = strokes
    .map(
      ([first, ...rest]) =>
        `M${at(first)}L${[...rest, ...(rest.length === 0 ? [first] : [])].map(at).join(' ')}`,
    )
    .join('');
  const pen = Math.max(2, Math.round(width / 160));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<path d="${path}" fill="none" stroke="#14211b" stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('');
}

const at = (point: { x: number; y: number } | undefined): string => `${point?.x ?? 0} ${point?.y ?? 0}`;
