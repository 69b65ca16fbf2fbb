/** Hands a finished file to the browser's downloads under `fileName`. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken its own reference once the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
