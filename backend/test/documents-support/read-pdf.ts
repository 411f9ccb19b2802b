import { fork, type ChildProcess } from 'node:child_process';
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

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * A program that reads files for the tests, in their order: loading it takes longer than reading. It starts with the first file
 * and ends with this process.
 */
class Reader {
  private program: ChildProcess | null = null;
  private readonly waiting: Waiting[] = [];

  constructor(private readonly name: string) {}

  read(bytes: Buffer): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.program ??= this.start();
      this.program.channel?.ref();
      this.program.send(bytes);
    });
  }

  private start(): ChildProcess {
    const program = fork(join(__dirname, this.name), { serialization: 'advanced', execArgv: [] });
    program.unref();
    program.on('message', ({ result, failure }: { result?: unknown; failure?: string }) => {
      const one = this.waiting.shift();
      if (this.waiting.length === 0) program.channel?.unref();
      if (failure === undefined) one?.resolve(result);
      else one?.reject(new Error(failure));
    });
    program.on('exit', () => {
      this.program = null;
      for (const { reject } of this.waiting.splice(0)) reject(new Error(`${this.name} has ended`));
    });
    return program;
  }
}

const [pdfs, pictures] = [new Reader('pdf-program.mjs'), new Reader('picture-program.mjs')];

export const readPdf = (bytes: Buffer): Promise<Pdf> => pdfs.read(bytes) as Promise<Pdf>;

/** What a scanner reads from a picture: kinds and texts of its codes. */
export const readPicture = (png: Buffer) => pictures.read(png) as Promise<[format: string, text: string][]>;

export const textOf = (page: PdfPage | undefined): string =>
  page?.texts
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ') ?? '';
