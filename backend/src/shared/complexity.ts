const maxDepth = 10;

/** The biggest honest body is a thousand points; each value, object and list in it counts. */
const maxValues = 20_000;

/**
 * Whether a body is deeper or has more values than any honest one. Looked at before anything walks the body by
 * recursion: a megabyte of brackets would overflow the stack, a megabyte of empty objects would take seconds.
 */
export function isTooComplex(body: unknown): boolean {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let count = 0; open.length > 0; count++) {
    const { value, depth } = open.pop() as { value: unknown; depth: number };
    if (count > maxValues || depth > maxDepth) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const part of Object.values(value)) open.push({ value: part, depth: depth + 1 });
  }
  return false;
}
