const WORDS = {
  broken: 'PDF повреждён или неполон. Откройте его и сохраните заново.',
  active: 'В PDF есть скрипты или вложенные файлы. Пришлите простой скан.',
};

/** Features no scan needs: scripts, programs to start, files inside. Long names only: short ones occur in any picture. */
const active = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![A-Za-z])/;

/**
 * The error of a PDF, in Russian; null when it has its header, its end, and where the end says it the table of its objects. Objects in
 * compressed streams are not checked; a browser shows the file in a sandbox.
 */
export function pdfProblem(bytes: Buffer): string | null {
  const text = bytes.toString('latin1');
  const head = /%PDF-[12]\.\d/.exec(text.slice(0, 1024));
  const end = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text.slice(-1024).replace(/\0+$/, ''));
  if (!head || !end) return WORDS.broken;
  const table = text.slice(head.index + Number(end[1])).trimStart();
  if (!/^(xref\s|\d+\s+\d+\s+obj\b)/.test(table) || !/\/Root\b/.test(table)) return WORDS.broken;
  const names = text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return active.test(names) ? WORDS.active : null;
}
