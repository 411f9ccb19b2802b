interface Line {
  time: string;
  level: string;
  msg?: string;
  context?: string;
  err?: { stack?: string; message?: string };
  [field: string]: unknown;
}

const indented = (text: string): string => text.replace(/^/gm, '    ');

const field = ([name, value]: [string, unknown]): string =>
  `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;

/** A log line for a terminal: time, level, context, message and fields on one line, the stack below. */
export function readable(json: string): string {
  const { time, level, msg, context, err, ...fields } = JSON.parse(json) as Line;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const words = [clock, level.toUpperCase().padEnd(5), context && `${context}:`, msg];
  const line = [...words, ...Object.entries(fields).map(field)].filter(Boolean).join(' ');
  const stack = err?.stack ?? err?.message;
  return stack ? `${line}\n${indented(stack)}\n` : `${line}\n`;
}
