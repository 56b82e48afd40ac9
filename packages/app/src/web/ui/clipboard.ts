// Copies text where the browser allows it.

/** Returns whether a text was copied: the clipboard is unavailable without the user’s permission or on an insecure page. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
