/** Safari, and a browser on a busy machine, read the file some time after the click; FileSaver.js waits as long. */
const READ_MS = 40_000;

/** Downloads a file, under the server's name for it where there is one. */
export function saveFile(file: Blob, fallbackName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file instanceof File ? file.name : fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
