// Types for the used parts of three libraries without types.

declare module 'carbone' {
  interface Options {
    lang: string;
    timezone: string;
    extension: string;
  }
  const carbone: {
    /** Fills the markers of an XML text; the error may be a string. */
    renderXML(
      xml: string,
      data: object,
      options: Options,
      done: (error: Error | string | null, xml: string) => void,
    ): void;
  };
  export default carbone;
}

declare module 'yazl' {
  export class ZipFile {
    readonly outputStream: import('node:stream').Readable;
    addBuffer(bytes: Buffer, name: string, options: { mtime: Date; mode: number; compress?: boolean }): void;
    addReadStream(
      stream: NodeJS.ReadableStream,
      name: string,
      options: { mtime: Date; mode: number; forceZip64Format?: boolean },
    ): void;
    end(): void;
  }
}

declare module 'fontkit' {
  /** Opens a file of one font. */
  export function openSync(file: string): {
    /** The code points that the font has. */
    characterSet: number[];
  };
}
