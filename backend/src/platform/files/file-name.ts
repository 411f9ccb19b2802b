const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

/**
 * The name with the ending of what the file really is, so that nobody's computer opens it as something else. It is added rather
 * than put into the place of another one: «договор 2026.05» has none.
 */
export function withEnding(name: string, mime: string): string {
  const right = endings[mime] ?? [];
  const isRight = right.some((ending) => name.toLowerCase().endsWith(ending));
  return isRight ? name : `${name}${right[0] ?? ''}`;
}
