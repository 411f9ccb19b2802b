/** Downloads a file, under the server's name for it where there is one. */
export function saveFile(file: Blob, fallbackName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file instanceof File ? file.name : fallbackName;
  link.click();
  // The browser starts the download before the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
