/** The part of pngjs that the tests use; it comes without types. */
declare module 'pngjs' {
  export const PNG: { sync: { read(bytes: Buffer): { width: number; height: number; data: Buffer } } };
}
