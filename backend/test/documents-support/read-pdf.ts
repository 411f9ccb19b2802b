import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Mm from the upper left corner of the page. */
export interface PdfText {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PdfPage {
  width: number;
  height: number;
  texts: PdfText[];
  /** What stays white at each edge, mm. */
  ink: { left: number; top: number; right: number; bottom: number };
  /** What a scanner reads from the page as a printer of 203 dpi prints it; `runs` are its bars and gaps, dots. */
  codes: { format: string; text: string; runs: number[] }[];
}

export interface Pdf {
  preferences: object;
  pages: PdfPage[];
}

export const readPdf = (bytes: Buffer): Promise<Pdf> => read<Pdf>('pdf-program.mjs', bytes);

/** What a scanner reads from a picture: kinds and texts of its codes. */
export const readPicture = (png: Buffer): Promise<[format: string, text: string][]> =>
  read('picture-program.mjs', png);

const read = <T>(name: string, bytes: Buffer): Promise<T> =>
  new Promise((resolve, reject) => {
    const program = join(__dirname, name);
    const done = (error: Error | null, stdout: string): void =>
      error ? reject(error) : resolve(JSON.parse(stdout) as T);
    const child = execFile(process.execPath, [program], { maxBuffer: 2 ** 26 }, done);
    child.stdin?.end(bytes);
  });

export const textOf = (page: PdfPage | undefined): string =>
  page?.texts
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ') ?? '';
