const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

/**
 * The name with the extension of the file's real type, so that no computer opens it as another. It is appended rather than replaced:
 * «договор 2026.05» has none.
 */
export function withEnding(name: string, mime: string): string {
  const right = endings[mime] ?? [];
  const isRight = right.some((ending) => name.toLowerCase().endsWith(ending));
  return isRight ? name : `${name}${right[0] ?? ''}`;
}
