/** Puts a text on the clipboard; says whether the browser took it (FAULT-35). Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Denied, or a browser without a clipboard at all.
    return false;
  }
}
