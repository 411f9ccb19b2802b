const maxDepth = 10;

/** The largest legitimate body is a thousand points; each value, object and list in it counts. */
const maxValues = 20_000;

/**
 * Whether a body has no more depth and values than legitimate ones. Checked before anything walks the body
 * recursively: a megabyte of brackets would overflow the stack, a megabyte of empty objects would take seconds. A
 * field called "constructor" is dropped on the way: class-transformer would take its value for the object's class.
 */
export function isSaneBody(body: object): boolean {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let count = 0; open.length > 0; count++) {
    const { value, depth } = open.pop() as { value: unknown; depth: number };
    if (count > maxValues || depth > maxDepth) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, 'constructor')) Reflect.deleteProperty(value, 'constructor');
    for (const part of Object.values(value)) open.push({ value: part, depth: depth + 1 });
  }
  return true;
}
