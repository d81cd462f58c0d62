/** Resolves to whether the browser allowed it (FAULT-35). Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Denied, or there is no clipboard API.
    return false;
  }
}
