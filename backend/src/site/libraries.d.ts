// Types for the used parts of a library without types.

declare module 'tar-stream' {
  import type { Readable, Writable } from 'node:stream';

  interface Header {
    name: string;
    size: number;
  }
  type OnEntry = (header: Header, content: Readable, next: (error?: Error) => void) => void;
  interface Extract extends Writable {
    on(event: 'entry', listener: OnEntry): this;
    on(event: 'finish', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
  }
  interface Pack extends Readable {
    entry(header: Header, bytes: Buffer, done: (error?: Error) => void): void;
    finalize(): void;
  }
  export const extract: () => Extract;
  export const pack: () => Pack;
}
