// Giving the reader a file.

/** Downloads what is in it under a name that every file system takes: `invoice-2026/7.pdf` becomes `invoice-2026-7.pdf`. */
export function saveFile(content: BlobPart, { name, type }: { readonly name: string; readonly type: string }): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[^\p{L}\p{N}._-]+/gu, '-');
  link.click();
  // Not at once: some browsers read the address only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
