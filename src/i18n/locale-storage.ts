const KEY = 'preferred-language';

/** Not validated. Null if no locale is stored or storage is blocked (I18N-2, FAULT-49). */
export function readStoredLocale(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** I18N-3. Does nothing if storage is blocked or full. */
export function storeLocale(locale: string): void {
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // Private mode or quota: the choice applies to this page only.
  }
}
